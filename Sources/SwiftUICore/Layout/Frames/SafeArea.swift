import BanyanHost
import Foundation

/// The regions that restrict the safe area of a window. See Apple's documentation of `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The region of the device and the containers around.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region of the onscreen keyboard. A browser scrolls the page for it on its own.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Extends this view out of its safe area.
  ///
  /// In a browser the safe area excludes the rounded corners and cutouts of a device. A view extends into them
  /// if it is at the window's edge, alone or in front of or behind others.
  /// - Parameters:
  ///   - regions: `.keyboard` alone has no effect in a browser.
  ///   - edges: the edges to extend to; all by default.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends this view out of its safe area.
  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Shows a view above or below this one, which makes room for it.
  ///
  /// Scrolling content of this view ends at the added view; it does not show beneath it.
  /// - Parameter spacing: the distance between the two, in points; nil for none.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    DecoratedView(
      content: self, decoration: content(), placement: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }

  /// Shows a view at the leading or trailing edge of this one, which makes room for it.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    DecoratedView(
      content: self, decoration: content(), placement: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }

  /// Shows a bar above or below this view, which makes room for it.
  ///
  /// Scrolling content of this view ends at the bar, as with ``safeAreaInset(edge:alignment:spacing:content:)-(VerticalEdge,_,_,_)``. Nothing shows
  /// beneath it that an effect of the scroll view's edge could blur.
  /// - Parameter spacing: the distance between the two, in points; nil for none.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at the leading or trailing edge of this view, which makes room for it.
  /// - Parameter spacing: the distance between the two, in points; nil for none.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds padding to the safe area of this view. Scrolling content extends through it.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds padding to some edges of this view's safe area. Scrolling content extends through it.
  /// - Parameter length: in points; nil for the host's default.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(length ?? CGFloat(Look.phone.padding), on: edges))
  }

  /// Adds equal padding to all edges of this view's safe area. Scrolling content extends through it.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

extension EdgeInsets {
  init(_ length: CGFloat, on edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

/// Extends a view out of its safe area.
public nonisolated struct _SafeAreaIgnoringModifier: BoxModifier {
  let edges: Edge.Set

  nonisolated init(edges: Edge.Set) {
    self.edges = edges
  }

  @MainActor var properties: [Property] { edges.isEmpty ? [] : [.ignoredSafeArea(edges.resolved)] }
}

/// Adds padding to a view's safe area.
public nonisolated struct _SafeAreaPaddingModifier: BoxModifier {
  let insets: EdgeInsets

  nonisolated init(insets: EdgeInsets) {
    self.insets = insets
  }

  @MainActor var properties: [Property] { [.safeAreaPadding(insets.resolved)] }
  @MainActor var issue: String? { insets.issue(as: "padding") }
}
