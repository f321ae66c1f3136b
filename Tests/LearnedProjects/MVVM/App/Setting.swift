import SwiftUI

/// A value that the app remembers.
@propertyWrapper struct Setting<Value> {
    init(_ key: String) where Value == Bool { wrappedValue = false }
    var wrappedValue: Value
    var projectedValue: Binding<Value> { fatalError() }
}
