import BanyanHost
import Foundation

extension View {
  /// Adds room around this view.
  /// - Parameters:
  ///   - edges: where; on all sides unless you say otherwise.
  ///   - length: in points; nil for the host's own.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(_PaddingModifier(edges: edges, length: length))
  }

  /// Adds room on all sides.
  /// - Parameter length: in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Adds room on each side.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingModifier(insets: insets))
  }
}

/// Adds room around a view.
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
