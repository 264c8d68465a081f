import CoreGraphics
import SwiftUICore

/// A view that shows an AppKit view, one of those listed at ``NSView``.
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
/// The AppKit view and its coordinator are made once for each identity. The view is updated then, and whenever this value
/// or one of its dynamic properties changes. See Apple's documentation of `NSViewRepresentable`.
@MainActor
@preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  /// The class of the view: one of AppKit, or one that another of Apple's modules brings for both systems, such as `WKWebView`.
  associatedtype NSViewType: _PlatformView
  /// The object to which the AppKit view reports events; `Void` without a ``makeCoordinator()``.
  associatedtype Coordinator = Void
  /// The context of ``makeNSView(context:)`` and ``updateNSView(_:context:)``.
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes the view.
  func makeNSView(context: Context) -> NSViewType

  /// Updates the view with this value.
  func updateNSView(_ nsView: NSViewType, context: Context)

  /// Cleans up after the view has been removed.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)

  /// Makes the object to which the AppKit view reports events.
  func makeCoordinator() -> Coordinator

  /// Returns the size of the view for a proposed size; nil, the default, for its intrinsic size.
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

/// The context in which a representable makes and updates its AppKit view. See Apple's documentation of
/// `NSViewRepresentableContext`.
@MainActor
@preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  /// The object to which the AppKit view reports events.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
}
