import Testing

@testable import TemplateLanguage

/// One filter on one value.
private func apply(_ filters: String, to value: TemplateValue) throws -> String {
    try render("{{ v|\(filters) }}", ["v": value, "f": "join:\"; \""])
}

@Suite("Filters on text and lists")
struct TextAndListFilterTests {
    static let cases: [(String, TemplateValue, String)] = [
        ("uppercase", "straße", "STRASSE"), ("lowercase", "ÀB", "àb"),
        ("lowercase", ["A", "B"], "[\"a\", \"b\"]"),
        ("capitalize", "hELLO wORLD o'neil", "Hello World O'neil"),
        ("default:'x'", .null, "x"), ("default:'x'", "", ""),
        ("default:'a:b|c,d'", .null, "a:b|c,d"),
        ("default:1.5", .null, "1.5"),
        ("join:', '", ["a", 2, true, 1.5, .null], "a, 2, true, 1.5, "),
        ("join", ["a", "b"], "ab"), ("join:'-'", "abc", "abc"),
        ("split:', '", "a, b", "[\"a\", \"b\"]"), ("split", "a b", "[\"a\", \"b\"]"),
        ("split:','", 5, "5"),
        ("indent", "a\n\nb", "a\n\n    b"), ("indent:2", "a\r\n\r\nb", "a\r\n\r\n  b"),
        ("indent:1,'\t',true", "a\nb\n", "\ta\n\tb\n"), ("filter:'uppercase'", "a", "A"),
        ("filter:'lowercase|capitalize'", "AB", "Ab"),
        ("filter:f", [1, 2], "1; 2"),
    ]

    @Test("Stencil's filters", arguments: cases)
    func filters(_ filter: String, _ value: TemplateValue, _ expected: String) throws {
        #expect(try apply(filter, to: value) == expected)
    }

    @Test("filters that would make huge texts are refused before they do")
    func bounds() {
        let long = TemplateValue.string(String(repeating: "a\n", count: 100_000))
        for filter in [
            "indent:1000000000", "indent:9000", "replace:'a',l", "indent:9223372036854775807,'ab'",
        ] {
            let found = findings("{{ l|\(filter) }}", ["l": long])
            #expect(found.first?.contains("16 MiB") == true, "\(filter)")
        }
    }
}

@Suite("StencilSwiftKit's filters")
struct SwiftKitFilterTests {
    @Test(
        "respell a name",
        arguments: [
            ("upperFirstLetter", "strING", "StrING"), ("titlecase", "a b", "A b"),
            ("lowerFirstLetter", "SomeCap", "someCap"),
            ("lowerFirstWord", "URLChooser", "urlChooser"),
            ("lowerFirstWord", "Some", "some"), ("lowerFirstWord", "PLEASE_STOP", "please_STOP"),
            ("camelToSnakeCase", "SomeURLString", "some_url_string"),
            ("camelToSnakeCase:'false'", "wiTH_WOrds", "wi_TH_W_Ords"),
            ("camelToSnakeCase:false", "AaB", "Aa_B"),
            ("snakeToCamelCase", "user_profile_id", "UserProfileId"),
            ("snakeToCamelCase", "__a_b", "__AB"),
            ("snakeToCamelCase:'true'", "__a_b", "AB"), ("snakeToCamelCase", "ALL_CAPS", "AllCaps"),
            ("swiftIdentifier", "with space", "With_Space"),
            ("swiftIdentifier:'pretty'", "a-b.c", "ABC"),
            ("swiftIdentifier:'valid'", "42 é", "_42_é"),
            ("escapeReservedKeywords", "class", "`class`"),
            ("escapeReservedKeywords", "actor", "actor"), ("removeNewlines", " a \n b", "ab"),
            ("removeNewlines:'leading'", "\n a b\n  c ", "a bc"), ("contains:'b'", "abc", "true"),
            ("!contains:'b'", "abc", "false"), ("hasPrefix:'ab'", "abc", "true"),
            ("hasSuffix:'x'", "abc", "false"),
            ("replace:'ab','c'", "ababab", "ccc"), ("replace:'.','$&'", "a.b", "a$&b"),
            ("replace:'','x'", "ab", "ab"),
            ("basename", "/tmp/x.tiff", "x.tiff"), ("basename", "x///", "x"),
            ("basename", "/", "/"),
            ("dirname", "/tmp/x/", "/tmp"), ("dirname", "x", "."), ("hexToInt", "FF", "255"),
            ("hexToInt", "zz", ""),
        ])
    func names(_ filter: String, _ value: String, _ expected: String) throws {
        #expect(try apply(filter, to: .string(value)) == expected)
    }

    @Test("numbers")
    func numbers() throws {
        #expect(try apply("int255toFloat", to: 51) == "0.2")
        #expect(try apply("int255toFloat", to: 100) == "0.39215687")
        #expect(try apply("int255toFloat|percent", to: 102) == "40%")
    }

    @Test(
        "what they refuse",
        arguments: [
            "camelToSnakeCase:'maybe'", "swiftIdentifier:'odd'", "removeNewlines:'odd'", "percent",
            "int255toFloat",
        ])
    func refusals(_ filter: String) {
        #expect(
            findings("{{ v|\(filter) }}", ["v": "x"]).first?.hasPrefix("main.stencil:1:6: '")
                == true)
    }
}

