import BanyanHost

/// What a view has in common with the one it is matched with. See Apple's documentation of
/// `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates a set from its raw value.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Lets this view come from where another with the same identity has gone, when that is animated.
  ///
  /// Of two views with one identity that are there together, neither takes the place of the other:
  /// they are not moved while they stay.
  /// - Parameters:
  ///   - properties: has no meaning where both position and size are always passed on.
  ///   - anchor: has no meaning where both position and size are always passed on.
  ///   - isSource: has no meaning where views that stay are not moved.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(_MatchedGeometryEffect(word: "\(namespace.number) \(id)"))
  }
}

/// Says which view a view is for the person.
public nonisolated struct _MatchedGeometryEffect: BoxModifier {
  let word: String

  init(word: String) {
    self.word = word
  }

  @MainActor var properties: [Property] { [.match(word)] }
}
