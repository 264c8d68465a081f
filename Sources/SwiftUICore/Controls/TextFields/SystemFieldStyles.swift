import BanyanHost

/// A built-in field style, known to hosts.
protocol SystemFieldStyle {
  /// The style; nil for the host's default.
  nonisolated var resolved: FieldStyle? { get }
}

/// The host's default style.
public struct DefaultTextFieldStyle: TextFieldStyle, nonisolated SystemFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  nonisolated var resolved: FieldStyle? { nil }
}

/// A style without decoration.
public struct PlainTextFieldStyle: TextFieldStyle, nonisolated SystemFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  nonisolated var resolved: FieldStyle? { .plain }
}

/// A style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, nonisolated SystemFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  nonisolated var resolved: FieldStyle? { .roundedBorder }
}

/// A style with a square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle, nonisolated SystemFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  nonisolated var resolved: FieldStyle? { .squareBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The host's default style.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without decoration.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A style with a square border.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}
