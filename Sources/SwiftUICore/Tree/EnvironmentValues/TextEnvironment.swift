import BanyanHost

/// The key of the text style, a single value so that an element reads only one key.
struct TextStyleKey: EnvironmentKey {
  static let defaultValue = TextStyle()
}

struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  var textStyle: TextStyle {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  /// The default font of text.
  public var font: Font? {
    get { textStyle.font.map { Font($0) } }
    set { textStyle.font = newValue?.resolved }
  }

  /// A Boolean value that indicates whether controls are enabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension TextStyle {
  /// Returns this style with missing values filled in from another.
  func merged(over other: TextStyle) -> TextStyle {
    if isEmpty { return other }
    if other.isEmpty { return self }
    var style = self
    style.fields = fields.merged(over: other.fields)
    return style
  }
}

extension TextStyle.Fields {
  /// The fields that affect the font, without colors and lines.
  var ofFont: TextStyle.Fields {
    var fields = TextStyle.Fields()
    fields.font = font
    fields.weight = weight
    fields.isItalic = isItalic
    fields.isMonospaced = isMonospaced
    fields.hasMonospacedDigits = hasMonospacedDigits
    fields.design = design
    fields.width = width
    fields.kerning = kerning
    fields.tracking = tracking
    return fields
  }

  fileprivate func merged(over other: TextStyle.Fields) -> TextStyle.Fields {
    var fields = other
    if let font {
      fields.font = font
      // A new font has its own weight, unless one is set next to it.
      fields.weight = weight ?? other.weight
    }
    if let weight { fields.weight = weight }
    if let color {
      fields.color = color
      fields.paint = paint
      fields.shadows = shadows
    } else if let shadows {
      fields.shadows = (other.shadows ?? []) + shadows
    }
    if let isRedacted { fields.isRedacted = isRedacted }
    if let isItalic { fields.isItalic = isItalic }
    if let isUnderlined { fields.isUnderlined = isUnderlined }
    if let isStruckThrough { fields.isStruckThrough = isStruckThrough }
    if let lineColor { fields.lineColor = lineColor }
    if let linePattern { fields.linePattern = linePattern }
    if let isMonospaced { fields.isMonospaced = isMonospaced }
    if let hasMonospacedDigits { fields.hasMonospacedDigits = hasMonospacedDigits }
    if let design { fields.design = design }
    if let width { fields.width = width }
    if let kerning { fields.kerning = kerning }
    if let tracking { fields.tracking = tracking }
    if let baselineOffset { fields.baselineOffset = baselineOffset }
    if let backgroundColor { fields.backgroundColor = backgroundColor }
    if let destination { fields.destination = destination }
    if let symbol { fields.symbol = symbol }
    if let alignment { fields.alignment = alignment }
    if let lineLimit { fields.lineLimit = lineLimit }
    if let minimumLines { fields.minimumLines = minimumLines }
    if let lineSpacing { fields.lineSpacing = lineSpacing }
    if let truncation { fields.truncation = truncation }
    if let minimumScale { fields.minimumScale = minimumScale }
    if let allowsTightening { fields.allowsTightening = allowsTightening }
    if let letterCase { fields.letterCase = letterCase }
    if let typeSize { fields.typeSize = typeSize }
    return fields
  }
}

/// A modifier that changes the style of text in a view.
nonisolated struct TextStyleModifier: EnvironmentWritingModifier {
  let own: TextStyle

  nonisolated init(_ change: (inout TextStyle) -> Void) {
    var style = TextStyle()
    change(&style)
    own = style
  }

  @MainActor func write(to values: inout EnvironmentValues) {
    values.textStyle = own.merged(over: values.textStyle)
  }

  @MainActor static func isUnchanged(_ old: TextStyleModifier, _ new: TextStyleModifier) -> Bool {
    old.own == new.own
  }
}

extension View {
  /// Sets the default font of text in this view.
  nonisolated public func font(_ font: Font?) -> some View {
    modifier(TextStyleModifier { $0.font = font?.resolved })
  }

  /// Sets the font weight of text in this view.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(TextStyleModifier { $0.weight = weight?.resolved })
  }

  /// Makes text in this view bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    modifier(TextStyleModifier { $0.weight = isActive ? .bold : .regular })
  }

  /// Makes text in this view italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    modifier(TextStyleModifier { $0.isItalic = isActive })
  }

  /// Uses a fixed-width font for text in this view.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(TextStyleModifier { $0.isMonospaced = isActive })
  }

  /// Disables or enables controls in this view. Controls disabled further up stay disabled.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(
      _EnvironmentKeyTransformModifier(keyPath: \.isEnabled) { $0 = $0 && !disabled })
  }
}
