import Foundation
import SwiftUICore

/// An object that receives the editing events of a `UITextView`. See Apple's documentation of `UITextViewDelegate`.
@MainActor
@preconcurrency
public protocol UITextViewDelegate: AnyObject {
  /// Called when the person starts editing.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when the person has left the view.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Called when the person has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the person has typed, to accept or reject the change.
  /// - Parameters:
  ///   - range: the range of the replaced text, in UTF-16 code units.
  ///   - text: the new text.
  /// - Returns: whether to accept the change. If not, the view restores its text.
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

/// A text of any length, for reading or editing. See Apple's documentation of `UITextView`.
@MainActor
@preconcurrency
open class UITextView: UIView {
  /// Returns the appearance proxy for all text editors of the app; only the background has an effect.
  public class func appearance() -> Self { AppearanceProxies.current.proxy(of: self) }

  /// The text of the view. Setting it does not call the delegate.
  open var text: String! = "" { didSet { lookDidChange() } }
  /// The color of the text; nil for that of the surrounding views.
  open var textColor: UIColor? { didSet { lookDidChange() } }
  /// The font; nil for the system font at 12 points.
  open var font: UIFont? { didSet { lookDidChange() } }
  /// The alignment of the text's lines.
  open var textAlignment = NSTextAlignment.natural { didSet { lookDidChange() } }
  /// A Boolean value that indicates whether the text can be edited.
  open var isEditable = true { didSet { lookDidChange() } }
  /// A Boolean value that indicates whether the text can be selected when it is not editable.
  open var isSelectable = true { didSet { lookDidChange() } }
  /// The type of keyboard to show.
  open var keyboardType = UIKeyboardType.default { didSet { lookDidChange() } }
  /// The automatic capitalization of the text.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { lookDidChange() }
  }
  /// The object that receives editing events.
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

/// The replacement that turns one text into another.
struct TextEdit: Equatable {
  /// The replaced range, in UTF-16 code units.
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
