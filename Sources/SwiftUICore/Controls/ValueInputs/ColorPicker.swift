import BanyanHost
import CoreGraphics
import Foundation

/// A control for choosing a color. See Apple's documentation of `ColorPicker`.
///
/// The chosen colors are in sRGB.
public struct ColorPicker<Label: View> {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  nonisolated private init(_ selection: Binding<Color>, _ supportsOpacity: Bool, _ label: Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label
  }

  /// Creates a color picker with a custom label.
  /// - Parameters:
  ///   - selection: the chosen color.
  ///   - supportsOpacity: whether the person can choose the opacity, if the host supports
  ///     it. If not, the color keeps its opacity.
  ///   - label: the label of the picker.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, supportsOpacity, label())
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection, supportsOpacity, Text(titleKey))
  }

  /// Creates a color picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection, supportsOpacity, Text(title))
  }
}

extension ColorPicker {
  /// Creates a picker for a color of Core Graphics, with a custom label.
  nonisolated public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.color(selection), supportsOpacity, label())
  }

  nonisolated private static func color(_ selection: Binding<CGColor>) -> Binding<Color> {
    Binding(
      get: { Color(cgColor: selection.wrappedValue) },
      set: { selection.wrappedValue = AdaptiveColor($0.resolved).light.cgColor })
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker for a color of Core Graphics, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(Self.color(selection), supportsOpacity, Text(titleKey))
  }

  /// Creates a picker for a color of Core Graphics, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(Self.color(selection), supportsOpacity, Text(title))
  }
}

extension ColorPicker: View {
  public typealias Body = Never

  private var labeled: LabeledControl<Label, ColorPickerElement> {
    LabeledControl(
      label, control: ColorPickerElement(selection: selection, supportsOpacity: supportsOpacity))
  }

  public static func _make(_ view: ColorPicker, under parent: _Node, in context: _Context) -> _Node
  {
    LabeledControl._make(view.labeled, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: ColorPicker) {
    LabeledControl._update(node, to: view.labeled)
  }
}

private nonisolated struct ColorPickerElement: ElementView {
  typealias Content = EmptyView

  let selection: Binding<Color>
  let supportsOpacity: Bool

  @MainActor static var kind: ElementKind { .colorPicker }
  @MainActor static var isResponder: Bool { true }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    let color = HexColor(selection.wrappedValue, in: environment.values)
    var properties: [Property] = [.allowsOpacity(supportsOpacity)]
    properties.append(.value(color.string(withOpacity: supportsOpacity)))
    return properties + environment.controlProperties
  }

  @MainActor func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard case .input(let text) = payload, node.isEnabled else { return false }
    node.assumeShown(.value(text))
    if var color = HexColor(text) {
      let values = EnvironmentValues(at: node.context)
      color.opacity =
        color.opacity
        ?? (supportsOpacity ? 255 : HexColor(selection.wrappedValue, in: values).opacity)
      selection.wrappedValue = color.color
    }
    node.updateLater()
    return true
  }
}

/// A color as eight hexadecimal digits, or six without opacity.
nonisolated struct HexColor: Equatable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  var opacity: UInt8?

  init?(_ string: String) {
    let digits = string.dropFirst()
    guard string.first == "#", digits.count == 6 || digits.count == 8,
      digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16)
    else { return nil }
    let hasOpacity = digits.count == 8
    let color = hasOpacity ? number >> 8 : number
    red = UInt8(color >> 16 & 0xFF)
    green = UInt8(color >> 8 & 0xFF)
    blue = UInt8(color & 0xFF)
    opacity = hasOpacity ? UInt8(number & 0xFF) : nil
  }

  init(_ color: Color, in environment: EnvironmentValues) {
    let adaptive = AdaptiveColor(color.resolved)
    let resolved = environment.colorScheme == .dark ? adaptive.dark : adaptive.light
    func byte(_ share: Double) -> UInt8 {
      share.isNaN ? 0 : UInt8((min(max(share, 0), 1) * 255).rounded())
    }
    (red, green, blue) = (byte(resolved.red), byte(resolved.green), byte(resolved.blue))
    opacity = byte(resolved.opacity)
  }

  var color: Color {
    func share(_ byte: UInt8) -> Double { Double(byte) / 255 }
    return Color(
      .sRGB, red: share(red), green: share(green), blue: share(blue),
      opacity: share(opacity ?? 255))
  }

  func string(withOpacity: Bool) -> String {
    let bytes = [red, green, blue] + (withOpacity && opacity != 255 ? [opacity ?? 255] : [])
    return bytes.reduce(into: "#") { string, byte in
      string += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
