import BanyanGraph

/// One row of a list, whatever its content.
package class ListRowNode: _Node {
  /// The name of a row in traces.
  static let traceTerm = TraceTerms.number(of: "row")
  /// The run of rows that the row was last combined with for a preference; -1 before that.
  @exclusivity(unchecked) final var preferenceRun: Int32 = -1
  /// True if neither the row's element nor the closure that makes it reaches an object.
  @exclusivity(unchecked) final var isPlain = false

  override final var contentRole: ContentRole? { .list }
}

/// A row of a `ForEach`, which tracks the reads of its closure (M08).
final class RowNode<Element, Content: View>: ListRowNode {
  @exclusivity(unchecked) var element: Element
  @exclusivity(unchecked) var content: (Element) -> Content
  @exclusivity(unchecked) private var child: _Node?
  @exclusivity(unchecked) private var reads = TrackedReads()
  private let fields: DynamicFields
  /// The element that the row consists of, once known and if it is the only one: when rows move,
  /// each is asked, and finding it takes 400 instructions.
  @exclusivity(unchecked) private unowned(unsafe) var onlyElement: ElementNode?

  init(
    _ element: Element, content: @escaping (Element) -> Content, of fields: DynamicFields,
    under parent: _Node, in context: _Context
  ) {
    self.element = element
    self.content = content
    self.fields = fields
    super.init(under: parent, in: context)
  }

  func evaluate() {
    isQueued = false
    let record = runtime.isTracing ? beginRecord() : nil
    let view = track(&reads, of: fields, isPlain: isPlain) {
      content(element)
    }
    if let record {
      recordReads(record)
      runtime.viewExaminer?.rowDidRun(self, view)
    }
    if let child {
      Content._update(child, to: view)
    } else {
      child = Content._make(view, under: self, in: context)
    }
    if let record { runtime.trace?.endBody(record) }
  }

  @inline(never)
  private func beginRecord() -> UInt32? {
    guard let trace = runtime.trace else { return nil }
    trace.viewExaminer?.willRun(self)
    return trace.beginBody(
      .row, of: self, name: Self.traceTerm, reasons: 0, isFirst: child == nil)
  }

  @inline(never)
  private func recordReads(_ record: UInt32) {
    guard let trace = runtime.trace else { return }
    trace.bodyDidRun(
      record, reads: trace.tracesValues ? fields.terms.term(ofReads: [], by: reads.edges) : 0)
  }

  override func update() { evaluate() }

  override func evaluateAgain() -> Any? {
    isDetached ? nil : trackOnce { content(element) }
  }

  override var elementRule: ElementRule {
    if let onlyElement { .known(onlyElement) } else { .completed }
  }

  override func complete(_ elements: inout [ElementNode], from first: Int) {
    if elements.count == first + 1 { onlyElement = elements[first] }
  }

  override func elementsBelowDidChange() -> Bool {
    onlyElement = nil
    return false
  }

  override func checkInvariants() {
    super.checkInvariants()
    guard let onlyElement else { return }
    var collector = ElementCollector()
    forEachChild { collector.collect($0) }
    precondition(
      collector.elements.count == 1 && collector.elements[0] === onlyElement,
      "the elements of a row differ from its list of them"
    )
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }

  override func detach() {
    reads.end()
    super.detach()
  }
}
