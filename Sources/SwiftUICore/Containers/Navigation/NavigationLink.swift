import BanyanGraph
import BanyanHost
import FoundationComplement

/// A control that opens a page.
///
/// ```swift
/// NavigationLink("Details") { DetailView() }       // the page itself
/// NavigationLink(park.name, value: park)           // the destination for a Park
/// ```
///
/// With a value, the link appends the value to the stack's path, and a
/// `navigationDestination(for:destination:)` further up in the stack provides the page. In a list with a selection, a
/// value without such a destination is selected. With a destination,
/// the destination's value is made with the link and its body runs when it is shown (P10); the page is
/// removed together with the link, but not when the link's row is scrolled away. A link outside of a navigation stack, or
/// without a value, is disabled. While a list is edited, a press on a link in a row chooses the row and opens nothing. See
/// Apple's documentation of `NavigationLink`.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case page(Destination, isActive: Binding<Bool>?)
    case value(NavigationValue?)
  }

  let label: Label
  let target: Target

  nonisolated init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  /// Creates a link to a page.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.page(destination(), isActive: nil), label: label())
  }

  /// Creates a link to a page.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.page(destination, isActive: nil), label: label())
  }

  /// Sets whether the link opens its page in the last column of a navigation view with columns, as it
  /// does by default.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    transformEnvironment(\.isDetailLink) { $0 = isDetailLink }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the destination for a value.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { NavigationValue($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to the destination for a value.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title to the destination for a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link with a title of the app's resources to the destination for a value.
  @_disfavoredOverload
  nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a page.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a page.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title to a page.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a page.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

private struct IsDetailLinkKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  var isDetailLink: Bool {
    get { self[IsDetailLinkKey.self] }
    set { self[IsDetailLinkKey.self] = newValue }
  }
}

extension NavigationLink: View {
  public typealias Body = Never

  public static func _make(
    _ view: NavigationLink, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = NavigationLinkNode(view, under: parent, in: context)
    node.makeButton()
    node.update()
    return node
  }

  public static func _update(_ node: _Node, to view: NavigationLink) {
    unsafeDowncast(node, to: NavigationLinkNode<Label, Destination>.self).update(to: view)
  }
}

private final class NavigationLinkNode<Label: View, Destination: View>: _Node {
  private typealias Pressed = ModifiedContent<
    Button<Label>, _EnvironmentKeyTransformModifier<Bool>
  >
  private var view: NavigationLink<Label, Destination>
  private var button: _Node!
  private let reading = Reading()
  private lazy var request = PageRequest(
    make: { [unowned self] in makePage(under: $0, in: $1) },
    goBack: { [unowned self] in set(false) },
    again: { [weak self] in if self?.isDetached == false { self?.set(true) } })

  init(_ view: NavigationLink<Label, Destination>, under parent: _Node, in context: _Context) {
    self.view = view
    super.init(under: parent, in: context)
  }

  func makeButton() {
    button = Pressed._make(pressed, under: self, in: context)
  }

  private var pressed: Pressed {
    let isDisabled = !isUsable
    let button = Button(role: .navigation, action: { [unowned self] in press() }) { view.label }
    return Pressed(
      content: button,
      modifier: _EnvironmentKeyTransformModifier(keyPath: \.isEnabled) { $0 = $0 && !isDisabled })
  }

  private var isUsable: Bool {
    if case .value(nil) = view.target { return false }
    return context.page != nil
  }

  private func press() {
    // While a list is edited, links lead nowhere: hosts choose the row instead.
    if isInEditedRow { return }
    switch view.target {
    case .page: set(true)
    case .value(let value?):
      guard let stack = context.page?.stack else { return }
      // A destination goes before a selection.
      if !stack.leads(to: value), list?.select(value) == true { return }
      stack.show(value)
    case .value(nil): break
    }
  }

  /// The list with a selection that contains the link: there, the link selects a value without a destination.
  private var list: RowsNode? { rows?.selecting }

  /// The rows around the link that are on its page.
  private var rows: RowsNode? {
    var rows: RowsNode?
    forEachAround {
      rows = $0 as? RowsNode
      return rows == nil && !($0 is PageNode)
    }
    return rows
  }

  private var isInEditedRow: Bool {
    guard let rows, rows.isEditing else { return false }
    var isInRow = true
    forEachAround {
      let kind = ($0 as? ElementNode)?.kind
      if kind == .sectionHeader || kind == .sectionFooter { isInRow = false }
      return isInRow && $0 !== rows
    }
    return isInRow
  }

  private func set(_ isActive: Bool) {
    if case .page(_, let binding?) = view.target {
      binding.wrappedValue = isActive
    } else if isActive {
      request.show(from: context)
    } else {
      request.hide()
    }
  }

  private func makePage(under parent: _Node, in context: _Context) -> _Node {
    guard case .page(let destination, _) = view.target else {
      preconditionFailure("a link with a value has no page of its own")
    }
    return Destination._make(destination, under: parent, in: context)
  }

  func update(to newView: NavigationLink<Label, Destination>) {
    view = newView
    Pressed._update(button, to: pressed)
    if case .page(let destination, _) = newView.target, let content = request.content {
      Destination._update(content, to: destination)
    }
    update()
  }

  /// Follows the binding that controls whether the page is shown.
  override func update() {
    isQueued = false
    guard case .page(_, let binding?) = view.target else { return }
    let isActive = reading.read(for: self) { binding.wrappedValue }
    if isActive { request.show(from: context) } else { request.hide() }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let button { body(button) }
  }

  override func detach() {
    reading.end()
    request.hide()
    super.detach()
  }
}
