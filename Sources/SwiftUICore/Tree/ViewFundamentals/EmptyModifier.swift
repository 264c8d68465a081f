/// A modifier that changes nothing. See Apple's documentation of `EmptyModifier`.
public struct EmptyModifier: ViewModifier {
  /// The shared instance.
  public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  public init() {}

  public func body(content: Content) -> Content { content }
}
