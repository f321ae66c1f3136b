#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

// RenderFuzz COUNT SEED: tries that many mutants. Exit code 1 where one fails without a place, takes
// longer than two seconds, or where memory grows all the way.

/// The most memory that this process has used, in MiB.
func peakMemory() -> Double {
    var usage = rusage()
    // 0 is RUSAGE_SELF, which the two systems import as different types.
    getrusage(0, &usage)
    #if canImport(Darwin)
        return Double(usage.ru_maxrss) / 1_048_576
    #else
        return Double(usage.ru_maxrss) / 1024
    #endif
}

let words = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
guard words.count == 2, words[0] > 0 else {
    print("usage: RenderFuzz COUNT SEED")
    exit(64)
}
let count = Int(words[0])
var mutants = Mutants(seed: words[1])
var rendered = 0
var failures = 0
var slowest = Duration.zero
var early = 0.0
let clock = ContinuousClock()
let begin = clock.now
for number in 1...count {
    let start = clock.now
    switch mutants.tryNext() {
    case .rendered: rendered += 1
    case .refused: break
    case .broken(let what):
        failures += 1
        print("mutant \(number) of seed \(words[1]): \(what)")
    }
    slowest = max(slowest, clock.now - start)
    if number == max(count / 5, 1) { early = peakMemory() }
}
let late = peakMemory()
print(
    "seed \(words[1]): \(count) mutants, \(rendered * 100 / count) % rendered, \(failures) failures,",
    "slowest \(slowest), \(clock.now - begin) in all,",
    "peak \(Int(early)) MiB after a fifth, \(Int(late)) MiB at the end")
if failures > 0 || slowest > .seconds(2) || late > early * 1.25 + 32 { exit(1) }
