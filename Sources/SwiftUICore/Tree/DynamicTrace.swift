import BanyanGraph

/// What a trace says of a body: why it ran, what it read, and what it lost when it left.
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
    trace.doctor?.published.begin(self)
    return trace.beginBody(
      .body, of: self, name: terms.name, reasons: reasons, isFirst: child == nil || isShowingError)
  }

  /// Says what the body has read.
  @inline(never)
  final func recordReads(_ record: UInt32, _ edges: borrowing EdgeList) {
    guard let trace = runtime.trace else { return }
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

  /// Notes which stored properties of the view differ in a new value, those included that are no
  /// dynamic ones.
  @inline(never)
  final func recordDifferences(from old: UnsafeRawPointer, to new: UnsafeRawPointer) {
    guard let trace = runtime.trace, trace.tracesValues else { return }
    let differences = fields.terms.differences(from: old, to: new)
    trace.setDifferences(differences, of: self)
    trace.doctor?.value(of: self, differsIn: differences, from: old, to: new)
  }

  /// Says that the view has left, and what its states had become.
  @inline(never)
  final func recordLeaving() {
    guard let trace = runtime.trace, fields.isOfApp, !isDetached else { return }
    trace.doctor?.didLeave(self)
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
    // What is being made for the first time is not known to those above yet.
    if count == 1, child != nil { trace.setAlone(self) }
  }
}

extension _Node {
  /// Says that a view was given a value that is no other.
  @inline(never)
  final func recordSkip(_ name: UInt32) { runtime.trace?.addSkip(of: self, name) }

  /// Says that what stands here is another view from now on.
  final func recordReplacement(_ text: @autoclosure () -> String) {
    guard runtime.isTracing, let trace = runtime.trace else { return }
    trace.add(.replaced, text(), of: self)
  }
}
