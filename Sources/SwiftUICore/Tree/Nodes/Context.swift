import BanyanGraph

/// The values that flow down to a place in the tree: the environment, the window, the collector of
/// preferences.
///
/// A new context is made only where a value differs. This type is an implementation detail of
/// ``View``.
@MainActor
public final class _Context {
  package let runtime: Runtime
  /// The enclosing window; nil above the windows, in the app and its scenes.
  package unowned(unsafe) let window: WindowNode?
  private let outer: _Context?
  @exclusivity(unchecked) nonisolated(unsafe) private var entries: [Entry] = []
  /// True if a style may have been set here or further out.
  @exclusivity(unchecked) private(set) var hasStyles = false
  /// True if this place is in a hidden view, which takes no part in anything.
  let isHidden: Bool
  /// The nearest collector of preferences, which knows the next one. Weak, because it holds the nodes
  /// inside.
  private(set) weak var collector: (any PreferenceCollector)?
  /// The nearest place that changes transactions on their way down, which asks the next one.
  @exclusivity(unchecked) private weak var transactionScope: (any TransactionScope)?
  /// The nearest place that may exist without being shown; nil if all of the window is shown.
  let appearanceScope: AppearanceScope?

  private struct Entry {
    let key: ObjectIdentifier
    let source: Source
  }

  /// The outermost context of a running app.
  init(runtime: Runtime) {
    self.runtime = runtime
    window = nil
    outer = nil
    isHidden = false
    collector = nil
    transactionScope = nil
    appearanceScope = nil
  }

  /// Creates a context within another, with the values that differ.
  package init(
    within outer: _Context, window: WindowNode? = nil,
    collector: (any PreferenceCollector)? = nil, transactionScope: (any TransactionScope)? = nil,
    appearanceScope: AppearanceScope? = nil, isHidden: Bool = false
  ) {
    runtime = outer.runtime
    self.window = window ?? outer.window
    self.outer = outer
    hasStyles = outer.hasStyles
    self.isHidden = isHidden || outer.isHidden
    self.collector = collector ?? outer.collector
    self.transactionScope = transactionScope ?? outer.transactionScope
    self.appearanceScope = appearanceScope ?? outer.appearanceScope
  }

  /// The transaction of the current update, as it applies at this place.
  var transaction: Transaction { transactionScope?.transaction ?? runtime.transaction }

  /// The transaction in which views at this place are laid out in the current update.
  var layoutTransaction: Transaction {
    transactionScope?.layoutTransaction ?? runtime.transaction
  }

  /// True if the current update can have an animation at this place.
  var mayAnimate: Bool { !runtime.hasEmptyTransaction || transactionScope != nil }

  /// Returns the cell for a key from the nearest context that has one.
  nonisolated func cell<Value>(for key: ObjectIdentifier, as type: Value.Type) -> EnvironmentCell<
    Value
  >? {
    source(for: key).map { unsafeDowncast($0, to: EnvironmentCell<Value>.self) }
  }

  // Contexts on the way up live as long as this one, so none is retained: each element asks for at
  // least two keys, most of which are at the root.
  nonisolated private func source(for key: ObjectIdentifier) -> Source? {
    var context = Unmanaged.passUnretained(self)
    while true {
      let (found, outer) = context._withUnsafeGuaranteedRef { ($0.entry(for: key), $0.outer) }
      if let found { return found }
      guard let outer else { return nil }
      context = Unmanaged.passUnretained(outer)
    }
  }

  nonisolated private func entry(for key: ObjectIdentifier) -> Source? {
    for index in entries.indices where entries[index].key == key { return entries[index].source }
    return nil
  }

  /// Returns the cell for a key at the root, creating it if necessary, so that a reader of a default
  /// is notified if a context in between provides a value later.
  nonisolated func rootCell<Value>(
    for key: ObjectIdentifier, default value: @autoclosure () -> Value
  ) -> EnvironmentCell<Value> {
    var context = self
    while let next = context.outer { context = next }
    if let cell = context.cell(for: key, as: Value.self) { return cell }
    let cell = EnvironmentCell(value())
    context.entries.append(Entry(key: key, source: cell))
    return cell
  }

