import BanyanGraph
import BanyanHost

/// The content of an alert or a confirmation dialog.
nonisolated struct Dialog<Actions: View, Message: View> {
  let title: Text
  /// False if only assistive technologies present the title.
  var showsTitle = true
  let actions: Actions
  let message: Message
}

extension PresentedItem {
  /// Presents a dialog while a Boolean is true. A fixed dialog does not change while it is presented.
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
      _PresentingModifier(style, item, label: { $0.title }) { DialogView(dialog: $0) })
  }
}

/// The title and message of a dialog, followed by its actions.
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
    node.content = ActionsAndToggle._make(view.content(in: context), under: node, in: context)
    return node
  }

  @MainActor static func _update(_ node: _Node, to view: DialogActions) {
    let node = unsafeDowncast(node, to: DialogActionsNode.self)
    ActionsAndToggle._update(node.content, to: view.content(in: node.context))
  }

  private typealias ActionsAndToggle = TupleView<(DialogSuppressionToggle?, Content)>

  // A dialog that is not to be suppressed has no view, and so no body, for it.
  @MainActor private func content(in context: _Context) -> ActionsAndToggle {
    TupleView((DialogSuppressionToggle(in: context), content))
  }
}

/// The element of a dialog's actions: first fields, then buttons.
///
/// A dialog without a way out has a standard button: OK in an alert, Cancel in others.
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

  override var contentRule: ElementRule { .arranged }

  override func forEachShown(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  override var properties: [Property] {
    context.value(for: AppearanceKey.self).dialogTint.map { [.tint($0)] } ?? []
  }

  // A cancel button goes first if there are two buttons in an alert, and last otherwise.
  override func arrange(_ own: [ElementNode], into elements: inout [ElementNode]) {
    var buttons = ElementCollector(elements: own.filter { $0.innermost.kind == .button })
    let needsButton =
      isAlert
      ? buttons.elements.isEmpty : !buttons.elements.contains { $0.innermost.role == .cancel }
    setStandardButton(needsButton)
    if let standardButton { buttons.collect(standardButton) }
    let cancelling = buttons.elements.filter { $0.innermost.role == .cancel }
    buttons.elements.removeAll { $0.innermost.role == .cancel }
    let others = buttons.elements
    elements += own.filter { $0.innermost.kind != .button }
    elements += isAlert && others.count == 1 ? cancelling + others : others + cancelling
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

  /// The button activated when the person dismisses the dialog.
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
