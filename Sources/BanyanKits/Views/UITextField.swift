import Foundation
import SwiftUICore

/// An object that receives the editing events of a `UITextField`. See Apple's documentation of `UITextFieldDelegate`.
@MainActor
@preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Called when the person starts editing.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called when the person has left the field.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when the person has typed, to accept or reject the change.
  /// - Returns: whether to accept the change. If not, the field restores its text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the selection has changed, as it does with each typed character. Hosts report no other changes.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Called when the person has pressed Return.
  /// - Returns: whether the field performs its default action, which is none.
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

/// An editable line of text. See Apple's documentation of `UITextField`.
@MainActor
@preconcurrency
open class UITextField: UIControl {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line, bezel, roundedRect
  }

  /// The text of the field. Setting it does not call the delegate.
  open var text: String? = "" { didSet { lookDidChange() } }
  /// The text shown while the field is empty.
  open var placeholder: String? { didSet { lookDidChange() } }
  /// The color of the text; nil for that of the surrounding views.
  open var textColor: UIColor? { didSet { lookDidChange() } }
  /// The font; nil for the system font at 17 points.
  open var font: UIFont? { didSet { lookDidChange() } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { lookDidChange() } }
  /// The border of the field.
  open var borderStyle = BorderStyle.none { didSet { lookDidChange() } }
  /// The type of keyboard to show.
  open var keyboardType = UIKeyboardType.default { didSet { lookDidChange() } }
  /// The automatic capitalization of the text.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { lookDidChange() }
  }
  /// The meaning of the text.
  open var textContentType: UITextContentType! { didSet { lookDidChange() } }
  /// A Boolean value that indicates whether the text is obscured.
  open var isSecureTextEntry = false { didSet { lookDidChange() } }
  /// The object that receives editing events.
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
        .onSubmit {
          self.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
          _ = self.delegate?.textFieldShouldReturn(self)
        }
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
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  override func didBeginEditing() {
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
  }

  override func didEndEditing() {
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }
}