  /// Returns the value for a key, and makes the current vertex depend on it.
  nonisolated package func value<Key: EnvironmentKey>(for key: Key.Type) -> Key.Value {
    let identity = ObjectIdentifier(key)
    if let cell = cell(for: identity, as: Key.Value.self) {
      cell.track()
      return cell.value
    }
    guard Tracking.isActive else { return Key.defaultValue }
    let cell = rootCell(for: identity, default: Key.defaultValue)
    cell.track()
    return cell.value
  }

  /// Provides a value to everything inside.
  package func provide<Key: EnvironmentKey>(_ value: Key.Value, for key: Key.Type) {
    provide(value, for: ObjectIdentifier(key))
  }

  /// Provides a value to everything inside. Readers run again only if it differs.
  func provide<Value>(_ value: Value, for key: ObjectIdentifier) {
    for entry in entries where entry.key == key {
      let cell = unsafeDowncast(entry.source, to: EnvironmentCell<Value>.self)
      if runtime.isTracing { return cell.setRecorded(value, for: key, in: runtime) }
      cell.set(value, in: runtime)
      return
    }
    // Nodes that have read the key further out may be inside this context.
    outer?.cell(for: key, as: Value.self)?.changed(in: runtime)
    let cell = EnvironmentCell(value)
    entries.append(Entry(key: key, source: cell))
    if runtime.isTracing { cell.recordFirstObject(in: runtime) }
  }

  /// The values provided here, by the types of their keys.
  package var ownEntries: [(key: Any.Type, source: Source)] {
    // A key is the identity of a type.
    entries.map { (unsafeBitCast($0.key, to: Any.Type.self), $0.source) }
  }

  /// Records that a style is set here. Call this before there is any content.
  func noteStyle() { hasStyles = true }

  /// Stops providing values for all other keys, so that their readers find the next provider further
  /// out.
  func withdrawAll(except keys: [ObjectIdentifier]) {
    guard entries.count > keys.count else { return }
    let withdrawn = entries.filter { !keys.contains($0.key) }
    entries.removeAll { !keys.contains($0.key) }
    for entry in withdrawn { entry.source.changed(in: runtime) }
  }
}

/// The value of one environment key, where it is provided.
@MainActor
package final class EnvironmentCell<Value>: Source {
  @exclusivity(unchecked) nonisolated(unsafe) package private(set) var value: Value

  nonisolated init(_ value: Value) {
    self.value = value
  }

  /// Sets a value and records what the change causes.
  @inline(never)
  func setRecorded(_ newValue: Value, for key: ObjectIdentifier, in runtime: Runtime) {
    guard let trace = runtime.trace, !Comparison.of(Value.self).isUnchanged(value, newValue) else {
      return set(newValue, in: runtime)
    }
    // A key is the identity of a type.
    let type = unsafeBitCast(key, to: Any.Type.self)
    let name = TraceTerms.number(
      of: "environment \(Metadata.shortName(of: type).environmentName)")
    let number = trace.addSource(name, from: value, to: newValue)
    let old = value
    trace.during(number) { set(newValue, in: runtime) }
    trace.viewExaminer?.provide(name, from: old, to: newValue, as: number)
    recordObject(insteadOf: old, in: runtime)
  }

  /// Tells an examiner about the first object that is provided, if the value is one.
  ///
  /// A caller that passed nil would find out the type of the optional value even without a trace.
  @inline(never)
  func recordFirstObject(in runtime: Runtime) { recordObject(insteadOf: nil, in: runtime) }

  /// Tells an examiner about the provided object, if the value is one.
  @inline(never)
  func recordObject(insteadOf old: Value?, in runtime: Runtime) {
    guard let examiner = runtime.viewExaminer, let object = heldObject(in: value) else { return }
    examiner.provide(object, insteadOf: old.flatMap { heldObject(in: $0) }, in: self)
  }

  func set(_ newValue: Value, in runtime: Runtime) {
    var newValue = newValue
    let isUnchanged = Comparison.of(Value.self).isUnchanged(in: &value, &newValue)
    value = newValue
    if !isUnchanged { changed(in: runtime) }
  }
}

extension String {
  /// The environment value's name for a key's type: `colorScheme` for `ColorSchemeKey`.
  fileprivate var environmentName: String {
    if hasPrefix("__Key_") { return String(dropFirst(6)) }
    guard hasSuffix("Key") else { return self }
    return prefix(1).lowercased() + dropFirst().dropLast(3)
  }
}
