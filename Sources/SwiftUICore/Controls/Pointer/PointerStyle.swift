import BanyanHost

/// The shape of the pointer over a view. See Apple's documentation of `PointerStyle`.
///
/// Only the styles that browsers can show are declared.
public struct PointerStyle: Equatable, Sendable {
  let shape: PointerShape

  /// An arrow.
  public static let `default` = PointerStyle(shape: .arrow)
  /// A bar for the selection of text in lines.
  public static let horizontalText = PointerStyle(shape: .text)
  /// A bar for the selection of text in columns.
  public static let verticalText = PointerStyle(shape: .verticalText)
  /// A cross for the selection of a rectangle.
  public static let rectSelection = PointerStyle(shape: .crosshair)
  /// An open hand over something that can be dragged.
  public static let grabIdle = PointerStyle(shape: .grab)
  /// A closed hand, while something is dragged.
  public static let grabActive = PointerStyle(shape: .grabbing)
  /// The pointer over a link.
  public static let link = PointerStyle(shape: .link)
  /// A magnifying glass with a plus.
  public static let zoomIn = PointerStyle(shape: .zoomIn)
  /// A magnifying glass with a minus.
  public static let zoomOut = PointerStyle(shape: .zoomOut)
  /// Arrows to both sides, over the edge between two columns.
  public static let columnResize = PointerStyle(shape: .resizeColumn)
  /// Arrows up and down, over the edge between two rows.
  public static let rowResize = PointerStyle(shape: .resizeRow)
}

extension View {
  /// Sets the shape of the pointer while it is over this view.
  ///
  /// It shows where this view shows something, or takes presses. A view inside may have a style of its own, and so do controls.
  /// - Parameter style: the shape; nil for that of the views around.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(_PointerStyleModifier(style: style))
  }
}

/// Sets the shape of the pointer over a view.
public nonisolated struct _PointerStyleModifier: BoxModifier {
  let style: PointerStyle?

  nonisolated init(style: PointerStyle?) {
    self.style = style
  }

  @MainActor var properties: [Property] { style.map { [.pointerShape($0.shape)] } ?? [] }
}
