import BanyanGraph
import BanyanHost

/// The color of what stands out, where it is not the host's own.
struct TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  fileprivate var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// Sets the color of what stands out below: of controls, and of what is painted with
  /// ``Color/accentColor`` or the style ``ShapeStyle/tint``.
  ///
  /// See Apple's documentation of `tint(_:)`.
  ///
  /// - Parameter tint: nil for the color that is the host's own.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint)
  }

  /// Sets the style of what stands out below.
  ///
  /// See Apple's documentation of `tint(_:)`.
  ///
  /// - Parameter tint: nil for the color that is the host's own.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TintModifier(style: tint))
  }

  /// Sets the color of what stands out below.
  @available(*, deprecated, renamed: "tint(_:)")
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }
}

/// Sets the tint to the color that a style amounts to in its environment.
private nonisolated struct TintModifier<S: ShapeStyle>: EnvironmentWritingModifier {
  let style: S?

  @MainActor func write(to values: inout EnvironmentValues) {
    values.tint = style.map { Color($0.paint(in: values).color) }
  }

  @MainActor static func isUnchanged(_ old: TintModifier, _ new: TintModifier) -> Bool {
    Comparison.of(S?.self).isUnchanged(old.style, new.style)
  }
}
