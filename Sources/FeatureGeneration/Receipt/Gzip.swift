import CZlib

/// Compresses and expands in the gzip format (RFC 1952) with zlib.
enum Gzip {
    /// The bytes in gzip's form, without a time or a file name: the same bytes give the same result.
    /// - Returns: nil where zlib has no memory left.
    static func compress(_ bytes: [UInt8]) -> [UInt8]? {
        // zlib keeps the addresses of both between calls.
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        let header = UnsafeMutablePointer<gz_header>.allocate(capacity: 1)
        stream.initialize(to: z_stream())
        header.initialize(to: gz_header())
        defer {
            stream.deallocate()
            header.deallocate()
        }
        guard
            deflateInit2_(
                stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzipWindow, 8, Z_DEFAULT_STRATEGY,
                zlibVersion(), streamSize) == Z_OK
        else { return nil }
        defer { deflateEnd(stream) }
        // 255 stands for an unknown system: the header doesn't tell macOS and Linux apart.
        header.pointee.os = 255
        deflateSetHeader(stream, header)
        let bound = Int(deflateBound(stream, UInt(bytes.count))) + 64
        var input = bytes
        var output = [UInt8](repeating: 0, count: bound)
        let status = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.pointee.next_in = source.baseAddress
                stream.pointee.avail_in = UInt32(source.count)
                stream.pointee.next_out = target.baseAddress
                stream.pointee.avail_out = UInt32(target.count)
                return deflate(stream, Z_FINISH)
            }
        }
        guard status == Z_STREAM_END else { return nil }
        return Array(output.prefix(Int(stream.pointee.total_out)))
    }

    /// The bytes that a gzip file holds.
    /// - Parameters:
    ///   - bytes: the file.
    ///   - limit: the most bytes that come out.
    /// - Returns: nil where the file is damaged, or holds more than `limit`.
    static func expand(_ bytes: [UInt8], limit: Int = 64 << 20) -> [UInt8]? {
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        stream.initialize(to: z_stream())
        defer { stream.deallocate() }
        guard inflateInit2_(stream, gzipWindow, zlibVersion(), streamSize) == Z_OK else {
            return nil
        }
        defer { inflateEnd(stream) }
        var input = bytes
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        return input.withUnsafeMutableBufferPointer { source -> [UInt8]? in
            stream.pointee.next_in = source.baseAddress
            stream.pointee.avail_in = UInt32(source.count)
            while true {
                let status = chunk.withUnsafeMutableBufferPointer { target in
                    stream.pointee.next_out = target.baseAddress
                    stream.pointee.avail_out = UInt32(target.count)
                    return inflate(stream, Z_NO_FLUSH)
                }
                output += chunk.prefix(chunk.count - Int(stream.pointee.avail_out))
                guard output.count <= limit else { return nil }
                if status == Z_STREAM_END { return stream.pointee.avail_in == 0 ? output : nil }
                guard status == Z_OK else { return nil }
            }
        }
    }

    private static let streamSize = Int32(MemoryLayout<z_stream>.size)

    /// The largest window, with gzip's header around it.
    private static let gzipWindow: Int32 = 15 + 16
}
