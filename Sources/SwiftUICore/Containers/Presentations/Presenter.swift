import BanyanGraph
import BanyanHost

/// Presents content in front of the window's content while there is an item.
nonisolated struct _PresentingModifier<Item, Presented: View>: ViewModifier {
  typealias Body = Never

  let style: PresentationStyle
  let item: PresentedItem<Item>
  let onDismiss: (() -> Void)?
  /// The place at the content to which a popover is attached.
  let attachment: Attachment
  /// Returns the label of the presentation.
  let label: ((Item) -> Text)?
  let content: (Item) -> Presented

  nonisolated init(
    _ style: PresentationStyle, _ item: PresentedItem<Item>, onDismiss: (() -> Void)? = nil,
    attachment: Attachment = Attachment(), label: ((Item) -> Text)? = nil,
    @ViewBuilder content: @escaping (Item) -> Presented
  ) {
    self.style = style
    self.item = item
    self.onDismiss = onDismiss
    self.attachment = attachment
    self.label = label
    self.content = content
  }

  @MainActor static func _make<Content: View>(
    _ view: ModifiedContent<Content, Self>, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = PresentingNode(view.modifier, under: parent, in: context)
    node.content = Content._make(view.content, under: node, in: context)
    node.update()
    return node
  }

  @MainActor static func _update<Content: View>(
    _ node: _Node, to view: ModifiedContent<Content, Self>
  ) {
    let node = unsafeDowncast(node, to: PresentingNode<Item, Presented>.self)
    node.modifier = view.modifier
    Content._update(node.content, to: view.content)
    node.update()
  }
}

/// A node that can present content. The presentation is below it, and so has its environment;
/// on the host it is in the window.
class PresenterNode: _Node {
  final var content: _Node!
  fileprivate(set) final var presentation: PresentationNode?

  /// Ends the presentation, at the request of its content or of the person.
  func dismiss() {}

  /// The element next to which a popover is shown.
  final var anchor: ElementNode? {
    content.collectElements().first
  }

  /// True if its kind of presentation is usually shown alone.
  var isSheet: Bool { false }

  /// The presentation that contains this node; nil in the window's own content.
  final var level: PresentationNode? { PresentationNode.around(self) }

  final override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    if let presentation { body(presentation) }
  }

  /// A name that distinguishes the current presentation from others.
  var presentedName: String? { nil }

  final override func place(of child: _Node) -> ChildPlace {
    guard child is PresentationNode else { return .same }
    return presentedName.map { .named($0) } ?? .inside
  }

  final override func forEachChildInSamePlace(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  final override var elementRule: ElementRule { .shown }

  final override func forEachShown(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  final override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into accumulator: inout PreferenceAccumulator<Key>
  ) {
    content.collectPreference(key, into: &accumulator)
  }
}

/// | there is        | nothing presented      | the same presented | another presented       |
/// | --------------- | ---------------------- | ------------------ | ----------------------- |
/// | an item         | presented, or it waits | updated            | dismissed and presented |
/// | none            | it waits no more       | dismissed          | dismissed               |
private final class PresentingNode<Item, Presented: View>: PresenterNode {
  var modifier: _PresentingModifier<Item, Presented>
  /// The identity of what is presented, or waits for its turn; nil if there is nothing. The place of the node stays in
  /// the tree as long, even if it is a row that is scrolled away.
  private var identity: AnyHashable? {
    didSet {
      if (identity == nil) == (oldValue == nil) { return }
      context.appearanceScope?.countElsewhere(identity == nil ? -1 : 1)
    }
  }
  private var label: String?
  private var reads = TrackedReads()
  private var observes = true

  init(
    _ modifier: _PresentingModifier<Item, Presented>, under parent: _Node, in context: _Context
  ) {
    self.modifier = modifier
    super.init(under: parent, in: context)
  }

  override func update() {
    isQueued = false
    let presented = track(&reads, observes: &observes) {
      evaluate()
    }
    guard let presented else { return }
    if let presentation {
      presentation.label = label
      presentation.attachment = modifier.attachment
      Presented._update(presentation.content, to: presented)
    } else {
      present(presented)
    }
  }

  /// Returns the content to present, after dismissing any other presentation.
  private func evaluate() -> Presented? {
    if presentation != nil, modifier.item.isFixed?() == true { return nil }
    guard let item = modifier.item.value() else {
      identity = nil
      Tracking.ignore { endPresentation() }
      return nil
    }
    let newIdentity = modifier.item.identity(item)
    if newIdentity != identity { Tracking.ignore { endPresentation() } }
    identity = newIdentity
    if presentation == nil, !window.presentations.admit(self) { return nil }
    label = modifier.label?(item).string(reading: EnvironmentValues(at: context))
    if runtime.isTracing, let examiner = runtime.viewExaminer {
      return examiner.presenting(self) { modifier.content(item) }
    }
    return modifier.content(item)
  }

  private func present(_ presented: Presented) {
    let presentation = PresentationNode(modifier.style, under: self, in: context)
    self.presentation = presentation
    presentation.label = label
    presentation.attachment = modifier.attachment
    // The content may present something itself, which has to be in front.
    window.presentations.show(presentation)
    presentation.content = Presented._make(presented, under: presentation, in: presentation.inner)
    // An empty menu is not shown.
    guard modifier.style == .menu else { return }
    let elements = presentation.content.collectElements()
    if elements.last?.isEmpty == true { runtime.enqueueAction { [weak self] in self?.dismiss() } }
  }

  private func endPresentation() {
    guard let presentation else { return window.presentations.forget(self) }
    self.presentation = nil
    presentation.detach()
    if let onDismiss = modifier.onDismiss {
      runtime.enqueueAction("onDismiss", of: self, onDismiss)
    }
    window.presentations.remove(presentation)
  }

  override var placeName: String { "\(modifier.style)" }

  override var presentedName: String? {
    Item.self == Void.self ? nil : identity.flatMap { ValueText.name(of: $0) }
  }

  override func dismiss() {
    guard presentation != nil else { return }
    modifier.item.dismiss()
    // A binding may write to a value that is not observed.
    runtime.invalidateLater(self, cause: .dependency)
  }

  override var isSheet: Bool { modifier.style == .sheet || modifier.style == .fullScreenCover }
  private var window: WindowNode { context.window! }

  override func detach() {
    reads.end()
    endPresentation()
    identity = nil
    super.detach()
  }
}
