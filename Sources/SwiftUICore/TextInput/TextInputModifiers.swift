import BanyanHost

/// What is made upper case of itself while text is typed.
public struct TextInputAutocapitalization: Sendable {
  let resolved: TextInput.Capitalization

  /// Nothing.
  public static var never: TextInputAutocapitalization { .init(resolved: .none) }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { .init(resolved: .words) }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(resolved: .sentences) }
  /// Every letter.
  public static var characters: TextInputAutocapitalization { .init(resolved: .characters) }
}

extension TextInputAutocapitalization {
  /// Creates the behavior that UIKit has under another name.
  public init?(_ type: UITextAutocapitalizationType) {
    self.init(resolved: type.resolved)
  }
}

extension View {
  /// Sets which keyboard is offered for fields below. Physical keyboards stay what they are, and
  /// anything can be typed: check what comes.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInput.keyboard) { $0 = type.resolved }
  }

  /// Says what the text of fields below means, so that it can be filled in.
  /// - Parameter textContentType: nil if nothing is to be filled in.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInput.contentType) { $0 = textContentType?.resolved }
  }

  /// Sets what is made upper case of itself in fields below, where a keyboard on the screen does so.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEnvironment(\.textInput.capitalization) { $0 = autocapitalization?.resolved }
  }

  /// Sets what is made upper case of itself in fields below.
  @available(swift, deprecated: 100000, message: "use textInputAutocapitalization(_:)")
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Says whether text in fields below is left as it was typed, and not checked for its spelling.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.textInput.isCorrected) { $0 = !disable }
  }

  /// Says whether text in fields below is left as it was typed.
  @available(swift, deprecated: 100000, renamed: "autocorrectionDisabled(_:)")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.textInput.isCorrected) { $0 = disable.map { !$0 } }
  }
}

private struct TextInputKey: EnvironmentKey {
  static let defaultValue = TextInput()
}

extension EnvironmentValues {
  var textInput: TextInput {
    get { self[TextInputKey.self] }
    set { self[TextInputKey.self] = newValue }
  }

  /// Whether text in fields is left as it was typed.
  public var autocorrectionDisabled: Bool {
    get { textInput.isCorrected == false }
    set { textInput.isCorrected = !newValue }
  }
}
