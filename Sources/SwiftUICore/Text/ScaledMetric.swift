/// A property wrapper for a length that grows with text.
///
/// ```swift
/// struct Avatar: View {
///   @ScaledMetric(relativeTo: .title) private var size = 40.0
///   var body: some View {
///     Image(systemName: "person").frame(width: size, height: size)
///   }
/// }
/// ```
///
/// At the default size of text the value is what it was declared with; at another it is that many
/// times larger or smaller as the text style is (O16): by the sizes in points that Apple publishes
/// for iOS, so the factor of `body` is 14/17 at `xSmall` and 53/17 at `accessibility5`. It is not
/// rounded. A view that declares it is evaluated when `dynamicTypeSize` changes. See Apple's
/// documentation of `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  private let base: Value
  private let textStyle: Font.TextStyle

  /// Creates a length that grows as a text style does.
  /// - Parameters:
  ///   - wrappedValue: its value at the default size of text.
  ///   - textStyle: what it grows with.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// Creates a length that grows as text in the body style does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The value at the size that text has here.
  public var wrappedValue: Value {
    base * Value(dynamicTypeSize.factor(of: textStyle.resolved))
  }
}

// The environment's value in it is an enum.
extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
