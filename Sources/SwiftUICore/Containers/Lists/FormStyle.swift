import BanyanHost

/// The appearance of forms.
///
/// ```swift
/// struct CardFormStyle: FormStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     ScrollView {
///       VStack(alignment: .leading) { configuration.content }
///     }
///   }
/// }
/// ```
///
/// A style may declare dynamic properties. Each form has its own storage for them. See Apple's documentation of `FormStyle`.
@MainActor
@preconcurrency
public protocol FormStyle {
  /// A view that represents the body of a form.
  associatedtype Body: View

  /// Creates a view that represents the body of a form.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration
}

/// The properties of a form.
public nonisolated struct FormStyleConfiguration {
  /// The content of the form.
  public nonisolated struct Content: View, StyleContentView {
    public typealias Body = Never
    let content: StyleContent
  }

  /// The content of the form.
  public let content: Content

  fileprivate func form(_ style: BanyanHost.FormStyle?) -> some View {
    FormElement(content: Rows(content, isList: true)).environment(\.formStyle, style)
  }
}

extension View {
  /// Sets the style of forms in this view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The host's default style.
public nonisolated struct AutomaticFormStyle: FormStyle, EnvironmentStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.form(nil) }

  func write(to values: inout EnvironmentValues) { values.formStyle = nil }
}

/// A style that groups controls in rounded boxes, with labels and controls on opposite sides.
public nonisolated struct GroupedFormStyle: FormStyle, EnvironmentStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.form(.grouped) }

  func write(to values: inout EnvironmentValues) { values.formStyle = .grouped }
}

/// A style that shows controls below each other, without scrolling or a background.
public nonisolated struct ColumnsFormStyle: FormStyle, EnvironmentStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.form(.columns) }

  func write(to values: inout EnvironmentValues) { values.formStyle = .columns }
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
  /// The style of the framework's own, in the form for hosts.
  nonisolated var formStyle: BanyanHost.FormStyle? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}
