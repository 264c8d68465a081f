/// The address of an app's window, by its content: the information that a host needs to open or
/// reopen it.
public struct WindowAddress: Hashable, Sendable {
  /// The scene of the window, by its identifier or else the type of its values.
  public var scene: String
  /// The value that the window shows, as text; nil if it shows none.
  public var value: String?
  /// A Boolean value that indicates whether the app has at most one such window.
  public var isUnique: Bool
  /// A Boolean value that indicates whether it is the app's initial window.
  public var isInitial: Bool

  public init(scene: String, value: String? = nil, isUnique: Bool = false, isInitial: Bool = false)
  {
    self.scene = scene
    self.value = value
    self.isUnique = isUnique
    self.isInitial = isInitial
  }
}

extension WindowAddress: CustomStringConvertible {
  public var description: String { value.map { "\(scene) \($0)" } ?? scene }
}
