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
    let node = ControllerNode(view, under: parent, in: context)
    node.evaluate()
    return node
  }

  public static func _update(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: ControllerNode<Self>.self).update(to: view)
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

/// The node of a view that stands for a controller. What the view reads to update the controller is what it follows.
private final class ControllerNode<Source: UIViewControllerRepresentable>: DynamicNode {
  private var view: Source
  private var made: (controller: Source.UIViewControllerType, coordinator: Source.Coordinator)?

  init(_ view: Source, under parent: _Node, in context: _Context) {
    self.view = view
    super.init(DynamicFields.of(Source.self), under: parent, in: context)
  }

  func update(to newView: Source) {
    if Comparison.of(Source.self).isUnchanged(view, newView) { return }
    view = newView
    changes.formUnion(.value)
    update()
  }

  override func evaluate() {
    evaluateView(view) { view in
      let coordinator = made?.coordinator ?? view.makeCoordinator()
      let known = Source.Context(
        coordinator: coordinator, environment: EnvironmentValues(at: context))
      let controller = made?.controller ?? view.makeUIViewController(context: known)
      if made == nil {
        made = (controller, coordinator)
        if let window = context.window {
          controller.window = window.app?.runningWindow(of: window)?.uiScene.windows.first
        }
      }
      view.updateUIViewController(controller, context: known)
      return controller.content
    }
  }

  override func detach() {
    super.detach()
    if let made {
      Source.dismantleUIViewController(made.controller, coordinator: made.coordinator)
    }
  }
}
