/// A screen that can be pushed onto the app's navigation stack.
enum AppRoute: Hashable {
    case cart
    case product(Product)
}
