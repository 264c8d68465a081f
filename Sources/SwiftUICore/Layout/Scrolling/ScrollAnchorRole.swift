import BanyanHost

/// The purpose of an anchor of a scroll view. See Apple's documentation of `ScrollAnchorRole`.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// The anchor is the point at which the scroll view begins.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
  /// The anchor stays in place while the content or the scroll view changes its size, until a person scrolls away from it.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
  /// The anchor places content that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

extension View {
  /// Sets the anchor of scroll views in this view for one role, whatever `defaultScrollAnchor(_:)` sets for all.
  ///
  /// A conversation begins at its end and follows what is added, but its first messages are at the top:
  ///
  /// ```swift
  /// ScrollView { messages }
  ///   .defaultScrollAnchor(.bottom)
  ///   .defaultScrollAnchor(.top, for: .alignment)
  /// ```
  ///
  /// - Parameter anchor: nil for the place without any anchor.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrolling) { _ = $0.roleAnchors.updateValue(anchor, forKey: role) }
  }
}

extension Scrolling {
  /// The anchors for the host; nil if there is none.
  var anchors: ScrollAnchors? {
    func point(_ role: ScrollAnchorRole) -> Point? {
      (roleAnchors[role] ?? anchor).map { Point(x: Double($0.x), y: Double($0.y)) }
    }
    let anchors = ScrollAnchors(
      start: point(.initialOffset), growth: point(.sizeChanges), alignment: point(.alignment))
    return anchors == ScrollAnchors(start: nil, growth: nil, alignment: nil) ? nil : anchors
  }
}
