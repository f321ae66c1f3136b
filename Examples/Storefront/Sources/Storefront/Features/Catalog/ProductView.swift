import SwiftUI

struct ProductView: View {
    let product: Product

    var body: some View {
        List {
            Text(product.summary)
            LabeledContent("Price") {
                Text(product.price, format: .currency(code: "EUR"))
            }
        }
        .navigationTitle(product.name)
        .accessibilityIdentifier("product.\(product.id)")
    }
}

#Preview {
    NavigationStack { ProductView(product: .fixture) }
}
