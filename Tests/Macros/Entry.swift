import SwiftUI

extension EnvironmentValues {
  /// With a written type, the default value is evaluated at each read.
  @Entry var accent: String = "teal"
  /// Without one, the type is inferred from the default value.
  @Entry public var level = 3
  /// A keyword may be a name.
  @Entry var `default`: Optional<Int> = nil
}

extension SwiftUI.Transaction {
  /// An optional needs no default value.
  @Entry var origin: Int?
}

extension FocusedValues {
  /// The key has the type inside the optional.
  @Entry var selection: Binding<Int>?
}
