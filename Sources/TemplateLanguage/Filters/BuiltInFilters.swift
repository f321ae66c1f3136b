extension Filter {
    /// Every filter that Formwork brings, by family.
    public static let builtIn: [Filter] =
        textFilters + listFilters + swiftKitFilters + caseFilters + wordFormFilters
        + dayFilters + escapingFilters
}
