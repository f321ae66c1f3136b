#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// The bytes of a file, or nil where it can't be read.
func bytes(ofFile path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = fread(&chunk, 1, chunk.count, file)
        guard count > 0 else { return ferror(file) == 0 ? bytes : nil }
        bytes += chunk[..<count]
    }
}

/// Seconds that this process has computed; what else runs on the machine doesn't count.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Ends the program with a message.
func fail(_ message: String) -> Never {
    let line = Array("RenderBenchmark: \(message)\n".utf8)
    _ = write(2, line, line.count)
    exit(1)
}
