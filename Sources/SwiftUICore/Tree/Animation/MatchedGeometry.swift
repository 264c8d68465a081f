import BanyanHost

/// The properties that a view shares with its matched view. See Apple's documentation of
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
  /// Lets this view move from the frame of a removed view with the same identity, in an animated change.
  ///
  /// Two views with the same identity that exist at the same time do not take each other's place:
  /// neither is moved.
  /// - Parameters:
  ///   - properties: has no effect, as position and size are always matched.
  ///   - anchor: has no effect, as position and size are always matched.
  ///   - isSource: has no effect, as existing views are not moved.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    // Not the description: instances of a class share theirs, equal values may differ in it, and a host shows it to the user.
    modifier(_MatchedGeometryEffect(word: "\(namespace.number) \(id.hashValue)"))
  }
}

/// Sets the identity of a view for matching.
public nonisolated struct _MatchedGeometryEffect: BoxModifier {
  let word: String

  init(word: String) {
    self.word = word
  }

  @MainActor var properties: [Property] { [.match(word)] }
}
