import BanyanGraph

/// A part of an app's user interface, as a value.
///
/// Declare views by giving a structure a ``body`` that consists of other views:
///
/// ```swift
/// struct Greeting: View {
///   var name: String
///   var body: some View {
///     Text("Hello, \(name)")
///   }
/// }
/// ```
///
/// A view's value is created again whenever its parent's body runs. The view's body runs again only if
/// the value differs from the last one (F01 to F13), or if one of its dependencies has changed. See
/// Apple's documentation of `View`.
@MainActor
@preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The content of the view. It is evaluated on the main actor, and must not write any state.
  @ViewBuilder
  var body: Body { get }

  /// Makes the node of a new view. Not for use outside the framework.
  static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node

  /// Updates a node with a new value of its view. Not for use outside the framework.
  static func _update(_ node: _Node, to view: Self)
}

extension View {
  public static func _make(
    _ view: Self, under parent: _Node, in context: _Context
  ) -> _Node {
    makeBody(of: view, BodyNode<Self>.self, under: parent, in: context)
  }

  /// Makes the node of a view with a body.
  static func makeBody(
    of view: Self, _ newClass: @autoclosure () -> BodyNode<Self>.Type, under parent: _Node,
    in context: _Context
  ) -> _Node {
    let fields = DynamicFields.of(Self.self)
    // To look up the class of a generic type takes long, so it is done once.
    if fields.nodeClass == nil { fields.nodeClass = newClass() }
    let nodeClass = unsafeBitCast(fields.nodeClass!, to: BodyNode<Self>.Type.self)
    let node = nodeClass.init(view, fields, under: parent, in: context)
    node.start()
    return node
  }

  public static func _update(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: BodyNode<Self>.self).update(to: view)
  }
}

extension View where Self: AnyObject {
  // A view with state needs a copyable value. The compiler reports a class with this message.
  @available(*, unavailable, message: "A view is a structure or an enumeration, not a class")
  public static func _make(
    _ view: Self, under parent: _Node, in context: _Context
  ) -> _Node { fatalError() }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no body") }
}

/// The body type of a view without a body: `Never`.
///
/// With an extension for `Body == Never` in place of the next one, the compiler would accept a view
/// whose body was forgotten.
public protocol _AbsentBody {}

extension Never: _AbsentBody {}

extension View where Body: _AbsentBody {
  /// The body of a built-in view, which has none.
  public var body: Body {
    fatalError("body() should not be called on \(Self.self).")
  }
}

/// The node of a view with a body.
class BodyNode<Content: View>: DynamicNode {
  @exclusivity(unchecked) private(set) final var view: Content
  /// True while the body must not run yet because its place has never been shown.
  private final var waits = false

  required init(
    _ view: Content, _ fields: DynamicFields, under parent: _Node, in context: _Context
  ) {
    self.view = view
    super.init(fields, under: parent, in: context)
  }

  final func update(to newView: Content) {
    let isUnchanged = withAddress(ofVariable: &view) { old in
      withAddress(of: newView) { new in
        if fields.comparison.isUnchanged(at: old, new) { return true }
        noteChanges(from: old, to: new)
        return false
      }
    }
    if isUnchanged {
      if runtime.isTracing { runtime.recordSkip(of: self, fields.terms.name) }
      return
    }
    view = newView
    update()
  }

  /// Runs the body for the first time, once its place is shown.
  final func start() {
    guard let scope = context.appearanceScope, !scope.hasBeenShown,
      runtime.restoring == nil || !hasRunBefore
    else { return evaluate() }
    waits = true
    scope.holdBack { [weak self] in
      guard let self, !isDetached else { return }
      waits = false
      evaluate()
      elementsDidChange()
    }
  }

  /// True if the body has run in the process whose state is being restored.
  private var hasRunBefore: Bool { runtime.viewRestoration?.hasRun(self) ?? false }

  override func evaluate() {
    if waits { return isQueued = false }
    evaluateView(view) { $0.body }
  }

  final override func evaluateAgain() -> Any? {
    if waits || isDetached || isShowingError { return nil }
    return runAgain(view) { $0.body }
  }

  final override var isHeldBack: Bool { waits }

  final override func withValue(_ body: (UnsafeRawPointer) -> Void) {
    withAddress(of: view) { body($0) }
  }
}
