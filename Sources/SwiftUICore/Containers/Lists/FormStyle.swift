import BanyanHost

/// The appearance of a form. See Apple's documentation of `FormStyle`.
@MainActor
@preconcurrency
public protocol FormStyle {
  /// The style in the form for hosts. Not for use outside the framework.
  nonisolated var _style: _FormStyleDescription { get }
}

/// A form style for hosts.
public struct _FormStyleDescription: Sendable {
  /// The style; nil for the host's default.
  let resolved: BanyanHost.FormStyle?
}

/// The host's default style.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _style: _FormStyleDescription { _FormStyleDescription(resolved: nil) }
}

/// A style that groups controls in rounded boxes, with labels and controls on opposite sides.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _style: _FormStyleDescription {
    _FormStyleDescription(resolved: .grouped)
  }
}

/// A style that shows controls below each other, without scrolling or a background.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _style: _FormStyleDescription {
    _FormStyleDescription(resolved: .columns)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The host's default style.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// A style that groups controls in rounded boxes.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// A style that shows controls below each other, without scrolling.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormStyleKey: EnvironmentKey {
  static var defaultValue: BanyanHost.FormStyle? { nil }
}

extension EnvironmentValues {
  var formStyle: BanyanHost.FormStyle? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of forms in this view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, style._style.resolved)
  }
}
