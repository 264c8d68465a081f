/// A property wrapper for a number that scales with text.
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
/// At the default text size, the value is the declared one. At other sizes it scales by the same factor as
/// the text style (O16), based on the sizes in points that Apple publishes
/// for iOS: the factor of `body` is 14/17 at `xSmall` and 53/17 at `accessibility5`. It is not
/// rounded. A view that declares it is evaluated when `dynamicTypeSize` changes. See Apple's
/// documentation of `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  private let base: Value
  private let textStyle: Font.TextStyle

  /// Creates a value that scales with a text style.
  /// - Parameters:
  ///   - wrappedValue: the value at the default text size.
  ///   - textStyle: the text style to scale with.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// Creates a value that scales with the body style.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The value at the current text size.
  public var wrappedValue: Value {
    base * Value(dynamicTypeSize.factor(of: textStyle.resolved))
  }
}

extension ScaledMetric: StatelessProperty {}

// The environment's value in it is an enum.
extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
