/// Filters that respell names and keep acronyms.
extension Filter {
    static let caseFilters: [Filter] = [
        // `URLSession` to `urlSession`, `OAuth2Login` to `oAuth2Login`, `order_history` to `orderHistory`.
        .text("lowerCamel") { name in
            let words = NameWords.split(name)
            guard let first = words.first else { return "" }
            return NameWords.lowered(first) + words.dropFirst().map(\.withUpperFirstLetter).joined()
        },
        // `order_history` to `OrderHistory`; `iOSHome` stays as it is.
        .text("upperCamel") { name in
            NameWords.split(name).map { NameWords.keepsCapitals($0) ? $0 : $0.withUpperFirstLetter }
                .joined()
        },
        // `URLSession` to `url_session`.
        .text("snakeCase") { NameWords.split($0).joined(separator: "_").lowercased() },
        // `URLSession` to `url-session`.
        .text("kebabCase") { NameWords.split($0).joined(separator: "-").lowercased() },
        // `OrderHistory` to `Order History`.
        .text("titleWords") { name in
            NameWords.split(name).map { NameWords.keepsCapitals($0) ? $0 : $0.withUpperFirstLetter }
                .joined(separator: " ")
        },
        // `OrderHistory` to `order history`, `URLSession` to `URL session`.
        .text("sentenceWords") { name in
            NameWords.split(name).map { NameWords.keepsCapitals($0) ? $0 : $0.lowercased() }
                .joined(separator: " ")
        },
    ]
}
