import CoreTransferable
import Foundation
import FoundationComplement
import UniformTypeIdentifiers

/// An object that decides what happens when something is dragged over a view and dropped on it.
///
/// ```swift
/// struct Basket: DropDelegate {
///   func performDrop(info: DropInfo) -> Bool { … }
///   func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
/// }
///
/// BasketView().onDrop(of: [.plainText], delegate: Basket())
/// ```
///
/// See Apple's documentation of `DropDelegate`.
@MainActor
@preconcurrency
public protocol DropDelegate {
  /// Returns whether something may be dropped, when it comes to the view. Default: yes, if an item comes in one of the view's types.
  ///
  /// The view around is asked if this one declines. It is called again only when the pointer has left the view.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what has been dropped.
  /// - Returns: Whether it was taken.
  func performDrop(info: DropInfo) -> Bool
  /// Called when something that may be dropped has come to the view.
  func dropEntered(info: DropInfo)
  /// Called after ``dropEntered(info:)`` and when the pointer moves over the view, at most once for each answer of the server.
  /// - Returns: The effect of a drop; nil for the same as before. After `forbidden` or `cancel` nothing is dropped. The pointer does not
  ///   show it: a browser asks before a server could answer.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when something that could have been dropped has left the view, or will not be dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// The items that are dragged over a view. See Apple's documentation of `DropInfo`.
///
/// Items from outside of the page can be loaded once they are dropped. Until then a browser reveals no more than their types, and of
/// files of unusual types not even those: they count as any type, and what they are is decided when they are dropped.
public struct DropInfo {
  /// The position in the view.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Returns whether at least one item comes in one of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    providers.contains { $0.comes(in: contentTypes) }
  }

  /// Returns whether at least one item comes in a type with one of some identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(known: $0) })
  }

  /// The items that come in one of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.comes(in: contentTypes) }
  }

  /// The items that come in a type with one of some identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(known: $0) })
  }
}

/// The effect that a drop would have. See Apple's documentation of `DropProposal`.
public struct DropProposal: Hashable, Sendable {
  /// The operation of the drop.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// The operations of a drop. See Apple's documentation of `DropOperation`.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// Nothing, because it is not allowed here.
  case forbidden
  case copy
  case move

  /// True if something is dropped.
  var drops: Bool { self == .copy || self == .move }
}

extension NSItemProvider {
  /// Returns whether the item comes in one of some types.
  func comes(in types: [UTType]) -> Bool {
    types.contains { hasItemConformingToTypeIdentifier($0.identifier) }
  }
}

extension Transferable {
  /// Makes values of items. Those of which none can be made are left out.
  @MainActor static func values(of providers: [NSItemProvider]) async -> [Self] {
    var values: [Self] = []
    for provider in providers {
      if let value = try? await provider.value(as: Self.self) { values.append(value) }
    }
    return values
  }
}
