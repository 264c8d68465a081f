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
/// A view's value is made again whenever its parent's body runs; its body runs again only if the
/// value differs from the last (F01 to F13), or if something that it depends on has changed. See
/// Apple's documentation of `View`.
@MainActor
@preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// What the view consists of. It runs on the main actor, and must not write any state.
  @ViewBuilder
  var body: Body { get }

  /// Makes the node of a view that appears. Not for use outside the framework.
  static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node

  /// Gives a node another value of its view. Not for use outside the framework.
  static func _update(_ node: _Node, to view: Self)
}

extension View {
  public static func _make(
    _ view: Self, under parent: _Node, in context: _Context
  ) -> _Node {
    let fields = DynamicFields.of(Self.self)
    if fields.nodeClass == nil { fields.nodeClass = BodyNode<Self>.self }
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
  // A view with state needs a value that can be copied; the compiler says so of a class.
  @available(*, unavailable, message: "A view is a structure or an enumeration, not a class")
  public static func _make(
    _ view: Self, under parent: _Node, in context: _Context
  ) -> _Node { fatalError() }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no body") }
}

/// What `Body` is of something that has none: `Never`.
///
/// Were the next extension for `Body == Never`, the compiler would take a view whose body was
/// forgotten for one that has none.
public protocol _AbsentBody {}

extension Never: _AbsentBody {}

extension View where Body: _AbsentBody {
  /// A view of the framework's own has no body.
  public var body: Body {
    fatalError("body() should not be called on \(Self.self).")
  }
}

/// The node of a view that has a body.
final class BodyNode<Content: View>: DynamicNode {
  @exclusivity(unchecked) private var view: Content
  /// Whether the body is not to run yet, because its place has never been shown.
  private var waits = false

  init(
    _ view: Content, _ fields: DynamicFields, under parent: _Node, in context: _Context
  ) {
    self.view = view
    super.init(fields, under: parent, in: context)
  }

  func update(to newView: Content) {
    let isUnchanged = withAddress(ofVariable: &view) { old in
      withAddress(of: newView) { new in
        if fields.comparison.isUnchanged(at: old, new) { return true }
        noteChanges(from: old, to: new)
        return false
      }
    }
    if isUnchanged {
      if runtime.isTracing { recordSkip(fields.terms.name) }
      return
    }
    view = newView
    update()
  }

  /// Runs the body for the first time, as soon as its place is shown.
  func start() {
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

  /// Whether the body has run in the process whose state is being taken up.
  private var hasRunBefore: Bool { runtime.restoration?.hasRun(self) ?? false }

  override func evaluate() {
    if waits { return isQueued = false }
    evaluateView(view) { $0.body }
  }

  override func evaluateAgain() -> Any? {
    if waits || isDetached || isShowingError { return nil }
    return runAgain(view) { $0.body }
  }

  override var isHeldBack: Bool { waits }

  override func withValue(_ body: (UnsafeRawPointer) -> Void) {
    withAddress(of: view) { body($0) }
  }
}
