/// The walk that finds the elements of views.
///
/// It asks each node for its ``ElementRule``, and which nodes that applies to (``_Node/forEachShown(_:)``). The answers
/// change nothing. What a node does about the elements that are found, such as putting boxes around them, it does when
/// this walk calls ``_Node/complete(_:from:)`` or ``_Node/arrange(_:into:)``, and at no other time.
///
/// | node                                              | the elements of its view                                 |
/// | ------------------------------------------------- | -------------------------------------------------------- |
/// | an element                                        | itself                                                   |
/// | most others: a view with a body, `if`, a group    | those of its children                                    |
/// | a lazy list, a subview's place, a presenter       | those of the nodes that it names                         |
/// | a row of a `ForEach`                              | those of its children; a single one is remembered        |
/// | an accessibility label, a transition, a font      | those of its children, whose properties it sets          |
/// | a padding, the rows of a list, options of a picker | a box, row or option around each of those of its content |
///
/// The elements directly inside an element are found in the same way, by another rule of the element.
@MainActor
struct ElementCollector {
  /// The elements found so far, in the order of the views.
  var elements: [ElementNode] = []

  /// Adds the elements that a node's view consists of, as its container sees them.
  mutating func collect(_ node: _Node) { add(node.elementRule, of: node) }

  /// Adds the elements that are directly inside an element.
  mutating func collectChildren(of element: ElementNode) { add(element.contentRule, of: element) }

  // Inlined, so that a node costs a single call.
  @inline(__always)
  private mutating func add(_ rule: ElementRule, of node: _Node) {
    switch rule {
    case .itself:
      elements.append(unsafeDowncast(node, to: ElementNode.self))
    case .known(let element):
      elements.append(element)
    case .children:
      node.forEachChild { collect($0) }
    case .shown:
      node.forEachShown { collect($0) }
    case .completed:
      let first = elements.count
      node.forEachChild { collect($0) }
      node.complete(&elements, from: first)
    case .listed:
      node.complete(&elements, from: elements.count)
    case .arranged:
      var contents = ElementCollector()
      node.forEachShown { contents.collect($0) }
      node.arrange(contents.elements, into: &elements)
    }
  }
}

/// The rule for the elements of a node's view, or for those directly inside an element.
enum ElementRule {
  /// The node, which is an element.
  case itself
  /// A single element, which the node knows.
  case known(ElementNode)
  /// The elements of the node's children.
  case children
  /// The elements of the nodes that it shows, which may be others than its children, or in another order.
  case shown
  /// The elements of the node's children, whose properties it may set, and to which it may add others.
  case completed
  /// Elements that the node keeps a list of.
  case listed
  /// The node arranges the elements of the nodes that it shows.
  case arranged
}

extension _Node {
  /// Returns the elements that this node's view consists of, as its container sees them. Boxes around new elements are
  /// made, and those around others leave.
  package final func collectElements() -> [ElementNode] {
    var collector = ElementCollector()
    collector.collect(self)
    return collector.elements
  }
}

extension ElementNode {
  /// Returns the elements that are directly inside, as ``_Node/collectElements()`` does.
  final func collectChildren() -> [ElementNode] {
    var collector = ElementCollector()
    collector.collectChildren(of: self)
    return collector.elements
  }
}
