import BanyanGraph
import BanyanHost
import SwiftUICore

/// The restoration of state from another process, while an app and its windows are made from it.
///
/// Each view that runs its body for the first time receives the kept state for its path. State that
/// does not fit starts anew and is reported.
@MainActor
package final class StateRestoration: ViewRestoration, AppRestoration {
  /// The views and properties that start anew, whatever was kept.
  package struct Exceptions {
    /// Properties whose first value has been edited, such as `CounterView.count`.
    package var edited: Set<String>
    /// Views that start anew at their author's request, by the names of their types.
    package var unwanted: Set<String>

    package init(edited: Set<String> = [], unwanted: Set<String> = []) {
      self.edited = edited
      self.unwanted = unwanted
    }
  }

  let snapshot: StateSnapshot
  let objects: ObjectReader
  let exceptions: Exceptions
  /// True while windows are being made that have not been seen yet.
  private(set) var isOpening = true
  private let appScope: RestoredScope
  private var windowScopes: [ObjectIdentifier: RestoredScope] = [:]
  private var nextWindow = 0
  /// The record that the next window will restore.
  private var openingRecord: ScopeRecord?

  /// - Throws: A ``StateTransferError`` if the bytes are not a snapshot that this program can read.
  package convenience init(_ bytes: [UInt8], except exceptions: Exceptions = Exceptions()) throws {
    try self.init(exceptions) { () throws(Uncarried) in try StateSnapshot(bytes) }
  }

  /// - Parameter pieces: The accumulated ``StateChanges`` of another process, by their numbers.
  /// - Throws: A ``StateTransferError`` if they are not pieces of a snapshot that this program can
  ///   read.
  package convenience init(pieces: [[UInt8]]) throws {
    try self.init(Exceptions()) { () throws(Uncarried) in try StateSnapshot(pieces: pieces) }
  }

  private init(
    _ exceptions: Exceptions, _ read: () throws(Uncarried) -> StateSnapshot
  ) throws(StateTransferError) {
    do throws(Uncarried) {
      snapshot = try read()
    } catch {
      throw StateTransferError(description: "the previous state \(error.reason)")
    }
    objects = ObjectReader(snapshot.objects)
    self.exceptions = exceptions
    appScope = RestoredScope(snapshot.app)
  }

  // MARK: Windows

  package var storage: [String: StoredValue] { snapshot.storage }
  package var secrets: [UInt8] { snapshot.secrets }

  package func takeWindow() -> (any WindowRestoration)? {
    guard isOpening, snapshot.windows.indices.contains(nextWindow) else { return nil }
    nextWindow += 1
    return RestoredWindow(snapshot.windows[nextWindow - 1], in: self)
  }

  /// Provides a window with its kept state, before any content is made in it.
  func begin(_ window: WindowNode, _ scope: RestoredScope) {
    scope.begin()
    windowScopes[ObjectIdentifier(window)] = scope
  }

  func forget(_ window: WindowNode) { windowScopes[ObjectIdentifier(window)] = nil }

  func scope(of node: _Node) -> RestoredScope? {
    guard let window = node.context.window else { return appScope }
    return windowScopes[ObjectIdentifier(window)]
  }

  /// Returns the records that have not been claimed yet and still may be, in a window or outside of
  /// all.
  func pending(in window: WindowNode?) -> [PropertyRecord] {
    let scope = window.map { windowScopes[ObjectIdentifier($0)] } ?? appScope
    return isOpening ? [] : scope?.unclaimed ?? []
  }

  /// Ends the making of windows: from now on only rows receive state, when they appear.
  func finish(_ app: RunningApp) -> TransferReport {
    isOpening = false
    appScope.finish(app.rootNode)
    for window in app.allWindows {
      windowScopes[ObjectIdentifier(window.node)]?.finish(window.node)
    }
    let scopes =
      [appScope]
      + app.allWindows.compactMap {
        windowScopes[ObjectIdentifier($0.node)]
      }
    if scopes.allSatisfy(\.unclaimed.isEmpty) { app.runtime.restoring = nil }
    return TransferReport(
      keptCount: scopes.reduce(0) { $0 + $1.keptCount }, resets: scopes.flatMap(\.resets))
  }

  // MARK: Views

  /// Restores the properties of a view that is about to run its body for the first time.
  ///
  /// - Returns: true if any of them was restored.
  package func restore(_ node: DynamicNode) -> Bool {
    guard node.fields.fields.contains(where: \.isOwning), let scope = scope(of: node) else {
      return false
    }
    let path = node.transferPath.path
    guard let records = scope.claim(path, for: node) else { return false }
    var rest = records
    var hasTaken = false
    node.forEachOwnProperty { name, slot in
      guard let index = rest.firstIndex(where: { $0.name == name }) else { return }
      let record = rest.remove(at: index)
      do throws(Uncarried) {
        if let refusal = scope.refusal(of: record) ?? refusal(of: record) { throw refusal }
        try take(record, into: slot)
        hasTaken = true
        scope.didKeep(record, in: node)
      } catch {
        scope.didReset(record, error.reason, in: node)
      }
    }
    for record in rest { scope.didReset(record, "is no longer there", in: node) }
    return hasTaken
  }

  private func refusal(of record: PropertyRecord) -> Uncarried? {
    if exceptions.unwanted.contains(record.view) { return Uncarried(reason: "as asked for") }
    let outermost = record.name.prefix { $0 != "." }
    if exceptions.edited.contains("\(record.view).\(outermost)") {
      return Uncarried(reason: "first value edited")
    }
    return nil
  }

  private func take(_ record: PropertyRecord, into slot: Slot) throws(Uncarried) {
    let type = slot.keptType ?? Void.self
    let codec = Codec.of(type)
    do throws(Uncarried) {
      if let refusal = record.refusal { throw Uncarried(reason: refusal) }
      guard codec.shape == record.shape else { throw difference(of: record, from: type) }
      if type is AnyClass {
        try takeObject(record, into: slot)
      } else {
        try fill(slot) { place throws(Uncarried) in
          try self.objects.finish { () throws(Uncarried) in
            var reader = StateReader(record.bytes, objects: self.objects)
            try codec.read(into: place, from: &reader)
            if reader.remaining > 0 { throw .damaged }
          }
        }
      }
    } catch {
      guard let keyed = record.keyed, record.type == Metadata.shortName(of: type),
        takeKeyed(keyed, type, into: slot)
      else { throw error }
    }
  }

  private func difference(of record: PropertyRecord, from type: Any.Type) -> Uncarried {
    let name = Metadata.shortName(of: type)
    return Uncarried(
      reason: name == record.type ? "\(name) has changed" : "was \(record.type), is \(name)")
  }

  private func takeObject(_ record: PropertyRecord, into slot: Slot) throws(Uncarried) {
    var made: AnyObject?
    slot.withKept { made = $0.assumingMemoryBound(to: AnyObject.self).pointee }
    guard let made else { throw .damaged }
    let name = Metadata.shortName(of: Swift.type(of: made))
    if let edited = exceptions.edited.filter({ $0.hasPrefix(name + ".") }).min() {
      throw Uncarried(reason: "first value of \(edited) edited")
    }
    var reader = StateReader(record.bytes)
    let object = try objects.lay(try reader.readNumber(), over: made)
    guard object !== made else { return slot.keptObjectDidChange() }
    try fill(slot) { place in
      place.assumingMemoryBound(to: AnyObject.self).initialize(to: object)
    }
  }

  private func takeKeyed(_ bytes: [UInt8], _ type: Any.Type, into slot: Slot) -> Bool {
    func open<Value>(_ type: Value.Type) -> Bool {
      guard let decodable = type as? any Decodable.Type,
        let value = KeyedValue.value(decodable, from: bytes) as? Value
      else { return false }
      return slot.replaceKept { place in
        place.assumingMemoryBound(to: Value.self).initialize(to: value)
        return true
      }
    }
    return _openExistential(type, do: open)
  }

  private func fill(
    _ slot: Slot, _ make: (UnsafeMutableRawPointer) throws(Uncarried) -> Void
  ) throws(Uncarried) {
    var failure: Uncarried?
    _ = slot.replaceKept { place in
      do throws(Uncarried) {
        try make(place)
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }

  /// Returns true if the body of a node ran before the transfer: it has content.
  package func hasRun(_ node: _Node) -> Bool {
    isOpening && scope(of: node)?.hasPlace(node.transferPath.path) == true
  }

  /// Returns true if a node is in a restored place whose state was kept, so that its content
  /// does not appear now.
  package func hasAppeared(_ node: _Node) -> Bool {
    guard isOpening, let scope = scope(of: node) else { return false }
    return scope.hasAppeared(node)
  }
}

/// A description of a failure to read state from another process.
package struct StateTransferError: Error, CustomStringConvertible {
  package let description: String
}

extension Runtime {
  /// The current restoration from another process, if there is one.
  var restoration: StateRestoration? {
    restoring.map { unsafeDowncast($0, to: StateRestoration.self) }
  }
}

extension RunningApp {
  var restoration: StateRestoration? { runtime.restoration }
}
