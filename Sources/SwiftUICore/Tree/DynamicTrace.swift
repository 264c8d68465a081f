import BanyanGraph

/// What a trace says of a body: why it ran, what it read, and what it lost when it left.
extension DynamicNode {
  /// Begins the record of the body that is about to run.
  /// - Returns: its number.
  @inline(never)
  final func beginRecord() -> UInt32? {
    guard let trace = runtime.trace else { return nil }
    guard trace.tracesCauses else {
      let name = trace.words(for: fields, .max) { fields.shortName }
      return trace.beginBody(.body, of: self, name: name, reasons: 0, isFirst: false)
    }
    let name = trace.words(for: fields, .max) { fields.shortName }
    let reasons: UInt32
    if let differences = trace.takeDifferences(of: self) {
      reasons = trace.number(of: changes.reasons(in: fields, differences).joined(separator: ", "))
    } else {
      reasons = trace.words(for: fields, changes.rawValue) {
        changes.reasons(in: fields, nil).joined(separator: ", ")
      }
    }
    if trace.tracesValues {
      noteNeighbors(trace)
      for slot in slots { trace.pushIsRead(slot?.exchangeIsRead(false) ?? false) }
    }
    return trace.beginBody(
      .body, of: self, name: name, reasons: reasons, isFirst: child == nil || isShowingError)
  }

  /// Says what the body has read.
  @inline(never)
  final func recordReads(_ record: UInt32, _ edges: borrowing EdgeList) {
    guard let trace = runtime.trace else { return }
    guard trace.tracesValues else { return trace.bodyDidRun(record, reads: 0) }
    var reads: [String] = []
    func add(_ name: String) {
      if !reads.contains(name) { reads.append(name) }
    }
    for index in slots.indices.reversed() {
      let wasRead = trace.popIsRead()
      guard let slot = slots[index] else { continue }
      let isRead = slot.exchangeIsRead(false)
      _ = slot.exchangeIsRead(isRead || wasRead)
      if isRead, index < fields.fields.count { reads.insert(fields.fields[index].name, at: 0) }
    }
    edges.forEachSource { source, cause in
      if let field = cause.field, field < fields.fields.count {
        add(fields.fields[field].name)
      } else {
        add(source.traceName)
      }
    }
    trace.bodyDidRun(record, reads: trace.number(of: reads.joined(separator: ", ")))
  }

  /// Notes which stored properties of the view differ in a new value, those included that are no
  /// dynamic ones.
  @inline(never)
  final func recordDifferences(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
    guard let trace = runtime.trace, trace.tracesValues else { return }
    var names: [String] = []
    Metadata.forEachField(of: fields.type) { name, offset, type in
      func isUnchanged<Value>(_ type: Value.Type) -> Bool {
        Comparison.of(type).isUnchanged(at: old + offset, new + offset)
      }
      if !_openExistential(type, do: isUnchanged) { names.append(name) }
    }
    trace.setDifferences(names, of: self)
  }

  /// Says that the view has left, and what its states had become.
  @inline(never)
  final func recordLeaving() {
    guard let trace = runtime.trace, fields.isOfApp, !isDetached else { return }
    var lost: [String] = []
    if trace.tracesValues {
      for (index, slot) in slots.enumerated() where index < fields.fields.count {
        guard let value = slot?.writtenValue(trace.describe) else { continue }
        lost.append("\(fields.fields[index].name.withoutUnderscore) = \(value)")
      }
    }
    let loss = lost.isEmpty ? "" : ", and with it \(lost.joined(separator: ", "))"
    trace.add(.left, "\(fields.shortName) left\(loss)", of: self)
  }

  /// Notes the views at the same place, of which a trace says if they are not asked.
  private func noteNeighbors(_ trace: TraceRecorder) {
    var root: _Node = self
    while let parent = root.parent, parent.place(of: root).isSame { root = parent }
    guard root !== self, trace.isNewPlace(root.number) else { return }
    func look(_ node: _Node) {
      if let view = node as? DynamicNode, view.opensPlace {
        trace.addNeighbor(view, view.fields.shortName)
      }
      node.forEachChildInSamePlace(look)
    }
    look(root)
  }
}

extension _Node {
  /// Says that a view was given a value that is no other.
  @inline(never)
  final func recordSkip(_ name: @autoclosure () -> String) {
    guard let trace = runtime.trace else { return }
    trace.noteLooked(at: self)
    trace.add(.skipped, of: number, trace.number(of: name()))
  }

  /// Says that what stands here is another view from now on.
  final func recordReplacement(_ text: @autoclosure () -> String) {
    guard runtime.isTracing, let trace = runtime.trace else { return }
    trace.add(.replaced, text(), of: self)
  }
}

extension ChangeSet {
  /// Why a body runs, in words.
  /// - Parameter differences: the stored properties that differ in a new value, if they are known.
  @MainActor
  func reasons(in fields: DynamicFields, _ differences: [String]?) -> [String] {
    if contains(.identity) || self == .value && differences == nil { return [] }
    var reasons = differences ?? (contains(.value) ? ["@self"] : [])
    if reasons.isEmpty, contains(.value) { reasons = ["@self"] }
    for name in names(in: fields) where name != "@self" && !reasons.contains(name) {
      reasons.append(name)
    }
    return reasons
  }
}
