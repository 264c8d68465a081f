import CoreTransferable
import Foundation
import FoundationComplement
import UniformTypeIdentifiers

extension View {
  /// Takes what a person drops on this view.
  ///
  /// ```swift
  /// ShoppingList(items)
  ///   .onDrop(of: [.plainText, .fileURL], isTargeted: $isTargeted) { providers in
  ///     for provider in providers {
  ///       _ = provider.loadObject(ofClass: String.self) { text, _ in … }
  ///     }
  ///     return true
  ///   }
  /// ```
  ///
  /// Views with ``onDrag(_:)`` and ``draggable(_:)`` in the same window can be dropped, and what comes from outside of the page: a text, an
  /// address, and up to 100 files. Files come over the window's connection, like those of ``fileImporter(isPresented:allowedContentTypes:onCompletion:)`` and within the
  /// same limits: the action runs at once, and who loads a file waits for all files of the drop. One that is too large is not taken, and
  /// loading it reports why. A file comes as its own type and as `public.file-url`, the address of a copy on the server that is deleted when
  /// the window is closed. A drop in a text field of the view goes into the field.
  ///
  /// The innermost view below the pointer that takes one of the items receives the drop. A view that is disabled takes nothing.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the types of which at least one item has to be.
  ///   - isTargeted: is true while something that can be dropped is over the view.
  ///   - action: receives the items that come in one of the types, and returns whether it has taken them.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Takes what a person drops on this view, with the position.
  ///
  /// See ``onDrop(of:isTargeted:perform:)-([UTType],_,([NSItemProvider])->Bool)``.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the types of which at least one item has to be.
  ///   - isTargeted: is true while something that can be dropped is over the view.
  ///   - action: receives the items that come in one of the types, and the position in the view; returns whether it has taken them.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    let setTargeted: ((Bool) -> Void)? = isTargeted.map { binding in { binding.wrappedValue = $0 } }
    return modifier(
      _DropModifier(
        types: supportedContentTypes,
        delegate: ClosureDropDelegate(types: supportedContentTypes, action: action),
        isTargeted: setTargeted))
  }

  /// Takes what a person drops on this view, as a delegate decides.
  ///
  /// See ``onDrop(of:isTargeted:perform:)-([UTType],_,([NSItemProvider])->Bool)``. Pages report each move of the pointer over such a view, as soon as the one before has been
  /// answered.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the types of which at least one item has to be before the delegate is asked.
  ///   - delegate: decides what may be dropped and what happens then.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(_DropModifier(types: supportedContentTypes, delegate: delegate, followsMoves: true))
  }

  /// Takes what a person drops on this view.
  ///
  /// See ``onDrop(of:isTargeted:perform:)-([UTType],_,([NSItemProvider])->Bool)``.
  ///
  /// - Parameter supportedTypes: the identifiers of types of which at least one item has to be.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(
      of: supportedTypes.map { UTType(known: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Takes what a person drops on this view, with the position.
  ///
  /// See ``onDrop(of:isTargeted:perform:)-([UTType],_,([NSItemProvider])->Bool)``.
  ///
  /// - Parameter supportedTypes: the identifiers of types of which at least one item has to be.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedTypes.map { UTType(known: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Takes what a person drops on this view, as a delegate decides.
  ///
  /// See ``onDrop(of:delegate:)``.
  ///
  /// - Parameter supportedTypes: the identifiers of types of which at least one item has to be before the delegate is asked.
  nonisolated public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(known: $0) }, delegate: delegate)
  }

  /// Takes values that a person drops on this view.
  ///
  /// ```swift
  /// ShoppingList(items)
  ///   .dropDestination(for: String.self) { texts, _ in
  ///     items += texts
  ///     return true
  ///   } isTargeted: { isTargeted = $0 }
  /// ```
  ///
  /// Values are made of the items by the type's representations, of all of which something may come: see
  /// ``onDrop(of:isTargeted:perform:)-([UTType],_,([NSItemProvider])->Bool)``. The action runs when that is done, after files have come; items of which none can be made are left
  /// out, and if there are no others the action does not run.
  ///
  /// - Parameters:
  ///   - payloadType: the type of the values.
  ///   - action: receives the values and the position in the view. Its result has no effect, as the drop is over.
  ///   - isTargeted: is called with true when something that can be dropped has come to the view, and with false when it has left it or
  ///     was dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    let types = T.importedContentTypes()
    return modifier(
      _DropModifier(
        types: types, delegate: TransferDropDelegate(types: types, action: action),
        isTargeted: isTargeted))
  }
}

/// Takes what is dropped with a closure.
private nonisolated struct ClosureDropDelegate: DropDelegate {
  let types: [UTType]
  let action: ([NSItemProvider], CGPoint) -> Bool

  @MainActor func performDrop(info: DropInfo) -> Bool {
    action(info.itemProviders(for: types), info.location)
  }
}

/// Makes values of what is dropped.
nonisolated struct TransferDropDelegate<T: Transferable>: DropDelegate {
  let types: [UTType]
  let action: ([T], CGPoint) -> Bool

  @MainActor func performDrop(info: DropInfo) -> Bool {
    take(info)
    return true
  }

  @MainActor func take(_ info: DropInfo) {
    let providers = info.itemProviders(for: types)
    let (action, location) = (action, info.location)
    Task { @MainActor in
      var values: [T] = []
      for provider in providers {
        if let value = try? await provider.value(as: T.self) { values.append(value) }
      }
      if !values.isEmpty { _ = action(values, location) }
    }
  }
}
