import CoreGraphics

/// A view that shows a view of AppKit's: one that is here; see ``NSView``.
///
/// ```swift
/// struct Blur: NSViewRepresentable {
///   func makeNSView(context: Context) -> NSVisualEffectView { NSVisualEffectView() }
///
///   func updateNSView(_ view: NSVisualEffectView, context: Context) {
///     view.material = .sidebar
///   }
/// }
/// ```
///
/// The view and its coordinator are made once for the identity. The view is updated after that, and whenever this value or one of its
/// dynamic properties is another. See Apple's documentation of `NSViewRepresentable`.
@MainActor
@preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  /// The class of the view.
  associatedtype NSViewType: NSView
  /// What the view tells what happens to it; nothing if there is no ``makeCoordinator()``.
  associatedtype Coordinator = Void
  /// What is known where the view is made and updated.
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes the view.
  func makeNSView(context: Context) -> NSViewType

  /// Brings the view up to date with this value.
  func updateNSView(_ nsView: NSViewType, context: Context)

  /// It has left, and the view with it.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)

  /// Makes what the view tells what happens to it.
  func makeCoordinator() -> Coordinator

  /// How large the view is where it is offered a size; nil, which it is without this method, for as large as it is by itself.
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize?
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSViewType, context: Context
  ) -> CGSize? { nil }

  public static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node {
    let node = RepresentableNode<Self, Coordinator, NSViewType>(
      view,
      RepresentableCalls(
        makeCoordinator: { $0.makeCoordinator() },
        make: { $0.makeNSView(context: Context(coordinator: $1, environment: $2)) },
        update: { $0.updateNSView($1, context: Context(coordinator: $2, environment: $3)) },
        content: RepresentableCalls.content {
          $0.sizeThatFits($1, nsView: $2, context: Context(coordinator: $3, environment: $4))
        },
        dismantle: { dismantleNSView($0, coordinator: $1) }),
      under: parent, in: context)
    node.evaluate()
    return node
  }

  public static func _update(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: RepresentableNode<Self, Coordinator, NSViewType>.self)
      .update(to: view)
  }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What is known where a view of AppKit's is made and updated. See Apple's documentation of `NSViewRepresentableContext`.
@MainActor
@preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// What the view tells what happens to it.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
}
