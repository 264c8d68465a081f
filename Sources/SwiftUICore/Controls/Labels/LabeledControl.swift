import BanyanHost

/// A control with its label. With an empty label it is only the control.
nonisolated struct LabeledControl<Label: View, Control: View>: View {
  typealias Body = Never

  let label: Label
  /// True if the two take all the available width, with the control at the far end.
  let isWide: Bool
  let control: Control

  init(_ label: Label, isWide: Bool = true, control: Control) {
    self.label = label
    self.isWide = isWide
    self.control = control
  }

  private static var isAlone: Bool { Label.self == EmptyView.self }

  private var element: LabeledElement<Label, Control> {
    LabeledElement(label: label, isWide: isWide, control: control)
  }

  @MainActor static func _make(
    _ view: LabeledControl, under parent: _Node, in context: _Context
  ) -> _Node {
    isAlone
      ? Control._make(view.control, under: parent, in: context)
      : LabeledElement._make(view.element, under: parent, in: context)
  }

  @MainActor static func _update(_ node: _Node, to view: LabeledControl) {
    if isAlone {
      Control._update(node, to: view.control)
    } else {
      LabeledElement._update(node, to: view.element)
    }
  }
}

private nonisolated struct LabeledElement<Label: View, Control: View>: ElementView {
  let label: Label
  let isWide: Bool
  let control: Control

  @MainActor static var kind: ElementKind { .labeled }

  var content: TupleView<(Caption<Label>, Control)> {
    TupleView((Caption(content: label), control))
  }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    if environment.labelsAreHidden { return environment.labelProperties }
    return isWide ? [.frame(Frame(maximumWidth: .infinity))] : []
  }
}

/// The caption of the element around; nothing if its content is empty.
nonisolated struct Caption<Content: View>: View {
  typealias Body = Never

  let content: Content

  private static var isEmpty: Bool { Content.self == EmptyView.self }

  @MainActor static func _make(
    _ view: Caption, under parent: _Node, in context: _Context
  ) -> _Node {
    isEmpty
      ? Content._make(view.content, under: parent, in: context)
      : CaptionElement._make(CaptionElement(content: view.content), under: parent, in: context)
  }

  @MainActor static func _update(_ node: _Node, to view: Caption) {
    if isEmpty {
      Content._update(node, to: view.content)
    } else {
      CaptionElement._update(node, to: CaptionElement(content: view.content))
    }
  }
}

private nonisolated struct CaptionElement<Content: View>: ElementView {
  let content: Content
  @MainActor static var kind: ElementKind { .caption }
}

/// A part of a control other than its caption; nothing if its content is empty.
nonisolated struct ControlPart<Content: View>: View {
  typealias Body = Never

  let part: Part
  let content: Content

  init(_ part: Part, _ content: Content) {
    self.part = part
    self.content = content
  }

  private static var isEmpty: Bool { Content.self == EmptyView.self }

  private var element: PartElement<Content> { PartElement(part: part, content: content) }

  @MainActor static func _make(
    _ view: ControlPart, under parent: _Node, in context: _Context
  ) -> _Node {
    isEmpty
      ? Content._make(view.content, under: parent, in: context)
      : PartElement._make(view.element, under: parent, in: context)
  }

  @MainActor static func _update(_ node: _Node, to view: ControlPart) {
    if isEmpty {
      Content._update(node, to: view.content)
    } else {
      PartElement._update(node, to: view.element)
    }
  }
}

private nonisolated struct PartElement<Content: View>: ElementView {
  let part: Part
  let content: Content

  @MainActor static var kind: ElementKind { .part }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] { [.part(part)] }
}
