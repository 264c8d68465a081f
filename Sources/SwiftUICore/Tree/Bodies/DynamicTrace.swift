import BanyanGraph

/// The trace of a body: why it ran, what it read, and which state was lost when it left.
extension DynamicNode {
  /// Begins the record of the body that is about to run.
  /// - Returns: its number.
  @inline(never)
  final func beginRecord() -> UInt32? {
    guard let trace = runtime.trace else { return nil }
    let terms = fields.terms
    guard trace.tracesCauses else {
      return trace.beginBody(.body, of: self, name: terms.name, reasons: 0, isFirst: false)
    }
    let reasons = terms.term(ofReasons: changes, trace.takeDifferences(of: self)?.indexes)
    if trace.tracesValues {
      noteNeighbors(trace)
      for slot in slots { trace.pushIsRead(slot?.exchangeIsRead(false) ?? false) }
    }
    trace.viewExaminer?.willRun(self)
    return trace.beginBody(
      .body, of: self, name: terms.name, reasons: reasons, isFirst: child == nil || isShowingError)
  }

  /// Records what the body has read.
  final func recordReads(
    _ edges: borrowing EdgeList, in trace: TraceRecorder, _ record: UInt32
  ) {
    guard trace.tracesValues else { return trace.bodyDidRun(record, reads: 0) }
    var reads: TraceTermTable.Parts = []
    for index in slots.indices.reversed() {
      let wasRead = trace.popIsRead()
      guard let slot = slots[index] else { continue }
      let isRead = slot.exchangeIsRead(wasRead)
      guard isRead, index < fields.fields.count else { continue }
      _ = slot.exchangeIsRead(true)
      reads.append(UInt64(index))
    }
    reads.reverse()
    trace.bodyDidRun(record, reads: fields.terms.term(ofReads: reads, by: edges))
  }

  /// Records which stored properties of the view differ in a new value, including those that are
  /// not dynamic.
  @inline(never)
  final func recordDifferences(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
    guard let trace = runtime.trace, trace.tracesValues else { return }
    let differences = fields.terms.differences(from: old, to: new)
    trace.setDifferences(differences, of: self)
    trace.viewExaminer?.value(of: self, differsIn: differences, from: old, to: new)
  }

  /// Records that the view has left, and the last values of its states.
  @inline(never)
  final func recordLeaving() {
    guard let trace = runtime.trace, fields.isOfApp, !isDetached else { return }
    trace.viewExaminer?.didLeave(self)
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

  /// Records the other views at the same place, which the trace reports if they are skipped.
  private func noteNeighbors(_ trace: TraceRecorder) {
    if trace.isAlone(self) { return }
    var root: _Node = self
    while let parent = root.parent, parent.place(of: root).isSame { root = parent }
    guard root !== self else { return trace.setAlone(self) }
    guard trace.isNewPlace(root) else { return }
    var count = 0
    func look(_ node: _Node) {
      if let view = node as? DynamicNode, view.opensPlace {
        count += 1
        if view !== self { trace.addNeighbor(view, view.fields.terms.name) }
      }
      node.forEachChildInSamePlace(look)
    }
    look(root)
    // Views above do not know yet about content that is being made for the first time.
    if count == 1, child != nil { trace.setAlone(self) }
  }
}

extension _Node {
  /// Records that the view at this place is replaced by another.
  final func recordReplacement(_ text: @autoclosure () -> String) {
    guard runtime.isTracing, let trace = runtime.trace else { return }
    trace.add(.replaced, text(), of: self)
  }
}
