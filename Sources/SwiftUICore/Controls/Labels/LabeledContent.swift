import BanyanHost
import Foundation

/// A container that attaches a label to its content. See Apple's documentation of `LabeledContent`.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never

  /// Creates labeled content with a custom label.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labeled content with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates labeled content with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a title with a value next to it.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a title with a value next to it.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a title with a formatted value next to it.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates a title with a formatted value next to it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the content of a style's configuration in the next outer style. Use it in the body of
  /// a style.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContent: StyledControl where Label: View, Content: View {
  var facts: Bool { true }

  var standard: LabeledControl<Label, ControlPart<Content>> {
    LabeledControl(label, control: ControlPart(.content, content))
  }

  func part(_ number: Int) -> any View { number == 0 ? label : content }

  func configuration(
    of source: StyledControlNode<LabeledContent>
  ) -> LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(
      label: .init(content: StyleContent(source: source, part: 0)),
      content: .init(content: StyleContent(source: source, part: 1)))
  }
}
