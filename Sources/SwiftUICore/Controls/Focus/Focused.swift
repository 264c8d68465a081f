import BanyanGraph

extension View {
  /// Binds this view's focus to a Boolean, which is true while this view, or one inside it, has the
  /// focus (O11). Setting it to true moves the focus here, and setting it to false removes it.
  ///
  /// ```swift
  /// TextField("Search", text: $text)
  ///   .focused($isSearching)
  /// ```
  ///
  /// - Parameter condition: the projection of a `@FocusState`. If this view cannot have the focus
  ///   itself, setting it to true moves the focus to the first field inside, or else to the first
  ///   control.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(store: condition.store, value: true, isContainer: true))
  }

  /// Binds this view's focus to one value of a focus state, which has this value while this view
  /// itself has the focus (O11). Setting it to the value moves the focus here, and setting it to nil
  /// removes the focus.
  ///
  /// ```swift
  /// TextField("Name", text: $name)
  ///   .focused($field, equals: .name)
  /// ```
  ///
  /// A view that cannot have the focus itself, but contains exactly one field, counts as that
  /// field, such as a custom view with a title above a text field.
  /// - Parameters:
  ///   - binding: the projection of a `@FocusState`.
  ///   - value: the value for this view. If several views have the same value, setting
  ///     it moves the focus to the first, and this is reported (O10).
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusedModifier(store: binding.store, value: value, isContainer: false))
  }
}

/// Binds the focus of the content to a focus state.
public nonisolated struct _FocusedModifier<Value: Hashable>: WrappingModifier {
  public typealias Body = Never

  let store: FocusStore<Value>?
  let value: Value
  /// True if the focus of a view inside counts too.
  let isContainer: Bool
  /// True if a view that has no focus otherwise, such as a text, can have it.
  var makesFocusable = false

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> FocusedNode<Value> {
    FocusedNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: FocusedNode<Value>) { wrapper.update(to: self) }
}

/// A node for a view whose focus a focus state follows.
class FollowedNode: WrapperNode {
  var follower: (any FocusFollower)? { nil }
}

final class FocusedNode<Value: Hashable>: FollowedNode {
  private var modifier: _FocusedModifier<Value>

  fileprivate init(
    _ modifier: _FocusedModifier<Value>, under parent: _Node, in context: _Context
  ) {
    self.modifier = modifier
    super.init(under: parent, in: context)
    modifier.store?.bind(self)
  }

  var store: FocusStore<Value>? { modifier.store }
  var value: Value { modifier.value }
  var window: WindowNode { context.window! }

  override var elementRule: ElementRule { modifier.makesFocusable ? .completed : .children }

  override func complete(_ elements: inout [ElementNode], from first: Int) {
    for element in elements[first...].map(\.insideBoxes) where element.hasNothingToFocus {
      element.describe(.isFocusable(true))
    }
  }

  override var follower: (any FocusFollower)? { store }

  fileprivate func update(to newModifier: _FocusedModifier<Value>) {
    let old = modifier
    modifier = newModifier
    if old.store !== newModifier.store {
      old.store?.unbind(self)
      newModifier.store?.bind(self)
    } else if old.value == newModifier.value {
      return
    }
    // The focus states change if the focus is here.
    guard let element = window.focus.element, element.isInside(self) else { return }
    old.store?.followLater()
    newModifier.store?.followLater()
  }

  /// The element that takes the focus if it moves to this view.
  var target: ElementNode? {
    let own = ownElements
    if !own.isEmpty { return own.first(where: \.canTakeFocus) }
    let controls = content.controls.filter(\.canTakeFocus)
    let fields = controls.filter(\.isField)
    if modifier.isContainer { return fields.first ?? controls.first }
    return fields.count == 1 ? fields[0] : nil
  }

  /// Returns true if the focus of an element inside counts as this view's focus.
  func counts(_ element: ElementNode) -> Bool {
    if modifier.isContainer { return true }
    let own = ownElements
    return own.isEmpty ? target === element : own.contains { $0 === element }
  }

  /// The view's own elements that can have the focus.
  private var ownElements: [ElementNode] {
    collectElements().map(\.insideBoxes).filter(\.isFocusable)
  }

  override func detach() {
    store?.unbind(self)
    super.detach()
  }
}

extension _Node {
  /// The focusable elements below, in the order of the views.
  var controls: [ElementNode] {
    var found: [ElementNode] = []
    func look(at node: _Node) {
      if let element = node as? ElementNode, element.isFocusable { found.append(element) }
      if let element = (node as? SubviewNode)?.element { look(at: element) }
      // Content that a container arranges is found at the place where it is shown.
      if !(node is SubviewSource) { node.forEachChild(look) }
    }
    look(at: self)
    return found
  }

  func isInside(_ ancestor: _Node) -> Bool {
    isShown(in: ancestor)
  }

  /// Returns true if this node precedes another in the order of the views.
  func precedes(_ other: _Node) -> Bool {
    let way = wayDown
    let otherWay = other.wayDown
    guard let fork = zip(way, otherWay).enumerated().first(where: { $1.0 !== $1.1 })?.offset
    else { return way.count < otherWay.count }
    var first: _Node?
    way[fork - 1].forEachChild { child in
      if first == nil, child === way[fork] || child === otherWay[fork] { first = child }
    }
    return first === way[fork]
  }

  /// The nodes from the root to this one.
  private var wayDown: [_Node] {
    var nodes: [_Node] = []
    var node: _Node? = self
    while let current = node {
      nodes.append(current)
      node = current.parent
    }
    return nodes.reversed()
  }
}

extension ElementNode {
  fileprivate var isField: Bool { kind.isField }

  /// True if neither the element nor anything inside can have the focus, and no modifier specifies whether it can.
  fileprivate var hasNothingToFocus: Bool {
    description(for: .isFocusable) == nil && controls.isEmpty
  }
}
