import BanyanHost

/// A level of the surrounding style.
///
/// The first level is the style set with `foregroundStyle(_:)`. The others are its further
/// parameters, or else the first level with less opacity. See Apple's documentation of
/// `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: ShapeStyle {
  fileprivate let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  private static let names: [NamedColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
  private static let opacities = [1, 0.5, 0.25, 0.18, 0.1]

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let levels = environment[ForegroundLevelsKey.self]
    if level < levels.count { return _Paint(levels[level]) }
    guard let first = levels.first else {
      return _Paint(.color(ColorDescription(.named(Self.names[level]))))
    }
    return _Paint(first.withOpacity(times: Self.opacities[level]))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A level of a style. See Apple's documentation of `HierarchicalShapeStyleModifier`.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Double

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    base._paint(in: environment).withOpacity(times: level)
  }
}

extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 0.5) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 0.25) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle {
    HierarchicalShapeStyleModifier(base: self, level: 0.18)
  }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 0.1) }
}

/// The styles set with `foregroundStyle`, by level; empty for the default styles.
struct ForegroundLevelsKey: EnvironmentKey {
  static let defaultValue: [Paint] = []
}

/// Sets the style of text, symbols and shapes in a view.
nonisolated struct ForegroundStyleModifier: EnvironmentWritingModifier {
  let styles: [any ShapeStyle]

  nonisolated init(_ styles: [any ShapeStyle]) {
    self.styles = styles
  }

  @MainActor func write(to values: inout EnvironmentValues) {
    let first = styles[0]._paint(in: values)
    let paints = [first.resolved] + styles.dropFirst().map { $0.paint(in: values) }
    // A level of the surrounding style does not change the others.
    if paints.count > 1 || !(styles[0] is HierarchicalShapeStyle || styles[0] is ForegroundStyle) {
      values[ForegroundLevelsKey.self] = paints
    }
    values.textStyle.setForeground(first.resolved, shadows: first.shadows)
  }

  @MainActor static func isUnchanged(
    _ old: ForegroundStyleModifier, _ new: ForegroundStyleModifier
  ) -> Bool {
    guard old.styles.count == 1, new.styles.count == 1,
      let old = old.styles[0] as? Color, let new = new.styles[0] as? Color
    else { return false }
    return old == new
  }
}

extension TextStyle {
  /// Sets the paint of text, and its shadows.
  mutating func setForeground(_ paint: Paint?, shadows: [PaintShadow] = []) {
    var fields = self.fields
    fields.shadows = shadows.isEmpty ? nil : shadows
    fields.color = paint?.color
    if case .color? = paint { fields.paint = nil } else { fields.paint = paint }
    self.fields = fields
  }

  /// The default paint of areas.
  var foreground: Paint? { fields.paint ?? fields.color.map { .color($0) } }
}

extension View {
  /// Sets the style of text, symbols and shapes in this view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier([style]))
  }

  /// Sets the first two levels of the style of text, symbols and shapes in this view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(ForegroundStyleModifier([primary, secondary]))
  }

  /// Sets the first three levels of the style of text, symbols and shapes in this view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(ForegroundStyleModifier([primary, secondary, tertiary]))
  }

  /// Sets the color of text, symbols and shapes in this view.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundColorModifier(color: color))
  }
}

/// Sets the color of text, symbols and shapes in a view, or resets it.
nonisolated struct ForegroundColorModifier: EnvironmentWritingModifier {
  let color: Color?

  nonisolated init(color: Color?) {
    self.color = color
  }

  @MainActor func write(to values: inout EnvironmentValues) {
    let paint = color.map { Paint.color($0.resolved) }
    values[ForegroundLevelsKey.self] = paint.map { [$0] } ?? []
    values.textStyle.setForeground(paint)
  }

  @MainActor static func isUnchanged(
    _ old: ForegroundColorModifier, _ new: ForegroundColorModifier
  ) -> Bool {
    old.color == new.color
  }
}