@Suite("Filters on names and nouns")
struct NameFilterTests {
    @Test(
        "acronyms survive a change of case",
        arguments: [
            ("lowerCamel", "URLSession", "urlSession"), ("lowerCamel", "iOSHome", "iOSHome"),
            ("lowerCamel", "OAuth2Login", "oAuth2Login"), ("lowerCamel", "ID", "id"),
            ("lowerCamel", "IDs", "ids"), ("lowerCamel", "PDFsView", "pdfsView"),
            ("lowerCamel", "Order", "order"),
            ("lowerCamel", "order_history", "orderHistory"), ("lowerCamel", "X", "x"),
            ("lowerCamel", "", ""),
            ("lowerCamel", "H264Player", "h264Player"), ("lowerCamel", "Émile", "émile"),
            ("upperCamel", "order-history", "OrderHistory"),
            ("upperCamel", "urlSession", "UrlSession"),
            ("upperCamel", "iOSHome", "iOSHome"), ("snakeCase", "URLSession", "url_session"),
            ("snakeCase", "OrderHistory2", "order_history2"),
            ("kebabCase", "MyURLSession", "my-url-session"),
            ("snakeCase", "iOSHome", "ios_home"), ("titleWords", "OrderHistory", "Order History"),
            ("titleWords", "URLSession", "URL Session"), ("titleWords", "iOSHome", "iOS Home"),
            ("sentenceWords", "OrderHistory", "order history"),
            ("sentenceWords", "URLSession", "URL session"),
            ("sentenceWords", "UserIDs", "user IDs"),
            ("sentenceWords", "SwiftUIView", "SwiftUI view"),
        ])
    func cases(_ filter: String, _ value: String, _ expected: String) throws {
        #expect(try apply(filter, to: .string(value)) == expected)
    }

    static let nouns = [
        ("Order", "Orders"), ("OrderHistory", "OrderHistories"), ("Category", "Categories"),
        ("Day", "Days"), ("Address", "Addresses"), ("Box", "Boxes"), ("Batch", "Batches"),
        ("Status", "Statuses"), ("Analysis", "Analyses"), ("Person", "People"),
        ("Child", "Children"),
        ("UserID", "UserIDs"), ("URL", "URLs"), ("Movie", "Movies"), ("Cache", "Caches"),
        ("Hero", "Heroes"),
        ("Photo", "Photos"), ("Leaf", "Leaves"), ("Index", "Indices"), ("Response", "Responses"),
        ("Database", "Databases"), ("Warehouse", "Warehouses"), ("Size", "Sizes"), ("News", "News"),
        ("Settings", "Settings"), ("Series", "Series"), ("order", "orders"), ("Quiz", "Quizzes"),
        ("Purchase", "Purchases"), ("Bus", "Buses"), ("Match", "Matches"), ("Class", "Classes"),
    ]

    @Test("plural and singular of type names", arguments: nouns)
    func forms(_ singular: String, _ plural: String) throws {
        #expect(try apply("pluralize", to: .string(singular)) == plural)
        #expect(try apply("singularize", to: .string(plural)) == singular)
        #expect(try apply("pluralize", to: .string(plural)) == plural)
        #expect(try apply("singularize", to: .string(singular)) == singular)
    }
}

@Suite("Escaping filters")
struct EscapingFilterTests {
    @Test(
        "a Swift literal is one line and says the value",
        arguments: [
            ("a\"b", #""a\"b""#), ("\\(x)", #""\\(x)""#), ("a\nb\r\tc\0", #""a\nb\r\tc\0""#),
            ("é😀", "\"é😀\""), ("\u{1B}\u{202E}\u{2028}", #""\u{1B}\u{202E}\u{2028}""#),
            ("", "\"\""),
            ("List<Item> /* */", "\"List<Item> /* */\""),
        ])
    func swiftString(_ value: String, _ expected: String) throws {
        #expect(try apply("swiftString", to: .string(value)) == expected)
    }

    @Test(
        "a comment stays one",
        arguments: [
            ("a */ b", "a * / b"), ("/* a", "/ * a"), ("a\nb\r\nc", "a b c"), ("*/*/", "* / * /"),
            ("x", "x"),
            ("https://a.b/c", "https://a.b/c"),
        ])
    func comment(_ value: String, _ expected: String) throws {
        let text = try apply("comment", to: .string(value))
        #expect(text == expected)
        #expect(!text.contains("*/") && !text.contains("/*") && !text.contains("\n"))
    }

    @Test("XML text and attributes")
    func xml() throws {
        #expect(
            try apply("xml", to: "<a b=\"c\" d='e'>&\n\u{1}")
                == "&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;&amp;&#10;\u{FFFD}")
    }

    @Test("JSON reads back as the value")
    func json() throws {
        let value: TemplateValue = ["b": [1, 2.5, true, .null], "a": "x\"\\\n\u{1}é", "c": [:]]
        let text = try apply("json", to: value)
        #expect(text == "{\"a\":\"x\\\"\\\\\\n\\u0001é\",\"b\":[1,2.5,true,null],\"c\":{}}")
        #expect(try TemplateValue(json: Array(text.utf8)) == value)
    }

    @Test("keywords get backticks where Swift needs them")
    func keywords() throws {
        #expect(try apply("escapeKeyword", to: "default") == "`default`")
        #expect(try apply("escapeKeyword", to: "left") == "left")
        #expect(try apply("escapeKeyword", to: "Type") == "`Type`")
    }

    @Test("nothing is escaped unasked")
    func unescaped() throws {
        #expect(try render("{{ v }}", ["v": "List<Item> & \"x\""]) == "List<Item> & \"x\"")
    }
}
