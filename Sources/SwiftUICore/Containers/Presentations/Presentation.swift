import BanyanGraph
import BanyanHost

/// The element of a presentation.
///
/// The content has the environment of the presenter, and a way to dismiss itself. Its preferences do
/// not reach the presenter (K13).
package final class PresentationNode: ElementNode, PreferenceCollector {
  final let style: PresentationStyle
  private unowned(unsafe) let presenter: PresenterNode
  /// The place of the presentation, if the presenter is in a place that may be hidden, such as a row, a tab or a page.
  /// It is shown in front of all of them, and goes on being shown when the presenter is not.
  private let scope: AppearanceScope?
  /// The context of the content.
  private(set) var inner: _Context!
  /// The edit mode of the content, unless that is the presenter's.
  var editMode: Cell<EditMode>?
  var content: _Node!
  /// The label, if the content does not provide one.
  var label: String? {
    willSet { if label != newValue { propertiesWillChange() } }
  }
  /// The place at the presenter to which it is attached.
  var attachment = Attachment() {
    willSet { if attachment != newValue { propertiesWillChange() } }
  }
  /// The current height of a sheet, if the program does not control it.
  private var detent: PresentationDetent?
  private var options = PresentationOptions()
  /// The appearance, if it differs from that of the window.
  private var appearance: Appearance?
  private var edges = EdgeList()

  override var presentationStyle: PresentationStyle? { style }

  init(_ style: PresentationStyle, under presenter: PresenterNode, in context: _Context) {
    self.style = style
    self.presenter = presenter
    scope = context.appearanceScope == nil ? nil : AppearanceScope(in: nil)
    scope?.show(true)
    let place = scope.map { _Context(within: context, appearanceScope: $0) } ?? context
    super.init(.presentation, under: presenter, in: place)
    scope?.node = self
    inner = _Context(within: place, collector: self)
    provideSurroundings(in: context)
    // A link inside does not use the stack behind the presentation, except in a menu.
    if style != .menu { inner.provide(nil as PagePlace?, for: PagePlaceKey.self) }
    window.register(self)
    invalidate()
  }

  /// The presentation that contains the presenter.
  var level: PresentationNode? { presenter.level }

  /// The presentation that contains a node.
  package static func around(_ node: _Node) -> PresentationNode? {
    var outer = node.parent
    while let current = outer, !(current is PresentationNode) { outer = current.parent }
    return outer as? PresentationNode
  }

  package func dismissFromInside() {
    if !isDetached { presenter.dismiss() }
  }

  /// Commits changed properties after the current action.
  private func propertiesWillChange() {
    let old = properties
    runtime.enqueueAction { [weak self] in
      if let self, !isDetached { commitProperties(from: old) }
    }
  }

  override var properties: [Property] {
    var properties: [Property] = [.presentationStyle(style)]
    if let label { properties.append(.label(label)) }
    if style.isAnchored, let anchor = presenter.anchor {
      properties.append(.anchor(PresentationAnchor(anchor.id, attachment)))
    }
    if !isDismissible { properties.append(.isDismissible(false)) }
    if let appearance { properties.append(.appearance(appearance)) }
    if isBackgroundUsable { properties.append(.isBackgroundUsable(true)) }
    return properties + options.properties(detent: options.selectedDetent ?? detent, in: inner)
  }

  override var isBackgroundUsable: Bool {
    style == .sheet && options.isBackgroundUsable(at: options.selectedDetent ?? detent, in: inner)
  }

  private var isDismissible: Bool {
    style != .fullScreenCover && !options.isInteractiveDismissDisabled
  }

  override func handle(_ payload: Event.Payload) -> Bool {
    if case .selectDetent(let place) = payload { return selectDetent(place) }
    guard payload == .dismiss, isDismissible else { return false }
    if style == .alert || style == .confirmationDialog { return leave() }
    presenter.dismiss()
    return true
  }

  /// Activates the button for leaving a dialog.
  private func leave() -> Bool {
    for case let actions as DialogActionsNode in children {
      if let button = actions.dismissingButton { return window.deliver(.activate, to: button) }
    }
    return false
  }

  private func selectDetent(_ place: Int) -> Bool {
    let detents = options.orderedDetents(in: inner)
    guard detents.indices.contains(place) else { return false }
    let old = properties
    detent = detents[place]
    if let select = options.selectDetent { select(detents[place]) }
    commitProperties(from: old)
    return true
  }

  // MARK: Content preferences

  package var key: ObjectIdentifier { ObjectIdentifier(PresentationOptionsKey.self) }
  package var outer: (any PreferenceCollector)? { nil }
  package func invalidate() { runtime.enqueueUpward(self) }

  // The background may depend on the environment, and the host does not know of an inherited appearance.
  package override func update() {
    isQueued = false
    let old = properties
    Tracking.track(self, edges: &edges) {
      let colorScheme = context.value(for: ColorSchemeKey.self)
      appearance = colorScheme == window.colorScheme ? nil : colorScheme.appearance
    }
    commitProperties(from: old)
  }

  package override func updateUpward() {
    update()
    var accumulator = PreferenceAccumulator<PresentationOptionsKey>()
    content.collectPreference(PresentationOptionsKey.self, into: &accumulator)
    let old = properties
    options = accumulator.value ?? PresentationOptions()
    commitProperties(from: old)
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  package override func detach() {
    edges.removeAll()
    editMode?.detach()
    super.detach()
    scope?.end()
  }
}
