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
  /// Returns the size of a text style in points.
  package func points(of style: FontStyle) -> Double { style.points(at: Int(step)) }

  /// Returns the scale factor of a text style, relative to the default size.
  func factor(of style: FontStyle) -> Double {
    points(of: style) / style.points
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
