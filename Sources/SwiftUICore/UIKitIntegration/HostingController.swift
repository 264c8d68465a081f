import BanyanGraph

/// Shows views in a place that other code has, such as a route of another server.
///
/// ```swift
/// let controller = UIHostingController(rootView: CartView(cart: cart))
/// let route = try BrowserRoute("/tools/cart", hosting: controller)
/// // later, from anywhere on the main actor:
/// controller.rootView = CartView(cart: cart, isReadOnly: true)
/// ```
///
/// It is also what the window of a scene delegate shows, as its ``UIWindow/rootViewController``.
///
/// Whoever comes there shares the root view, and what it was given: an observable object that is
/// passed to it is followed (S18). State inside belongs to each window, as everywhere.
///
/// Derive a class from it to give the root view a name of its own. See Apple's documentation of
/// `UIHostingController`, which is another name of this class, as is `NSHostingController`.
@MainActor
@preconcurrency
open class HostingController<Content: View>: UIViewController {
  /// The view to show.
  ///
  /// A new value is shown in every open window with the next update. It is another value of the
  /// same view: state stays, and only what differs is updated (E24). Setting it in `withAnimation`
  /// is part of that transaction.
  public var rootView: Content {
    didSet {
      for root in roots { root.runtime.invalidateLater(root, cause: .dependency) }
      window?.contentDidChange()
    }
  }

  /// Where the view is shown: one for each running app.
  fileprivate var roots: [_Node] = []

  /// Creates a controller for a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(in: nil)
  }

  override var content: AnyView { AnyView(rootView) }

  fileprivate var scene: WindowGroup<Content> { WindowGroup { rootView } }
}

/// A controller under the name that it has in UIKit.
public typealias UIHostingController<Content: View> = HostingController<Content>

/// A controller under the name that it has in AppKit.
public typealias NSHostingController<Content: View> = HostingController<Content>

extension RunningApp {
  /// Starts an app whose windows show the root view of a controller.
  package convenience init<Content: View>(
    hosting controller: HostingController<Content>, prepare: ((Runtime) -> Void)? = nil,
    hasOwnStorage: Bool = false
  ) {
    self.init(prepare: prepare, hasOwnStorage: hasOwnStorage) { root in
      HostedRootNode(controller, under: root, in: root.context)
    }
  }
}

/// The scene of a controller in one running app.
private final class HostedRootNode<Content: View>: _Node {
  private let controller: HostingController<Content>
  private var scene: _Node!

  init(_ controller: HostingController<Content>, under parent: _Node, in context: _Context) {
    self.controller = controller
    super.init(under: parent, in: context)
    scene = WindowGroup._make(controller.scene, under: self, in: context)
    controller.roots.append(self)
  }

  override func update() {
    WindowGroup._update(scene, to: controller.scene)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let scene { body(scene) }
  }

  override func detach() {
    controller.roots.removeAll { $0 === self }
    super.detach()
  }
}
