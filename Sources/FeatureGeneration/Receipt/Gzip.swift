import CZlib

/// Compresses and expands in the gzip format (RFC 1952) with zlib.
enum Gzip {
    /// The bytes in gzip's form, without a time or a file name: the same bytes give the same result.
    /// - Returns: nil where zlib has no memory left.
    static func compress(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        let version = zlibVersion()
        let size = Int32(MemoryLayout<z_stream>.size)
        guard
            deflateInit2_(
                &stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzipWindow, 8, Z_DEFAULT_STRATEGY, version,
                size) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        var header = gz_header()
        // 255 stands for an unknown system: the result doesn't tell macOS and Linux apart.
        header.os = 255
        deflateSetHeader(&stream, &header)
        let bound = Int(deflateBound(&stream, UInt(bytes.count))) + 64
        var input = bytes
        var output = [UInt8](repeating: 0, count: bound)
        let status = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.baseAddress
                stream.avail_out = UInt32(target.count)
                return deflate(&stream, Z_FINISH)
            }
        }
        guard status == Z_STREAM_END else { return nil }
        return Array(output.prefix(Int(stream.total_out)))
    }

    /// The bytes that a gzip file holds.
    /// - Parameters:
    ///   - bytes: the file.
    ///   - limit: the most bytes that come out.
    /// - Returns: nil where the file is damaged, or holds more than `limit`.
    static func expand(_ bytes: [UInt8], limit: Int = 64 << 20) -> [UInt8]? {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        guard inflateInit2_(&stream, gzipWindow, zlibVersion(), size) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var input = bytes
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        return input.withUnsafeMutableBufferPointer { source -> [UInt8]? in
            stream.next_in = source.baseAddress
            stream.avail_in = UInt32(source.count)
            while true {
                let status = chunk.withUnsafeMutableBufferPointer { target in
                    stream.next_out = target.baseAddress
                    stream.avail_out = UInt32(target.count)
                    return inflate(&stream, Z_NO_FLUSH)
                }
                output += chunk.prefix(chunk.count - Int(stream.avail_out))
                guard output.count <= limit else { return nil }
                if status == Z_STREAM_END { return stream.avail_in == 0 ? output : nil }
                guard status == Z_OK else { return nil }
            }
        }
    }

    /// The largest window, with gzip's header around it.
    private static let gzipWindow: Int32 = 15 + 16
}
