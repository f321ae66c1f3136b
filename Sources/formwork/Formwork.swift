import FileTree
import FormworkCommands

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

@main
struct Formwork {
    static func main() {
        exit(
            CommandRunner.run(
                arguments: Array(CommandLine.arguments.dropFirst()),
                environment: ProcessEnvironment.variables(),
                workingFolder: ProcessEnvironment.workingFolder()))
    }
}
