import BanyanGraph

private protocol FunctionHolder {
  static var held: Any.Type { get }
}

extension Optional: FunctionHolder {
  fileprivate static var held: Any.Type { Wrapped.self }
}

/// The terms that traces use for the values of one type, each put together once.
@MainActor
package final class DynamicTerms {
  /// The type's name, without the types around it.
  let name: UInt32
  /// The terms of the dynamic properties, such as `CounterView.count`.
  let properties: ContiguousArray<UInt32>
  private let fieldNames: [String]
  package let stored: ContiguousArray<StoredProperty>
  @exclusivity(unchecked) private var reasons = TraceTermTable()
  /// The last term without known differences, which is nearly always the next one too.
  @exclusivity(unchecked) private var lastReason: (changes: ChangeSet, term: UInt32) = ([], 0)
  @exclusivity(unchecked) private var reads = TraceTermTable()

  package struct StoredProperty {
    package let name: String
    let offset: Int
    package let type: Any.Type
    let comparison: Comparison
    /// True if the property holds its value strongly, rather than by a weak or unowned reference.
    package let isStrong: Bool
    package let isFunction: Bool

    @MainActor
    package func value(at address: UnsafeRawPointer) -> Any {
      func load<Value>(_ type: Value.Type) -> Any {
        (address + offset).assumingMemoryBound(to: type).pointee
      }
      return _openExistential(type, do: load)
    }
  }

  init(of fields: DynamicFields) {
    let typeName = fields.shortName
    name = TraceTerms.number(of: typeName)
    fieldNames = fields.fields.map(\.name)
    properties = ContiguousArray(
      fieldNames.map { TraceTerms.number(of: "\(typeName).\($0.withoutUnderscore)") })
    var stored: ContiguousArray<StoredProperty> = []
    Metadata.forEachField(of: fields.type) { name, offset, type in
      func comparison<Value>(_ type: Value.Type) -> Comparison { .of(type) }
      stored.append(
        StoredProperty(
          name: name, offset: offset, type: type,
          comparison: _openExistential(type, do: comparison),
          isStrong: Metadata.isStrong(fieldAt: stored.count, of: fields.type),
          isFunction: Metadata.isFunction((type as? any FunctionHolder.Type)?.held ?? type)))
    }
    self.stored = stored
  }

  /// Returns the stored properties that differ in a new value, including those that are not
  /// dynamic.
  func differences(
    from old: UnsafeRawPointer, to new: UnsafeRawPointer
  ) -> ContiguousArray<UInt64> {
    var differences: ContiguousArray<UInt64> = []
    for (index, property) in stored.enumerated()
    where !property.comparison.isUnchanged(at: old + property.offset, new + property.offset) {
      differences.append(UInt64(index))
    }
    return differences
  }

  /// Returns the term for the reasons that a body runs.
  /// - Parameter differences: the stored properties that differ in a new value, if known.
  func term(ofReasons changes: ChangeSet, _ differences: ContiguousArray<UInt64>?) -> UInt32 {
    if differences == nil, changes == lastReason.changes { return lastReason.term }
    var parts: TraceTermTable.Parts = [changes.rawValue]
    if let differences { parts += differences }
    let term = reasons.term(of: parts) {
      words(for: changes, differences?.map { stored[Int($0)].name })
    }
    if differences == nil { lastReason = (changes, term) }
    return term
  }

  private func words(for changes: ChangeSet, _ differences: [String]?) -> [String] {
    if changes.contains(.identity) || changes == .value && differences == nil { return [] }
    var words = differences ?? []
    if words.isEmpty, changes.contains(.value) { words = ["@self"] }
    for name in changes.names(in: fieldNames) where name != "@self" && !words.contains(name) {
      words.append(name)
    }
    return words
  }

  /// Returns the term for what a body has read.
  /// - Parameters:
  ///   - fields: its own states.
  ///   - edges: its reads of shared sources.
  func term(ofReads fields: TraceTermTable.Parts, by edges: borrowing EdgeList) -> UInt32 {
    var parts = fields
    edges.forEachSource { source, cause in
      let isField = cause.field.map { $0 < fieldNames.count } ?? false
      let part = isField ? UInt64(cause.field!) : Self.mark | UInt64(source.traceTerm)
      if !parts.contains(part) { parts.append(part) }
    }
    return reads.term(of: parts) {
      var words: [String] = []
      for part in parts {
        let isField = part & Self.mark == 0
        let word =
          isField
          ? fieldNames[Int(part)] : TraceTerms.text(UInt32(truncatingIfNeeded: part & ~Self.mark))
        if !words.contains(word) { words.append(word) }
      }
      return words
    }
  }

  /// Distinguishes the term of a source from the index of a property.
  private static let mark: UInt64 = 1 << 32
}
