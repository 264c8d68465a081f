import Foundation

/// Hears what a person does in a `UITextView`. See Apple's documentation of `UITextViewDelegate`.
@MainActor
@preconcurrency
public protocol UITextViewDelegate: AnyObject {
  /// The person begins to write.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The person has left the view.
  func textViewDidEndEditing(_ textView: UITextView)
  /// The person has written something.
  func textViewDidChange(_ textView: UITextView)
  /// The person wants to write something.
  /// - Parameters:
  ///   - range: what is replaced, in UTF-16.
  ///   - text: what stands there then.
  /// - Returns: whether it may be. If not, the view shows its text as it was.
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
  /// How all text editors of the app look: of this, their background.
  public class func appearance() -> Self { AppearanceProxies.current.proxy(of: self) }

  /// What it says. Setting it tells the delegate nothing.
  open var text: String! = "" { didSet { lookDidChange() } }
  /// The color of its letters; nil for that of the views around it.
  open var textColor: UIColor? { didSet { lookDidChange() } }
  /// The font; nil for twelve points of the system's.
  open var font: UIFont? { didSet { lookDidChange() } }
  /// Where its lines stand.
  open var textAlignment = NSTextAlignment.natural { didSet { lookDidChange() } }
  /// Whether a person can write into it.
  open var isEditable = true { didSet { lookDidChange() } }
  /// Whether a person can select its text, where it is only read.
  open var isSelectable = true { didSet { lookDidChange() } }
  /// Which keyboard is shown.
  open var keyboardType = UIKeyboardType.default { didSet { lookDidChange() } }
  /// What is made upper case of itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { lookDidChange() }
  }
  /// Hears what the person does.
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

  override func focusDidChange(_ isFocused: Bool) {
    super.focusDidChange(isFocused)
    if isFocused {
      delegate?.textViewDidBeginEditing(self)
    } else {
      delegate?.textViewDidEndEditing(self)
    }
  }
}

/// What of a text is replaced by what, so that it becomes another.
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
