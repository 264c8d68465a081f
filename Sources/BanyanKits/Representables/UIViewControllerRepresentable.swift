import BanyanGraph
import SwiftUICore

/// A view that shows an available UIKit view controller: a hosting controller, `UIPageViewController`, `SFSafariViewController`,
/// `PHPickerViewController`, `UIImagePickerController`, `UIDocumentPickerViewController` or `UIActivityViewController`.
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
/// The controller and its coordinator are made once for each identity. The controller is updated then, and whenever
/// this value or one of its dynamic properties changes. See Apple's documentation of
/// `UIViewControllerRepresentable`.
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The object to which the controller reports events; `Void` without a ``makeCoordinator()``.
  associatedtype Coordinator = Void
  /// The context of ``makeUIViewController(context:)`` and ``updateUIViewController(_:context:)``.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the controller with this value.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Cleans up after the view has been removed.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Makes the object to which the controller reports events.
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
        didMake: { controller, node in
          controller.presentation = PresentationNode.around(node)
          guard let window = node.context.window else { return }
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

/// The context in which a representable makes and updates its controller. See Apple's documentation of
/// `UIViewControllerRepresentableContext`.
@MainActor
@preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// The object to which the controller reports events.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
}
