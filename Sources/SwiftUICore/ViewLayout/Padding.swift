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

  nonisolated init(edges: Edge.Set, length: CGFloat?) {
    guard let length else {
      self.init(properties: [.defaultPadding(edges.resolved)])
      return
    }
    self.init(
      insets: EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  nonisolated init(insets: EdgeInsets) {
    self.init(properties: [.padding(insets.resolved)])
  }

  nonisolated private init(properties: [Property]) {
    self.properties = properties
  }
}
