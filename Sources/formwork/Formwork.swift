@main
struct Formwork {
    static func main() {}
}
