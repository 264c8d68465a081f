/// The size of rows in a sidebar. See Apple's documentation of `SidebarRowSize`.
public enum SidebarRowSize: Hashable, Sendable {
  case small
  case medium
  case large
}

private struct SidebarRowSizeKey: EnvironmentKey {
  static let defaultValue = SidebarRowSize.medium
}

extension EnvironmentValues {
  /// The size of rows in a sidebar: medium, as on an iPad, where a person cannot choose another one. A program that sets it
  /// changes what its own rows read.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
