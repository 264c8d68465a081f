import BanyanHost

/// A person's preferred text size.
///
/// The default is `large`. See Apple's documentation of
/// `DynamicTypeSize`.
public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// A Boolean value that indicates whether the size is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The number of smaller sizes, as stored in a text style.
  var step: UInt8 { UInt8(Self.allCases.firstIndex(of: self)!) }

  init(step: UInt8) {
    self = Self.allCases[Int(step)]
  }
}

extension EnvironmentValues {
  /// The size of text. The default is `large`.
  public var dynamicTypeSize: DynamicTypeSize {
    get { textStyle.typeSize.map(DynamicTypeSize.init) ?? .large }
    set { textStyle.typeSize = newValue == .large ? nil : newValue.step }
  }
}

extension View {
  /// Sets the size of text in this view, and of values that scale with ``ScaledMetric``.
  ///
  /// Fonts of a text style and custom fonts scale; a system font with an explicit size does
  /// not.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the size of text in this view, within the limits set further up.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { $0 = $0.limited(to: range) }
  }
}

extension DynamicTypeSize {
  /// Returns the nearest size in a range, or this size if the range is empty.
  fileprivate func limited<Range: RangeExpression>(to range: Range) -> DynamicTypeSize
  where Range.Bound == DynamicTypeSize {
    let sizes = Self.allCases.filter(range.contains)
    guard let first = sizes.first, let last = sizes.last else { return self }
    return min(max(self, first), last)
  }
}

extension DynamicTypeSize {
  /// Returns the size of a text style in points, as published by Apple for iOS in its Human
  /// Interface Guidelines.
  func points(of style: FontStyle) -> Double {
    let sizes: [Double] =
      switch style {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    return sizes[Int(step)]
  }

  /// Returns the scale factor of a text style, relative to the default size.
  func factor(of style: FontStyle) -> Double {
    points(of: style) / Self.large.points(of: style)
  }
}

extension TextStyle {
  /// This style with its font scaled to the type size: hosts only know the default size.
  var scaled: TextStyle {
    guard let typeSize = self.typeSize.map(DynamicTypeSize.init) else { return self }
    var style = self
    style.typeSize = nil
    style.font = (self.font ?? FontDescription(size: .style(.body))).scaled(to: typeSize)
    return style
  }
}

extension FontDescription {
  /// Returns this font with its size in points: that of a text style, or one that has grown with the type size.
  func scaled(to typeSize: DynamicTypeSize) -> FontDescription {
    var font = self
    switch size {
    case .style(let style):
      font.size = .points(typeSize.points(of: style))
      if style == .headline { font.weight = weight ?? .semibold }
    case .points(let points) where name != nil:
      if case .style(let style) = growth {
        font.size = .points(points * typeSize.factor(of: style))
      }
    case .points: break
    }
    return font
  }
}

extension [TextRun] {
  /// Returns these runs in an element with a style, with their own fonts scaled to the type size.
  func scaled(in style: TextStyle) -> [TextRun] {
    guard let typeSize = style.typeSize.map(DynamicTypeSize.init) else { return self }
    return map { run in
      var run = run
      run.style.font = run.style.font?.scaled(to: typeSize)
      return run
    }
  }
}
