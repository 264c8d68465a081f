import BanyanHost
import Foundation

/// A control for editing text.
///
/// ```swift
/// TextField("Name", text: $name)
/// TextField("Amount", value: $amount, format: .number)
/// TextField("Message", text: $message, axis: .vertical).lineLimit(1...5)
/// ```
///
/// A text is written with every keystroke, and so is a value with a `format`, as long as the typed text is
/// valid. A value with a `formatter` is written when Return is pressed or the field loses the
/// focus. Until then the field shows the typed text, and afterward the value again.
///
/// A field takes at most 100,000 characters and 300,000 bytes, and drops the rest of a longer text; a server may set another limit
/// (`--limit characterCountPerField=1000`). A text of more than 1,000 characters is not valid as a value.
///
/// A vertical field grows with its lines, within the range of `lineLimit`.
/// Return inserts a line break; with Control or Command it submits. See Apple's documentation of
/// `TextField`.
public struct TextField<Label: View> {
  let content: FieldContent
  let prompt: Text?
  let label: Label
  private(set) var axis = Axis.horizontal
  private(set) var whenEditingChanges: ((Bool) -> Void)?
  private(set) var whenCommitted: (() -> Void)?

  nonisolated init(
    _ content: FieldContent, prompt: Text?, axis: Axis = .horizontal, label: Label,
    whenEditingChanges: ((Bool) -> Void)? = nil, whenCommitted: (() -> Void)? = nil
  ) {
    self.content = content
    self.prompt = prompt
    self.label = label
    self.axis = axis
    self.whenEditingChanges = whenEditingChanges
    self.whenCommitted = whenCommitted
  }

  /// The title of the field.
  var title: Text? { (label as? any TitledLabel)?.titleText }

  /// Returns this field with a label that a style provides.
  nonisolated func replacingLabel<Other: View>(_ label: Other) -> TextField<Other> {
    TextField<Other>(
      content, prompt: prompt ?? title, axis: axis, label: label,
      whenEditingChanges: whenEditingChanges, whenCommitted: whenCommitted)
  }
}

extension TextField: ChoosingView {
  public typealias Body = Never

  // Each kind of field has its own element.
  func choose(in node: ChoiceNode) {
    if chooseStyle(in: node) { return }
    switch content {
    case .text(let text):
      let field = EditableText(
        text: text, title: title, prompt: prompt, whenEditingChanges: whenEditingChanges,
        whenCommitted: whenCommitted)
      if axis == .vertical {
        node.choose(1, GrowingField(field: field))
      } else {
        node.choose(2, LineField(field: field))
      }
    case .value(let value):
      node.choose(
        3,
        ConvertedField(
          value, title: title, prompt: prompt, whenEditingChanges: whenEditingChanges,
          whenCommitted: whenCommitted))
    }
  }
}

/// The content that a text field edits.
enum FieldContent {
  case text(Binding<String>)
  case value(ConvertedValue)
}

/// A label whose title is available as text. Its words depend on the person who reads them, so only an element, which
/// is in an environment, makes a string of it.
protocol TitledLabel {
  var titleText: Text { get }
}

extension Text: TitledLabel {
  var titleText: Text { self }
}

extension Label: TitledLabel where Title == Text {
  var titleText: Text { title }
}
