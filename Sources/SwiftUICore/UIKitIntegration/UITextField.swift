import Foundation

/// Is told what a person does in a `UITextField`. See Apple's documentation of `UITextFieldDelegate`.
@MainActor
@preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// The person begins to edit.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// The person has left the field.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The person has typed, and the delegate may refuse it.
  /// - Returns: whether to accept it. If not, the field shows its text as it was.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The selection has changed, as it does with each character typed. Hosts report no other change of it.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// The person has pressed Return.
  /// - Returns: whether the field does what it does by itself, which is nothing.
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
  /// The border of the field.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line, bezel, roundedRect
  }

  /// Its text. Setting it does not call the delegate.
  open var text: String? = "" { didSet { lookDidChange() } }
  /// What the field shows while it is empty.
  open var placeholder: String? { didSet { lookDidChange() } }
  /// The color of its text; nil for that of the views around it.
  open var textColor: UIColor? { didSet { lookDidChange() } }
  /// The font; nil for the system font at 17 points.
  open var font: UIFont? { didSet { lookDidChange() } }
  /// How its text is aligned.
  open var textAlignment = NSTextAlignment.natural { didSet { lookDidChange() } }
  /// The border of the field.
  open var borderStyle = BorderStyle.none { didSet { lookDidChange() } }
  /// Which keyboard is shown.
  open var keyboardType = UIKeyboardType.default { didSet { lookDidChange() } }
  /// What is capitalized automatically.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { lookDidChange() }
  }
  /// What the text means.
  open var textContentType: UITextContentType! { didSet { lookDidChange() } }
  /// Whether the text is hidden.
  open var isSecureTextEntry = false { didSet { lookDidChange() } }
  /// Whether it can be used.
  open var isEnabled = true { didSet { lookDidChange() } }
  /// Is told what the person does.
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

  override func didBeginEditing() { delegate?.textFieldDidBeginEditing(self) }
  override func didEndEditing() { delegate?.textFieldDidEndEditing(self) }
}
