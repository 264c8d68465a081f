import BanyanGraph

/// A view that shows a view controller of UIKit's: one that is here, such as a hosting controller or `SFSafariViewController`.
///
/// ```swift
/// struct WebPage: UIViewControllerRepresentable {
///   let url: URL
///
///   func makeUIViewController(context: Context) -> SFSafariViewController {
///     SFSafariViewController(url: url)
///   }
///
///   func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
/// }
/// ```
///
/// The controller and its coordinator are made once for the view's identity. The controller is updated after that, and whenever
/// the view has another value or one of its dynamic properties has. See Apple's documentation of
/// `UIViewControllerRepresentable`.
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What the controller tells what happens to it; nothing if there is no ``makeCoordinator()``.
  associatedtype Coordinator = Void
  /// What is known where the controller is made and updated.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Brings the controller up to date with this value.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// The view has left, and the controller with it.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Makes what the controller tells what happens to it.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node {
    let node = RepresentableNode<Self, Coordinator, UIViewControllerType>(
      view,
      RepresentableCalls(
        makeCoordinator: { $0.makeCoordinator() },
        make: { $0.makeUIViewController(context: Context(coordinator: $1, environment: $2)) },
        didMake: { controller, context in
          guard let window = context.window else { return }
          controller.window = window.app?.runningWindow(of: window)?.uiScene.windows.first
        },
        update: {
          $0.updateUIViewController($1, context: Context(coordinator: $2, environment: $3))
        },
        content: { _, controller, _, _ in controller.content },
        dismantle: { dismantleUIViewController($0, coordinator: $1) }),
      under: parent, in: context)
    node.evaluate()
    return node
  }

  public static func _update(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: RepresentableNode<Self, Coordinator, UIViewControllerType>.self)
      .update(to: view)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What is known where a controller is made and updated. See Apple's documentation of
/// `UIViewControllerRepresentableContext`.
@MainActor
@preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What the controller tells what happens to it.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
}
