import BanyanHost

/// A style that hosts know.
protocol SystemFieldStyle {
  /// Nil is the host's own.
  nonisolated var resolved: FieldStyle? { get }
}

/// The host's own style.
public struct DefaultTextFieldStyle: TextFieldStyle, nonisolated SystemFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  nonisolated var resolved: FieldStyle? { nil }
}

/// Text without anything around it.
public struct PlainTextFieldStyle: TextFieldStyle, nonisolated SystemFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  nonisolated var resolved: FieldStyle? { .plain }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, nonisolated SystemFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  nonisolated var resolved: FieldStyle? { .roundedBorder }
}

/// A border with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle, nonisolated SystemFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  nonisolated var resolved: FieldStyle? { .squareBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The host's own style.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Text without anything around it.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border with square corners.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}
