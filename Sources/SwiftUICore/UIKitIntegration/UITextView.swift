import Foundation

/// Is told what a person does in a `UITextView`. See Apple's documentation of `UITextViewDelegate`.
@MainActor
@preconcurrency
public protocol UITextViewDelegate: AnyObject {
  /// The person begins to edit.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The person has left the view.
  func textViewDidEndEditing(_ textView: UITextView)
  /// The person has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The person has typed, and the delegate may refuse it.
  /// - Parameters:
  ///   - range: what is replaced, in UTF-16.
  ///   - text: what replaces it.
  /// - Returns: whether to accept it. If not, the view shows its text as it was.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// A text of any length, to read or to edit. See Apple's documentation of `UITextView`.
@MainActor
@preconcurrency
open class UITextView: UIView {
  /// The looks of all text editors of the app; only their background has an effect.
  public class func appearance() -> Self { AppearanceProxies.current.proxy(of: self) }

  /// Its text. Setting it does not call the delegate.
  open var text: String! = "" { didSet { lookDidChange() } }
  /// The color of its text; nil for that of the views around it.
  open var textColor: UIColor? { didSet { lookDidChange() } }
  /// The font; nil for the system font at 12 points.
  open var font: UIFont? { didSet { lookDidChange() } }
  /// How its lines are aligned.
  open var textAlignment = NSTextAlignment.natural { didSet { lookDidChange() } }
  /// Whether a person can edit it.
  open var isEditable = true { didSet { lookDidChange() } }
  /// Whether a person can select its text where it cannot be edited.
  open var isSelectable = true { didSet { lookDidChange() } }
  /// Which keyboard is shown.
  open var keyboardType = UIKeyboardType.default { didSet { lookDidChange() } }
  /// What is capitalized automatically.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { lookDidChange() }
  }
  /// Is told what the person does.
  open weak var delegate: (any UITextViewDelegate)?

  override var takesFocus: Bool { isEditable }
  override var alignment: Alignment {
    Alignment(horizontal: textAlignment.alignment.horizontal, vertical: .top)
  }

  override var inside: AnyView {
    AnyView(
      editor
        .font(font.map(Font.init) ?? .system(size: 12))
        .foregroundColor(textColor.map(Color.init(uiColor:)))
        .multilineTextAlignment(textAlignment.resolved))
  }

  @ViewBuilder private var editor: some View {
    if isEditable {
      TextEditor(text: Binding(get: { self.text ?? "" }, set: { self.write($0) }))
        .keyboardType(keyboardType)
        .autocapitalization(autocapitalizationType)
        .scrollContentBackground(backgroundColor == nil ? .automatic : .hidden)
    } else {
      let words = Text(verbatim: text ?? "")
      ScrollView {
        if isSelectable { words.textSelection(.enabled) } else { words }
      }
    }
  }

  private func write(_ newText: String) {
    let edit = TextEdit(from: text ?? "", to: newText)
    guard
      delegate?.textView(self, shouldChangeTextIn: edit.range, replacementText: edit.replacement)
        != false
    else { return lookDidChange() }
    text = newText
    delegate?.textViewDidChange(self)
  }

  override func didBeginEditing() { delegate?.textViewDidBeginEditing(self) }
  override func didEndEditing() { delegate?.textViewDidEndEditing(self) }
}

/// The replacement that makes one text into another.
struct TextEdit: Equatable {
  /// In UTF-16.
  var range: NSRange
  var replacement: String

  init(from old: String, to new: String) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    range = NSRange(
      location: old.prefix(start).utf16.count, length: oldRest.dropLast(end).utf16.count)
    replacement = String(newRest.dropLast(end))
  }
}
