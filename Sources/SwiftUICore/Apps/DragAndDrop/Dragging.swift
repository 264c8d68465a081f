import BanyanHost
import CoreTransferable
import Foundation
import FoundationComplement

extension View {
  /// Lets a person drag this view.
  ///
  /// ```swift
  /// Text(recipe.title)
  ///   .onDrag { NSItemProvider(object: recipe.title as NSString) }
  /// ```
  ///
  /// The item can be dropped on views of the same window with ``onDrop(of:isTargeted:perform:)-([UTType],_,([NSItemProvider])->Bool)`` and the like: it stays on the server, so
  /// it cannot be dropped on other windows or other programs. A person drags with the mouse; on a touch screen, after a long press, where the
  /// browser allows it. There is no way to drag with the keyboard, so offer another way, such as a menu. A tap or a long press on the view is
  /// still recognized; a drag gesture inside this view goes before it. A view that is disabled cannot be dragged.
  ///
  /// - Parameter data: makes the item when the drag begins.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(_DragModifier(provider: data))
  }

  /// Lets a person drag this view, with another view below the pointer.
  ///
  /// See ``onDrag(_:)``.
  ///
  /// - Parameters:
  ///   - data: makes the item when the drag begins.
  ///   - preview: what is shown below the pointer, in its ideal size. It is made with this view, and hidden until then.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    overlay(content: { preview().fixedSize().modifier(_DragPreviewModifier()) }).onDrag(data)
  }

  /// Lets a person drag this view as an item that may be absent.
  ///
  /// See ``onDrag(_:)``.
  ///
  /// - Parameter action: makes the item when the drag begins; nil if the view cannot be dragged. If it returns nil, nothing can be dropped.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(_DragModifier(provider: action))
  }

  /// Lets a person drag this view as a value.
  ///
  /// ```swift
  /// Text(recipe.title).draggable(recipe)
  /// ```
  ///
  /// The value is exported when it has been dropped, in the way that suits the view on which it was dropped. Otherwise this is
  /// ``onDrag(_:)``.
  ///
  /// - Parameter payload: the value, which is made when the drag begins.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    modifier(_DragModifier(provider: { NSItemProvider(exporting: payload()) }))
  }

  /// Lets a person drag this view as a value, with another view below the pointer.
  ///
  /// See ``draggable(_:)`` and ``onDrag(_:preview:)``.
  ///
  /// - Parameters:
  ///   - payload: the value, which is made when the drag begins.
  ///   - preview: what is shown below the pointer.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    onDrag({ NSItemProvider(exporting: payload()) }, preview: preview)
  }
}

/// Lets a person drag each element of its content.
nonisolated struct _DragModifier: WrappingModifier {
  typealias Body = Never

  fileprivate let provider: (() -> NSItemProvider?)?

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> DragNode {
    DragNode(provider, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: DragNode) { wrapper.change(to: provider) }
}

final class DragNode: BoxNode {
  fileprivate var provider: (() -> NSItemProvider?)?

  fileprivate init(
    _ provider: (() -> NSItemProvider?)?, under parent: _Node, in context: _Context
  ) {
    self.provider = provider
    super.init([.isDraggable(provider != nil)], under: parent, in: context)
  }

  fileprivate func change(to newProvider: (() -> NSItemProvider?)?) {
    provider = newProvider
    update(to: [.isDraggable(newProvider != nil)])
  }

  override func makeBox(around element: ElementNode) -> BoxElementNode {
    DragElementNode(around: element, of: self)
  }
}

/// The box around one element that can be dragged.
final class DragElementNode: BoxElementNode {
  private unowned(unsafe) let drag: DragNode

  fileprivate init(around element: ElementNode, of drag: DragNode) {
    self.drag = drag
    super.init(around: element, of: drag)
    window.register(self)
    window.wantDrags()
  }

  /// Makes what is dragged; nil if there is nothing.
  func makeItem() -> NSItemProvider? { drag.provider?() }
}

/// Hides what is shown below the pointer while the element around is dragged.
nonisolated struct _DragPreviewModifier: BoxModifier {
  @MainActor var properties: [Property] {
    [.isHidden(true), .isDragPreview(true), .allowsHitTesting(false)]
  }
}
