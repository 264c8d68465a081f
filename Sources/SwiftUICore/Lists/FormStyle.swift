import BanyanHost

/// How a form looks. See Apple's documentation of `FormStyle`.
@MainActor
@preconcurrency
public protocol FormStyle {
  /// The style as hosts know it. Not for use outside the framework.
  nonisolated var _style: _FormStyleDescription { get }
}

/// A form style, as hosts know it.
public struct _FormStyleDescription: Sendable {
  /// Nil is the host's own.
  let resolved: BanyanHost.FormStyle?
}

/// The host's own style.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _style: _FormStyleDescription { _FormStyleDescription(resolved: nil) }
}

/// Controls in groups with round corners, what they are called at one side, they at the other.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _style: _FormStyleDescription {
    _FormStyleDescription(resolved: .grouped)
  }
}

/// Controls below each other that do not scroll, on nothing.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _style: _FormStyleDescription {
    _FormStyleDescription(resolved: .columns)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The host's own style.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Controls in groups with round corners.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Controls below each other that do not scroll.
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
  /// Sets how forms below look.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, style._style.resolved)
  }
}
