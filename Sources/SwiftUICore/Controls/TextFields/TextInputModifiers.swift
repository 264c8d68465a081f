import BanyanHost

/// The automatic capitalization of typed text.
public struct TextInputAutocapitalization: Sendable {
  let resolved: TextInput.Capitalization

  /// No automatic capitalization.
  public static var never: TextInputAutocapitalization { .init(resolved: .none) }
  /// Capitalization of the first letter of each word.
  public static var words: TextInputAutocapitalization { .init(resolved: .words) }
  /// Capitalization of the first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(resolved: .sentences) }
  /// Capitalization of every letter.
  public static var characters: TextInputAutocapitalization { .init(resolved: .characters) }
}

extension TextInputAutocapitalization {
  /// Creates a capitalization from its UIKit equivalent.
  public init?(_ type: UITextAutocapitalizationType) {
    self.init(resolved: type.resolved)
  }
}

extension View {
  /// Sets the onscreen keyboard for fields in this view. Physical keyboards are not affected, and
  /// any text can be entered: validate the input.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInput.keyboard) { $0 = type.resolved }
  }

  /// Sets the meaning of the text in fields of this view, for automatic filling.
  /// - Parameter textContentType: nil to disable automatic filling.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.textInput.contentType) { $0 = textContentType?.resolved }
  }

  /// Sets the automatic capitalization of fields in this view, on onscreen keyboards that support it.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEnvironment(\.textInput.capitalization) { $0 = autocapitalization?.resolved }
  }

  /// Sets the automatic capitalization of fields in this view.
  @available(swift, deprecated: 100000, message: "use textInputAutocapitalization(_:)")
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Disables automatic correction and spell checking in fields of this view.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.textInput.isCorrected) { $0 = !disable }
  }

  /// Disables automatic correction in fields of this view.
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

  /// A Boolean value that indicates whether automatic correction is disabled in fields.
  public var autocorrectionDisabled: Bool {
    get { textInput.isCorrected == false }
    set { textInput.isCorrected = !newValue }
  }

  /// A Boolean value that indicates whether automatic correction is disabled in fields; nil for the setting of the host.
  @available(swift, deprecated: 100000, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? {
    get { textInput.isCorrected.map { !$0 } }
    set { textInput.isCorrected = newValue.map { !$0 } }
  }
}
