import CoreGraphics
import SwiftUICore

/// A view that shows a UIKit view, one of those listed at ``UIView``.
///
/// ```swift
/// struct Notes: UIViewRepresentable {
///   @Binding var text: String
///
///   func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
///
///   func makeUIView(context: Context) -> UITextView {
///     let view = UITextView()
///     view.delegate = context.coordinator
///     return view
///   }
///
///   func updateUIView(_ view: UITextView, context: Context) {
///     view.text = text
///   }
///
///   final class Coordinator: NSObject, UITextViewDelegate {
///     @Binding var text: String
///     init(text: Binding<String>) { _text = text }
///     func textViewDidChange(_ view: UITextView) { text = view.text }
///   }
/// }
/// ```
///
/// The UIKit view and its coordinator are made once for each identity. The view is updated then, and whenever this value
/// or one of its dynamic properties changes. See Apple's documentation of `UIViewRepresentable`.
@MainActor
@preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// The object to which the UIKit view reports events; `Void` without a ``makeCoordinator()``.
  associatedtype Coordinator = Void
  /// The context of ``makeUIView(context:)`` and ``updateUIView(_:context:)``.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType

  /// Updates the view with this value.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Cleans up after the view has been removed.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Makes the object to which the UIKit view reports events.
  func makeCoordinator() -> Coordinator

  /// Returns the size of the view for a proposed size; nil, the default, for its intrinsic size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  public static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node {
    let node = RepresentableNode<Self, Coordinator, UIViewType>(
      view,
      RepresentableCalls(
        makeCoordinator: { $0.makeCoordinator() },
        make: { $0.makeUIView(context: Context(coordinator: $1, environment: $2)) },
        update: { $0.updateUIView($1, context: Context(coordinator: $2, environment: $3)) },
        content: RepresentableCalls.content {
          $0.sizeThatFits($1, uiView: $2, context: Context(coordinator: $3, environment: $4))
        },
        dismantle: { dismantleUIView($0, coordinator: $1) }),
      under: parent, in: context)
    node.evaluate()
    return node
  }

  public static func _update(_ node: _Node, to view: Self) {
    unsafeDowncast(node, to: RepresentableNode<Self, Coordinator, UIViewType>.self)
      .update(to: view)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context in which a representable makes and updates its UIKit view. See Apple's documentation of
/// `UIViewRepresentableContext`.
@MainActor
@preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object to which the UIKit view reports events.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues
}
