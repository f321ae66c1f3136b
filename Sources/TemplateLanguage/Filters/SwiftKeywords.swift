/// Words with a meaning in Swift.
enum SwiftKeywords {
    /// The words that StencilSwiftKit's `escapeReservedKeywords` puts in backticks, contextual ones
    /// among them.
    static let stencilReserved: Set<String> = {
        let declarations = """
            associatedtype class deinit enum extension fileprivate func import init inout internal \
            let open operator private protocol public static struct subscript typealias var
            """
        let statements = """
            break case continue default defer do else fallthrough for guard if in repeat return \
            switch where while
            """
        let expressions = """
            as Any catch false is nil rethrows super self Self throw throws true try _
            """
        let directives = """
            #available #colorLiteral #column #else #elseif #endif #file #fileLiteral #function #if \
            #imageLiteral #line #selector #sourceLocation
            """
        let contextual = """
            associativity convenience dynamic didSet final get infix indirect lazy left mutating \
            none nonmutating optional override postfix precedence prefix Protocol required right \
            set Type unowned weak willSet
            """
        return Set(
            [declarations, statements, expressions, directives, contextual].flatMap {
                $0.split(separator: " ").map(String.init)
            })
    }()

    /// The words that can't name a declaration without backticks: those that the grammar reserves
    /// everywhere, and `Type` and `Protocol`, which can't name a nested type.
    static let reserved: Set<String> = Set(
        """
        associatedtype class deinit enum extension fileprivate func import init inout internal let \
        operator precedencegroup private protocol public rethrows static struct subscript \
        typealias var break case catch continue default defer do else fallthrough for guard if in \
        repeat return throw switch where while Any as false is nil self Self super throws true try \
        Type Protocol _
        """.split(separator: " ").map(String.init))
}
