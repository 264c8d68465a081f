import BanyanHost

/// The foreground style.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let style = environment.textStyle
    return _Paint(
      style.foreground ?? .color(Color.primary.resolved), shadows: style.shadows ?? [])
  }
}

/// The background style, as set with `backgroundStyle(_:)`.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    if let style = environment.backgroundStyle { return style._paint(in: environment) }
    return _Paint(.color(Color.background.resolved))
  }
}

/// The tint style.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(Color.accentColor.resolved))
  }
}

/// The style of selected content.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(Color.accentColor.opacity(0.25).resolved))
  }
}

/// The style of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(ColorDescription(.named(.separator))))
  }
}

/// The style of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(ColorDescription(.named(.placeholder))))
  }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(Color.accentColor.resolved))
  }
}

/// The style of fills in a form or control, such as a track.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(Color.gray.opacity(0.2).resolved))
  }
}

/// The style of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(.color(Color.background.resolved))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style of `.background` in this environment; nil for the default.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of `.background` in this view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
