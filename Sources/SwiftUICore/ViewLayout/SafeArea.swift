import BanyanHost
import Foundation

/// What keeps parts of a window free. See Apple's documentation of `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device and the containers around.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard on the screen. A browser moves the page for it by itself.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets this view go on beneath what keeps the window's edges free.
  ///
  /// In a browser that is the rounded corners and cutouts of a device, and a view reaches beneath them
  /// if it stands at the window's edge, alone or in front of or behind others.
  /// - Parameters:
  ///   - regions: `.keyboard` alone has no meaning in a browser.
  ///   - edges: which edges; all unless you say otherwise.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets this view go on beneath what keeps the window's edges free.
  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Puts a view at the top or bottom of this one, which makes room for it.
  ///
  /// What scrolls in this view ends at the other one; it is not seen beneath it.
  /// - Parameter spacing: between them, in points; nil for none.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    DecoratedView(
      content: self, decoration: content(), placement: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }

  /// Puts a view at the leading or trailing side of this one, which makes room for it.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    DecoratedView(
      content: self, decoration: content(), placement: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }

  /// Adds room around this view, through which goes what scrolls in it.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds room on some sides of this view, through which goes what scrolls in it.
  /// - Parameter length: in points; nil for the host's own.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(length ?? 16, on: edges))
  }

  /// Adds room on all sides of this view, through which goes what scrolls in it.
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

/// Lets a view reach the window's edges.
public nonisolated struct _SafeAreaIgnoringModifier: BoxModifier {
  let edges: Edge.Set

  nonisolated init(edges: Edge.Set) {
    self.edges = edges
  }

  @MainActor var properties: [Property] { edges.isEmpty ? [] : [.ignoredSafeArea(edges.resolved)] }
}

/// Adds room around a view.
public nonisolated struct _SafeAreaPaddingModifier: BoxModifier {
  let insets: EdgeInsets

  nonisolated init(insets: EdgeInsets) {
    self.insets = insets
  }

  @MainActor var properties: [Property] { [.safeAreaPadding(insets.resolved)] }
  @MainActor var issue: String? { insets.issue(as: "padding") }
}
