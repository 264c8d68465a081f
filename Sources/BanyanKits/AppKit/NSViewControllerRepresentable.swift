import CoreGraphics
import SwiftUICore

/// A view that shows an AppKit view controller: an app's own ``NSViewController``, or an ``NSHostingController``.
///
/// ```swift
/// struct Badge: NSViewControllerRepresentable {
///   let text: String
///
///   func makeNSViewController(context: Context) -> BadgeController { BadgeController() }
///
///   func updateNSViewController(_ controller: BadgeController, context: Context) {
///     controller.label.stringValue = text
///   }
/// }
/// ```
///
/// The controller and its coordinator are made once for each identity, and its view is loaded then. The controller is updated then, and
/// whenever this value or one of its dynamic properties changes. See Apple's documentation of
/// `NSViewControllerRepresentable`.
@MainActor
@preconcurrency
public protocol NSViewControllerRepresentable: View where Body == Never {
  /// The class of the controller: an ``NSViewController``, or an ``NSHostingController``, which is one class for both systems.
  associatedtype NSViewControllerType: _PlatformViewController
  /// The object to which the controller reports events; `Void` without a ``makeCoordinator()``.
  associatedtype Coordinator = Void
  /// The context of ``makeNSViewController(context:)`` and ``updateNSViewController(_:context:)``.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeNSViewController(context: Context) -> NSViewControllerType

  /// Updates the controller with this value.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)

  /// Cleans up after the view has been removed.
  static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)

  /// Makes the object to which the controller reports events.
  func makeCoordinator() -> Coordinator

  /// Returns the size of the view for a proposed size; nil, the default, for its intrinsic size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize?
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }

  public static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node {
    let node = RepresentableNode<Self, Coordinator, NSViewControllerType>(
      view,
      RepresentableCalls(
        makeCoordinator: { $0.makeCoordinator() },
        make: { $0.makeNSViewController(context: Context(coordinator: $1, environment: $2)) },
        didMake: { controller, _ in (controller as? NSViewController)?.loadViewIfNeeded() },
        update: {
          $0.updateNSViewController($1, context: Context(coordinator: $2, environment: $3))
        },
        content: RepresentableCalls.content(of: { content(of: $0) }) {
          $0.sizeThatFits(
            $1, nsViewController: $2, context: Context(coordinator: $3, environment: $4))
        },
        dismantle: { dismantleNSViewController($0, coordinator: $1) }),
      under: parent, in: context)
    node.evaluate()
    return node
  }

  public static func _update(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: RepresentableNode<Self, Coordinator, NSViewControllerType>.self)
      .update(to: view)
  }

  private static func content(of controller: NSViewControllerType) -> AnyView {
    switch controller as AnyObject {
    case let controller as NSViewController:
      AnyView(NSViewControllerContent(controller: controller))
    case let controller as UIViewController: AnyView(ContainedController(controller: controller))
    default: AnyView(EmptyView())
    }
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context in which a representable makes and updates its AppKit view controller. See Apple's documentation of
/// `NSViewControllerRepresentableContext`.
@MainActor
@preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  /// The object to which the controller reports events.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
}
