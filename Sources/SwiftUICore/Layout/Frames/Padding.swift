import BanyanHost
import Foundation

extension View {
  /// Adds padding to some edges of this view.
  /// - Parameters:
  ///   - edges: the edges to pad; all by default.
  ///   - length: in points; nil for the host's default.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(_PaddingModifier(edges: edges, length: length))
  }

  /// Adds equal padding to all edges of this view.
  /// - Parameter length: in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Adds a different amount of padding to each edge of this view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingModifier(insets: insets))
  }
}

/// Adds padding to a view.
public nonisolated struct _PaddingModifier: BoxModifier {
  let properties: [Property]
  let issue: String?

  nonisolated init(edges: Edge.Set, length: CGFloat?) {
    guard let length else {
      self.init(properties: [.defaultPadding(edges.resolved)], issue: nil)
      return
    }
    self.init(insets: EdgeInsets(length, on: edges))
  }

  nonisolated init(insets: EdgeInsets) {
    self.init(properties: [.padding(insets.resolved)], issue: insets.issue(as: "padding"))
  }

  nonisolated private init(properties: [Property], issue: String?) {
    self.properties = properties
    self.issue = issue
  }
}
