import Observation
import SwiftUI

/// A screen that order history pushes.
enum OrderHistoryRoute: Hashable {
    case detail(OrderHistory)
}

/// A screen that order history presents as a sheet.
enum OrderHistorySheet: Identifiable {
    case about(OrderHistory)

    var id: OrderHistory.ID {
        switch self {
        case .about(let orderHistory): orderHistory.id
        }
    }
}

/// Owns where the order history feature has navigated to: what is pushed and what is presented.
@Observable
final class OrderHistoryCoordinator {
    var path = NavigationPath()
    var sheet: OrderHistorySheet?

    func show(_ route: OrderHistoryRoute) {
        path.append(route)
    }

    func present(_ sheet: OrderHistorySheet) {
        self.sheet = sheet
    }

    func dismissSheet() {
        sheet = nil
    }

    func popToRoot() {
        path = NavigationPath()
    }
}
