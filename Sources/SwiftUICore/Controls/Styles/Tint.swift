import BanyanGraph
import BanyanHost

extension EnvironmentValues {
  fileprivate var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// Sets the tint of this view: the color of controls, and of views that use
  /// ``Color/accentColor`` or the style ``ShapeStyle/tint``.
  ///
  /// See Apple's documentation of `tint(_:)`.
  ///
  /// - Parameter tint: nil for the host's default color.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint)
  }

  /// Sets the tint of this view to a style.
  ///
  /// See Apple's documentation of `tint(_:)`.
  ///
  /// - Parameter tint: nil for the host's default color.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TintModifier(style: tint))
  }

  /// Sets the tint color of this view.
  @available(*, deprecated, renamed: "tint(_:)")
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}

/// Sets the tint to the color of a style in its environment.
private nonisolated struct TintModifier<S: ShapeStyle>: EnvironmentWritingModifier {
  let style: S?

  @MainActor func write(to values: inout EnvironmentValues) {
    values.tint = style.map { Color($0.paint(in: values).color) }
  }

  @MainActor static func isUnchanged(_ old: TintModifier, _ new: TintModifier) -> Bool {
    Comparison.of(S?.self).isUnchanged(old.style, new.style)
  }
}
