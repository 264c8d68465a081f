/// A window of an app, by what it shows: what a host needs to open it, again or for the first time.
public struct WindowAddress: Hashable, Sendable {
  /// The scene that the window is of, by its identifier or else the type of its values.
  public var scene: String
  /// The value that the window shows, as text; nil if it shows none.
  public var value: String?
  /// Whether the app has one such window at most.
  public var isUnique: Bool
  /// Whether it is the window that the app opens by itself.
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
