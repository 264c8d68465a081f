import BanyanHost

/// The properties of its source that a view with matched geometry takes. See Apple's documentation of
/// `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates a set from its raw value.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The position of the source's anchor.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the source, which is proposed to the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Matches the geometry of this view with that of others with the same identity.
  ///
  /// A view that is inserted in an animated change moves from the frame of one that is removed in the same change (ME04). A view that is no
  /// source is shown in the frame of the source with the same identity, as long as there is one, and passes there by its own animation
  /// when the source moves or another becomes the source (ME05). Its neighbors stay where they are without the effect. Put the
  /// effect before a `frame`: a fixed size inside of it counts more than that of the source.
  ///
  /// ```swift
  /// ForEach(tabs) { tab in
  ///   Text(tab.name).matchedGeometryEffect(id: tab.id, in: namespace)
  /// }
  /// Capsule().matchedGeometryEffect(id: chosen, in: namespace, isSource: false)
  /// ```
  ///
  /// Several sources at the same time are a mistake, which is reported: the first counts. In a window that the host lays out itself,
  /// only inserted views move.
  /// - Parameters:
  ///   - id: the identity, often that of a value.
  ///   - namespace: the namespace of the identity, from ``Namespace``.
  ///   - properties: what a view that is no source takes from the source.
  ///   - anchor: the point of the view that meets the same point of the source, where it takes its position.
  ///   - isSource: whether the view gives its frame to others, rather than taking theirs.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    // Not the description: instances of a class share theirs, equal values may differ in it, and a host shows it to the user.
    modifier(
      _MatchedGeometryEffect(
        word: "\(namespace.number) \(id.hashValue)", matched: properties, anchor: anchor,
        isSource: isSource))
  }
}

/// Sets the identity of a view for matching.
public nonisolated struct _MatchedGeometryEffect: BoxModifier {
  let word: String
  let matched: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  init(word: String, matched: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool) {
    self.word = word
    self.matched = matched
    self.anchor = anchor
    self.isSource = isSource
  }

  @MainActor var properties: [Property] { [.match(word)] }

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> BoxNode {
    MatchedBoxNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: BoxNode) {
    unsafeDowncast(wrapper, to: MatchedBoxNode.self).match(by: self)
  }
}

/// The boxes around a view with matched geometry.
private final class MatchedBoxNode: BoxNode {
  fileprivate private(set) var effect: _MatchedGeometryEffect

  init(_ effect: _MatchedGeometryEffect, under parent: _Node, in context: _Context) {
    self.effect = effect
    super.init(effect.properties, under: parent, in: context)
  }

  override func makeBox(around element: ElementNode) -> BoxElementNode {
    MatchedBoxElementNode(around: element, of: self)
  }

  func match(by newEffect: _MatchedGeometryEffect) {
    let old = effect
    effect = newEffect
    update(to: effect.properties)
    if old.isSource != effect.isSource || old.word != effect.word || old.matched != effect.matched
      || old.anchor != effect.anchor
    {
      context.window?.arranger?.enqueue()
    }
  }
}

/// The box around an element with matched geometry.
final class MatchedBoxElementNode: BoxElementNode {
  private unowned(unsafe) let matching: MatchedBoxNode

  fileprivate init(around element: ElementNode, of node: MatchedBoxNode) {
    matching = node
    super.init(around: element, of: node)
  }

  var effect: _MatchedGeometryEffect { matching.effect }
}
