/// Bytes that grow at the end: what a template prints.
struct OutputBuffer: ~Copyable {
    private var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 64)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    @inline(__always)
    mutating func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
        if count + length > capacity { grow(by: length) }
        (base + count).update(from: source, count: length)
        count += length
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            if let source = bytes.baseAddress { append(source, bytes.count) }
        }
    }

    /// The bytes from `start` on, as text.
    func text(from start: Int) -> String {
        String(
            decoding: UnsafeBufferPointer(start: base + start, count: count - start), as: UTF8.self)
    }

    mutating func truncate(to length: Int) {
        count = min(count, max(0, length))
    }

    func bytes() -> [UInt8] {
        Array(UnsafeBufferPointer(start: base, count: count))
    }

    private mutating func grow(by length: Int) {
        let wanted = max(capacity * 2, count + length)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = wanted
    }
}
