import BanyanGraph
import BanyanHost

/// What an alert or a confirmation dialog consists of.
nonisolated struct Dialog<Actions: View, Message: View> {
  let title: Text
  /// Whether the title is to be seen, or only heard.
  var showsTitle = true
  let actions: Actions
  let message: Message
}

extension PresentedItem {
  /// Presents a dialog while a flag is set. What it was made of then it stays, if it is made of data.
  nonisolated init<Actions: View, Message: View>(
    _ dialog: Dialog<Actions, Message>?, isPresented: Binding<Bool>, isFixed: Bool = false
  ) where Value == Dialog<Actions, Message> {
    self.init(
      value: { isPresented.wrappedValue ? dialog : nil }, identity: { _ in true },
      isFixed: isFixed ? { isPresented.wrappedValue } : nil,
      dismiss: { isPresented.wrappedValue = false })
  }
}

extension View {
  nonisolated func dialog<Actions: View, Message: View>(
    _ style: PresentationStyle, _ item: PresentedItem<Dialog<Actions, Message>>
  ) -> some View {
    modifier(
      _PresentingModifier(style, item, label: { $0.title.string }) { DialogView(dialog: $0) })
  }
}

/// A dialog's title and message, and then what there is to do.
nonisolated struct DialogView<Actions: View, Message: View>: View {
  let dialog: Dialog<Actions, Message>

  var body: some View {
    DialogHeader(content: TupleView((dialog.showsTitle ? dialog.title : nil, dialog.message)))
    DialogActions(content: dialog.actions)
  }
}

private nonisolated struct DialogHeader<Content: View>: ElementView {
  let content: Content
  static var kind: ElementKind { .dialogHeader }
}

private nonisolated struct DialogActions<Content: View>: View {
  typealias Body = Never
  let content: Content

  @MainActor static func _make(
    _ view: DialogActions, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = DialogActionsNode(under: parent, in: context)
    node.content = Content._make(view.content, under: node, in: context)
    return node
  }

  @MainActor static func _update(_ node: _Node, to view: DialogActions) {
    Content._update(unsafeDowncast(node, to: DialogActionsNode.self).content, to: view.content)
  }
}

/// The element of what there is to do in a dialog: first what there is to fill in, then buttons.
///
/// A dialog that offers no way out has a standard button: OK in an alert, Cancel in others.
final class DialogActionsNode: ElementNode {
  fileprivate var content: _Node!
  private var standardButton: _Node?

  private let isAlert: Bool

  init(under parent: _Node, in context: _Context) {
    var around: _Node? = parent
    while let node = around, !(node is PresentationNode) { around = node.parent }
    isAlert = (around as? PresentationNode)?.style == .alert
    super.init(.dialogActions, under: parent, in: context)
  }

  // Whoever says cancel stands first of two buttons, and else last.
  override func collectChildren(into elements: inout [ElementNode]) {
    var own: [ElementNode] = []
    content.collectElements(into: &own)
    var buttons = own.filter { $0.innermost.kind == .button }
    let needsButton =
      isAlert ? buttons.isEmpty : !buttons.contains { $0.innermost.role == .cancel }
    setStandardButton(needsButton)
    standardButton?.collectElements(into: &buttons)
    let cancelling = buttons.filter { $0.innermost.role == .cancel }
    buttons.removeAll { $0.innermost.role == .cancel }
    elements += own.filter { $0.innermost.kind != .button }
    elements += isAlert && buttons.count == 1 ? cancelling + buttons : buttons + cancelling
  }

  private func setStandardButton(_ isNeeded: Bool) {
    if isNeeded == (standardButton != nil) { return }
    standardButton?.detach()
    standardButton = nil
    guard isNeeded else { return }
    standardButton =
      isAlert
      ? Button<Text>._make(Button("OK") {}, under: self, in: context)
      : Button<Text>._make(Button("Cancel", role: .cancel) {}, under: self, in: context)
  }

  /// What is pressed in the place of a person who wants to leave things as they are.
  var dismissingButton: ElementNode? {
    let buttons = children.map(\.innermost).filter { $0.kind == .button }
    return buttons.first { $0.role == .cancel } ?? (buttons.count == 1 ? buttons[0] : nil)
  }

  override func place(of child: _Node) -> ChildPlace {
    child === standardButton ? .inside : .same
  }

  override func forEachChildInSamePlace(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    if let standardButton { body(standardButton) }
  }
}

extension ElementNode {
  fileprivate var role: Role? {
    for case .role(let role) in properties { return role }
    return nil
  }
}
