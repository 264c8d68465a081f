import BanyanGraph
import BanyanHost

/// The options of a picker.
nonisolated struct PickerOptions<Selection: Hashable, Content: View>: View {
  typealias Body = Never

  let selection: Binding<Selection>
  let content: Content

  @MainActor static func _make(
    _ view: PickerOptions, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = PickerOptionsNode(view.selection, under: parent, in: context)
    node.content = Content._make(view.content, under: node, in: context)
    return node
  }

  @MainActor static func _update(_ node: _Node, to view: PickerOptions) {
    let node = unsafeDowncast(node, to: PickerOptionsNode<Selection>.self)
    node.update(to: view.selection)
    Content._update(node.content, to: view.content)
  }
}

/// The options around the elements of some content, at most one of which is chosen.
private final class PickerOptionsNode<Selection: Hashable>: BoxNode, TraitFollower {
  private var selection: Binding<Selection>
  private var reads = TrackedReads()
  private let fields = DynamicFields.of(PickerOptionsNode.self)
  private var hasReported = false
  private var isChecking = false
  private(set) var chosen: Selection!
  /// The appearance that the app sets for segments, if the options are segments.
  private(set) var segments = AppearanceValues.Segments()

  init(_ selection: Binding<Selection>, under parent: _Node, in context: _Context) {
    self.selection = selection
    super.init([], under: parent, in: context)
    chosen = read()
  }

  private func read() -> Selection {
    track(&reads, of: fields) {
      _ = context.value(for: IsEnabledKey.self)
      segments =
        ElementEnvironment(context: context).pickerStyle == .segmented
        ? context.value(for: AppearanceKey.self).segments : AppearanceValues.Segments()
      return selection.wrappedValue
    }
  }

  func update(to newSelection: Binding<Selection>) {
    guard !Comparison.of(Binding<Selection>.self).isUnchanged(selection, newSelection) else {
      return
    }
    selection = newSelection
    update()
  }

  override func update() {
    isQueued = false
    chosen = read()
    traitsDidChange()
  }

  // Dividers and section titles are not options.
  override func hasBox(_ element: ElementNode) -> Bool {
    super.hasBox(element) && element.kind != .divider && element.kind != .sectionHeader
  }

  override func makeBox(around element: ElementNode) -> BoxElementNode {
    PickerOptionNode(around: element, of: self) { [unowned self] in choose($0) }
  }

  override func arrange(_ contents: [ElementNode], into elements: inout [ElementNode]) {
    super.arrange(contents, into: &elements)
    traitsDidChange()
  }

  func traitsDidChange() {
    // Options that are about to be removed have no surroundings left in which to look for a tag.
    for case let option as PickerOptionNode in boxes where !option.element.isDetached {
      option.show(isChosen: value(of: option) == chosen, segments)
    }
    check()
  }

  private func value(of option: PickerOptionNode) -> Selection? {
    option.tag?.value(as: Selection.self)
  }

  private func choose(_ option: PickerOptionNode) -> Bool {
    guard let value = value(of: option) else { return false }
    selection.wrappedValue = value
    return true
  }

  /// Reports a selection without a matching option, after all changes.
  private func check() {
    if isChecking || hasReported || InvariantCheck.isRunning { return }
    isChecking = true
    runtime.whenSettled { [self] in
      isChecking = false
      let options = boxes.compactMap { $0 as? PickerOptionNode }
      if isDetached || hasReported || options.isEmpty || options.contains(where: \.isChosen) {
        return
      }
      hasReported = true
      Issue.report(
        """
        Picker: the selection "\(chosen!)" is invalid and does not have an associated tag, this \
        will give undefined results.
        """, in: runtime)
    }
  }

  override func detach() {
    reads.end()
    super.detach()
  }
}

/// A node of a modifier that may keep a person from selecting the views inside.
@MainActor
protocol SelectionLimit: _Node {
  var isSelectionDisabled: Bool { get }
}

/// An option of a picker.
private final class PickerOptionNode: BoxElementNode {
  private let choose: (PickerOptionNode) -> Bool

  init(
    around element: ElementNode, of source: BoxNode, choose: @escaping (PickerOptionNode) -> Bool
  ) {
    self.choose = choose
    super.init(.option, around: element, of: source)
    window.register(self)
  }

  private(set) var isChosen = false
  private var canBeChosen = true

  private var segments = AppearanceValues.Segments()

  func show(isChosen: Bool, _ segments: AppearanceValues.Segments) {
    let old = properties
    self.isChosen = isChosen
    self.segments = segments
    canBeChosen =
      !isSelectionDisabled && Tracking.ignore { element.context.value(for: IsEnabledKey.self) }
    commitProperties(from: old)
  }

  override var properties: [Property] {
    (canBeChosen ? [.isOn(isChosen)] : [.isOn(isChosen), .isEnabled(false)]) + segmentProperties
  }

  private var segmentProperties: [Property] {
    var properties: [Property] = []
    if isChosen, let color = segments.chosenBackground {
      properties.append(.background(.color(color)))
    }
    var style = TextStyle()
    style.fields.color =
      (isChosen ? segments.chosenTitleColor : nil) ?? segments.titleColor
    style.fields.font = (isChosen ? segments.chosenTitleFont : nil) ?? segments.titleFont
    if style != TextStyle() { properties.append(.style(style)) }
    return properties
  }

  /// True if a view between the option and its picker disables its selection.
  private var isSelectionDisabled: Bool {
    var isDisabled = false
    forEachScope {
      if let limit = $0 as? any SelectionLimit, limit.isSelectionDisabled { isDisabled = true }
    }
    return isDisabled
  }

  override var isControl: Bool { true }

  override func handle(_ payload: Event.Payload) -> Bool {
    guard payload == .activate, isEnabled else { return false }
    return choose(self)
  }
}
