import BanyanHost
import Foundation
import FoundationComplement
import UniformTypeIdentifiers

/// Lets each element of its content take what is dropped on it.
nonisolated struct _DropModifier: WrappingModifier {
  typealias Body = Never

  let types: [UTType]
  let delegate: any DropDelegate
  var followsMoves = false
  var isTargeted: ((Bool) -> Void)?

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> DropNode {
    DropNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: DropNode) { wrapper.change(to: self) }

  @MainActor fileprivate var properties: [Property] {
    [.dropInterest(DropInterest(followsMoves: followsMoves))]
  }
}

final class DropNode: BoxNode {
  fileprivate var modifier: _DropModifier

  fileprivate init(_ modifier: _DropModifier, under parent: _Node, in context: _Context) {
    self.modifier = modifier
    super.init(modifier.properties, under: parent, in: context)
  }

  fileprivate func change(to newModifier: _DropModifier) {
    modifier = newModifier
    update(to: newModifier.properties)
  }

  override func makeBox(around element: ElementNode) -> BoxElementNode {
    DropElementNode(around: element, of: self)
  }
}

/// The box around one element on which something can be dropped.
final class DropElementNode: BoxElementNode {
  private unowned(unsafe) let drop: DropNode

  fileprivate init(around element: ElementNode, of drop: DropNode) {
    self.drop = drop
    super.init(around: element, of: drop)
    window.register(self)
    window.wantDrags()
  }

  /// Returns whether one of some items comes in a type that is taken here.
  func takes(_ info: DropInfo) -> Bool { info.hasItemsConforming(to: drop.modifier.types) }

  /// Returns whether something that comes in such a type may be dropped here.
  func allows(_ info: DropInfo) -> Bool { drop.modifier.delegate.validateDrop(info: info) }

  func enter(_ info: DropInfo) {
    drop.modifier.isTargeted?(true)
    drop.modifier.delegate.dropEntered(info: info)
  }

  func propose(_ info: DropInfo) -> DropProposal? {
    drop.modifier.delegate.dropUpdated(info: info)
  }

  func perform(_ info: DropInfo) {
    // An action may have the view removed, and with it the node.
    let modifier = drop.modifier
    if let inserting = modifier.delegate as? any InsertingDropDelegate {
      if let offset = insertionOffset(of: info) { inserting.insert(info, at: offset) }
    } else {
      _ = modifier.delegate.performDrop(info: info)
    }
    modifier.isTargeted?(false)
  }

  /// Returns the offset in the data of this row's `ForEach` at which what is dropped here is to be inserted.
  private func insertionOffset(of info: DropInfo) -> Int? {
    guard let position = position(inside: drop) else { return nil }
    let height = window.layout?.frame(of: self)?.height ?? .infinity
    return info.location.y > height / 2 ? position.offset + 1 : position.offset
  }

  func exit(_ info: DropInfo) { exiting(info)() }

  /// Returns the action for the end of the drag over the view. It does not need the node any more.
  func exiting(_ info: DropInfo) -> () -> Void {
    let modifier = drop.modifier
    return {
      modifier.isTargeted?(false)
      modifier.delegate.dropExited(info: info)
    }
  }

  override func detach() {
    super.detach()
    window.drags.remove(self)
  }
}
