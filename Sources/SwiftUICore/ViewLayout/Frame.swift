import BanyanHost
import Foundation

extension View {
  /// Gives this view a place of a fixed size.
  /// - Parameters:
  ///   - width: in points; nil to leave it as it is.
  ///   - height: in points; nil to leave it as it is.
  ///   - alignment: where this view stands in its place.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FrameModifier(
        frame: Frame(
          width: width.map(Double.init), height: height.map(Double.init),
          alignment: alignment.resolved)))
  }

  /// Gives this view a place whose size has bounds, in points.
  ///
  /// A maximum of infinity takes all the room there is.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FrameModifier(
        frame: Frame(
          minimumWidth: minWidth.map(Double.init), maximumWidth: maxWidth.map(Double.init),
          minimumHeight: minHeight.map(Double.init), maximumHeight: maxHeight.map(Double.init),
          alignment: alignment.resolved)))
  }

  /// Keeps this view at its ideal size.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps this view at its ideal size in a direction.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axes = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(_FixedSizeModifier(axes: axes))
  }
}

/// Gives a view a place of a certain size.
public nonisolated struct _FrameModifier: BoxModifier {
  let frame: Frame

  nonisolated init(frame: Frame) {
    self.frame = frame
  }

  @MainActor var properties: [Property] { [.frame(frame)] }
}

/// Keeps a view at its ideal size.
public nonisolated struct _FixedSizeModifier: BoxModifier {
  let axes: Axes

  nonisolated init(axes: Axes) {
    self.axes = axes
  }

  @MainActor var properties: [Property] { [.fixedSize(axes)] }
}
