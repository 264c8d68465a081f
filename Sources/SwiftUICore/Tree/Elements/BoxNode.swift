import BanyanGraph
import BanyanHost

/// A modifier that puts a box around each element of its content.
@MainActor
protocol BoxModifier: WrappingModifier where Wrapper == BoxNode {
  var properties: [Property] { get }
  /// A message about invalid values that the modifier was given, if there are any.
  var issue: String? { get }
}

extension BoxModifier {
  var issue: String? { nil }

  func makeWrapper(under parent: _Node, in context: _Context) -> BoxNode {
    if let issue { Issue.report(issue, in: context.runtime) }
    return BoxNode(properties, under: parent, in: context)
  }

  func update(_ wrapper: BoxNode) {
    let isNew = wrapper.update(to: properties)
    if isNew, let issue { Issue.report(issue, in: wrapper.runtime) }
  }
}

/// The boxes around the elements of some content: one for each element, so that a modifier of a
/// group applies to each of its members.
class BoxNode: WrapperNode {
  fileprivate private(set) final var properties: [Property]
  private(set) final var boxes: [BoxElementNode] = []
  /// The properties and motion of an animated change made before there were boxes.
  private final var beginning: Beginning?

  private final class Beginning {
    let properties: [Property]
    let motion: Motion

    init(_ properties: [Property], _ motion: Motion) {
      self.properties = properties
      self.motion = motion
    }
  }

  init(_ properties: [Property], under parent: _Node, in context: _Context) {
    self.properties = properties
    super.init(under: parent, in: context)
    if isBarrier { context.window?.barrierCount += 1 }
  }

  /// True if the pointer or the person cannot get to what is in the boxes, as they are now.
  private final var isBarrier: Bool {
    for property in properties {
      switch property {
      case .opacity(0), .allowsHitTesting(false): return true
      default: continue
      }
    }
    return false
  }

  /// Returns true if the box around an element in the content has a property.
  func surrounds(_ element: ElementNode, with property: Property) -> Bool {
    properties.contains(property)
  }

  // Each event asks for this, so it is passed down with the surroundings: the way up is as long as
  // the view is deep.
  final override var contentContext: _Context {
    for property in properties where property == .isHidden(true) {
      return _Context(within: context, isHidden: true)
    }
    return context
  }

  /// Returns true if an element has a box. Placeholders for absent rows have none.
  func hasBox(_ element: ElementNode) -> Bool { element.kind != .absentRows }

  func makeBox(around element: ElementNode) -> BoxElementNode {
    BoxElementNode(around: element, of: self)
  }

  /// Returns true if the only box stays when its element gives way to another.
  func keepsOnlyBox(for element: ElementNode) -> Bool { false }

  /// Called when there are new boxes, before those that are not needed any more leave.
  func boxesDidChange() {}

  /// - Returns: true if the properties differ from the previous ones.
  @discardableResult
  final func update(to newProperties: [Property]) -> Bool {
    if newProperties == properties { return false }
    let old = properties
    let wasBarrier = isBarrier
    properties = newProperties
    if isBarrier != wasBarrier, !isDetached {
      context.window?.barrierCount += wasBarrier ? -1 : 1
    }
    if boxes.isEmpty, beginning == nil, let motion { beginning = Beginning(old, motion) }
    for box in boxes { box.commitProperties(from: old) }
    return true
  }

  override final var elementRule: ElementRule { .arranged }

  override func arrange(_ contents: [ElementNode], into elements: inout [ElementNode]) {
    let isMixed = !contents.allSatisfy(hasBox)
    let boxed = isMixed ? contents.filter(hasBox) : contents
    if !boxed.elementsEqual(boxes, by: { $0 === $1.element }) { box(boxed) }
    guard isMixed else { return elements.append(contentsOf: boxes) }
    var next = boxes.makeIterator()
    for element in contents {
      elements.append(hasBox(element) ? next.next()! : element)
    }
  }

  private func box(_ contents: [ElementNode]) {
    let old = boxes
    if old.count == 1, contents.count == 1, keepsOnlyBox(for: contents[0]) {
      return old[0].hold(contents[0])
    }
    var known: [ObjectIdentifier: BoxElementNode] = [:]
    for box in old { known[ObjectIdentifier(box.element)] = box }
    boxes = contents.map { element in
      known.removeValue(forKey: ObjectIdentifier(element))
        ?? makeBox(around: element)
    }
    boxesDidChange()
    if !known.isEmpty {
      for box in old where known[ObjectIdentifier(box.element)] != nil { box.detach() }
    }
    guard let beginning, let window = context.window else { return }
    self.beginning = nil
    for box in boxes { window.motions.begin(box, with: beginning.properties, beginning.motion) }
  }

  override func detach() {
    if isBarrier, !isDetached { context.window?.barrierCount -= 1 }
    for box in boxes { box.detach() }
    super.detach()
  }
}

extension ElementNode {
  /// The box directly around the element, if a modifier puts one there.
  final var enclosingBox: BoxElementNode? {
    var found: BoxElementNode?
    forEachScope { scope in
      guard found == nil, let source = scope as? BoxNode else { return }
      found = source.boxes.first { $0.element === self }
    }
    return found
  }
}

/// The box around one element.
class BoxElementNode: ElementNode {
  @exclusivity(unchecked) private(set) final var element: ElementNode
  private unowned(unsafe) let source: BoxNode

  init(_ kind: ElementKind = .box, around element: ElementNode, of source: BoxNode) {
    self.element = element
    self.source = source
    super.init(kind, under: source, in: source.context)
  }

  override var properties: [Property] { source.properties }
  override var main: ElementNode? { element }
  override var contentRole: ContentRole? { nil }

  /// Puts another element in the place of the one in the box.
  fileprivate final func hold(_ other: ElementNode) {
    element = other
    if let motion { window.motions.noteChildren(of: self, motion) }
    childrenDidChange()
  }

  override var contentRule: ElementRule { .known(element) }
}
