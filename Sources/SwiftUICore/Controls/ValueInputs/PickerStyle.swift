import BanyanGraph
import BanyanHost

/// The appearance of a picker. See Apple's documentation of `PickerStyle`.
public protocol PickerStyle: Sendable {
  /// The style in the form for hosts. Not for use outside the framework.
  var _style: _PickerStyleDescription { get }
}

/// A picker style in the form for hosts.
public struct _PickerStyleDescription: Sendable {
  fileprivate let resolved: PickerLook
  /// True if the options are on a page of their own.
  fileprivate var leadsToPage = false
}

/// The host's default style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _PickerStyleDescription { _PickerStyleDescription(resolved: .menu) }
}

/// A style that shows the chosen option, and a menu for choosing another.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _PickerStyleDescription { _PickerStyleDescription(resolved: .menu) }
}

/// A style that shows the options side by side in one control.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _PickerStyleDescription { _PickerStyleDescription(resolved: .segmented) }
}

/// A style that shows the options as rows.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _PickerStyleDescription { _PickerStyleDescription(resolved: .inline) }
}

/// A style that shows the options on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _PickerStyleDescription { _PickerStyleDescription(resolved: .wheel) }
}

/// A style that shows the options as radio buttons, one below the other.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _PickerStyleDescription { _PickerStyleDescription(resolved: .radioGroup) }
}

/// A style that shows the options side by side, each as a small image.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _PickerStyleDescription { _PickerStyleDescription(resolved: .palette) }
}

/// A style that shows the chosen option, and leads to a page with all of them: the picker must be in a navigation
/// container. See Apple's documentation of `NavigationLinkPickerStyle`.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public var _style: _PickerStyleDescription {
    _PickerStyleDescription(resolved: .inline, leadsToPage: true)
  }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The host's default style: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A style that shows the chosen option, and a menu for choosing another.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style that shows the options side by side in one control.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// A style that shows the options as rows.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A style that shows the options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A style that shows the options as radio buttons, one below the other.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// A style that shows the options side by side, each as a small image.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style that leads to a screen with the options, or to a menu.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
  static let defaultValue = _PickerStyleDescription(resolved: .menu)
}

extension EnvironmentValues {
  fileprivate var pickerStyle: _PickerStyleDescription {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension ElementEnvironment {
  var pickerStyle: PickerLook { context.value(for: PickerStyleKey.self).resolved }
}

extension _Context {
  /// True if pickers here lead to a page with their options. A style stands for good where it is, so that nobody needs
  /// to be told of another.
  var pickersLeadToPages: Bool {
    Tracking.ignore { value(for: PickerStyleKey.self).leadsToPage }
  }

  /// True if pickers here show the chosen option, and all of them in a menu.
  var pickersAreMenus: Bool {
    Tracking.ignore { value(for: PickerStyleKey.self).resolved == .menu }
  }
}

extension View {
  /// Sets the style of pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style._style)
  }
}
