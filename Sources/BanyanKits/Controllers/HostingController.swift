import BanyanGraph
import SwiftUICore

/// A controller that shows views in a place managed by other code, such as a route of another server.
///
/// ```swift
/// let controller = UIHostingController(rootView: CartView(cart: cart))
/// let route = try BrowserRoute("/tools/cart", hosting: controller)
/// // later, from anywhere on the main actor:
/// controller.rootView = CartView(cart: cart, isReadOnly: true)
/// ```
///
/// A scene delegate's window shows one as its ``UIWindow/rootViewController``.
///
/// All visitors of that place share the root view and the objects passed to it: changes of an observable
/// object are followed (S18). State inside belongs to each window, as everywhere.
///
/// Subclass it to give the root view a name of its own. See Apple's documentation of
/// `UIHostingController`, which is another name of this class, as is `NSHostingController`.
@MainActor
@preconcurrency
open class HostingController<Content: View>: UIViewController, _PlatformViewController {
  /// The view to show.
  ///
  /// Every open window shows a new value with its next update. It is a new value of the
  /// same view: state is kept, and only differences are updated (E24). Setting it in `withAnimation`
  /// makes the change part of that transaction.
  public var rootView: Content {
    didSet {
      for root in roots { root.runtime.invalidateLater(root, cause: .dependency) }
      window?.contentDidChange()
      contentDidChange()
    }
  }

  /// The nodes that show the view, one for each running app.
  fileprivate var roots: [_Node] = []

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(in: nil)
  }

  override var content: AnyView { AnyView(rootView) }
}

/// The UIKit name of ``HostingController``.
public typealias UIHostingController<Content: View> = HostingController<Content>

/// The AppKit name of ``HostingController``.
public typealias NSHostingController<Content: View> = HostingController<Content>

extension RunningApp {
  /// Starts an app whose windows show the root view of a controller.
  package convenience init<Content: View>(
    hosting controller: HostingController<Content>, prepare: ((Runtime) -> Void)? = nil,
    hasOwnStorage: Bool = false
  ) {
    self.init(prepare: prepare, hasOwnStorage: hasOwnStorage) { root in
      let node = ProvidedSceneNode(
        under: root, in: root.context, content: { controller.rootView },
        didDetach: { node in controller.roots.removeAll { $0 === node } })
      controller.roots.append(node)
      return node
    }
  }
}
