import Foundation

/// Hears what a person does in a `UITextField`. See Apple's documentation of `UITextFieldDelegate`.
@MainActor
@preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// The person begins to write.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// The person has left the field.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The person wants to write something.
  /// - Returns: whether it may be. If not, the field shows its text as it was.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// What is selected has changed, as it does with each letter that is written. Hosts tell nothing else of it.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// The person has pressed Return.
  /// - Returns: whether the field is to do what it would do by itself: nothing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// One line of text to edit. See Apple's documentation of `UITextField`.
@MainActor
@preconcurrency
open class UITextField: UIView {
  /// What is around it.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line, bezel, roundedRect
  }

  /// What it says. Setting it tells the delegate nothing.
  open var text: String? = "" { didSet { lookDidChange() } }
  /// What it says while it is empty.
  open var placeholder: String? { didSet { lookDidChange() } }
  /// The color of its letters; nil for that of the views around it.
  open var textColor: UIColor? { didSet { lookDidChange() } }
  /// The font; nil for seventeen points of the system's.
  open var font: UIFont? { didSet { lookDidChange() } }
  /// Where its text stands.
  open var textAlignment = NSTextAlignment.natural { didSet { lookDidChange() } }
  /// What is around it.
  open var borderStyle = BorderStyle.none { didSet { lookDidChange() } }
  /// Which keyboard is shown.
  open var keyboardType = UIKeyboardType.default { didSet { lookDidChange() } }
  /// What is made upper case of itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { lookDidChange() }
  }
  /// What the text means.
  open var textContentType: UITextContentType! { didSet { lookDidChange() } }
  /// Whether the text is not seen.
  open var isSecureTextEntry = false { didSet { lookDidChange() } }
  /// Whether it can be used.
  open var isEnabled = true { didSet { lookDidChange() } }
  /// Hears what the person does.
  open weak var delegate: (any UITextFieldDelegate)?

  override var takesFocus: Bool { true }

  override var inside: AnyView {
    let field = AnyView(
      field
        .font(font.map(Font.init) ?? .system(size: 17))
        .foregroundColor(textColor.map(Color.init(uiColor:)))
        .multilineTextAlignment(textAlignment.resolved)
        .keyboardType(keyboardType)
        .autocapitalization(autocapitalizationType)
        .textContentType(textContentType)
        .onSubmit { _ = self.delegate?.textFieldShouldReturn(self) }
        .disabled(!isEnabled))
    return borderStyle == .none
      ? AnyView(field.textFieldStyle(.plain)) : AnyView(field.textFieldStyle(.roundedBorder))
  }

  @ViewBuilder private var field: some View {
    let text = Binding(get: { self.text ?? "" }, set: { self.write($0) })
    if isSecureTextEntry {
      SecureField(placeholder ?? "", text: text)
    } else {
      TextField(placeholder ?? "", text: text)
    }
  }

  private func write(_ newText: String) {
    let edit = TextEdit(from: text ?? "", to: newText)
    guard
      delegate?.textField(
        self, shouldChangeCharactersIn: edit.range, replacementString: edit.replacement) != false
    else { return lookDidChange() }
    text = newText
    delegate?.textFieldDidChangeSelection(self)
  }

  override func focusDidChange(_ isFocused: Bool) {
    super.focusDidChange(isFocused)
    if isFocused {
      delegate?.textFieldDidBeginEditing(self)
    } else {
      delegate?.textFieldDidEndEditing(self)
    }
  }
}
