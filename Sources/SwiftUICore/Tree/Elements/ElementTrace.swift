import BanyanGraph
import BanyanHost

extension ElementKind {
  /// The kind, named like its view: `Text`, `SecureField`.
  var spoken: String {
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The number of the kind's name among the terms of traces.
  @MainActor
  var traceTerm: UInt32 { Self.terms[Int(rawValue)] }

  @MainActor
  private static let terms: ContiguousArray<UInt32> = {
    var terms = ContiguousArray<UInt32>(repeating: 0, count: 256)
    for kind in allCases { terms[Int(kind.rawValue)] = TraceTerms.number(of: kind.spoken) }
    return terms
  }()
}

/// The trace of elements: the changes that the user would notice.
extension ElementNode {
  /// The kind of the element, named like its view: `Text`, `SecureField`.
  final var spokenKind: String { runtime.trace?.text(kind.traceTerm) ?? kind.spoken }

  /// The kind of the element with its text: `Button "Count"`.
  package final var spokenName: String {
    for case .label(let label) in spokenProperties { return "\(spokenKind) \"\(label)\"" }
    if case .label(let label)? = description(for: .label) {
      return "\(spokenKind) \"\(label)\""
    }
    let text = spokenText
    return text.isEmpty ? spokenKind : "\(spokenKind) \"\(text.prefix(40))\""
  }

  // A box that has left may have outlived the node that provides its properties.
  private var spokenProperties: [Property] {
    isDetached && self is BoxElementNode ? [] : properties
  }

  private var spokenText: String {
    for case .text(let runs) in spokenProperties { return runs.map(\.string).joined() }
    var texts: [String] = []
    for child in children where texts.count < 4 {
      let text = child.spokenText
      if !text.isEmpty { texts.append(text) }
    }
    return texts.joined(separator: " ")
  }

  /// Records which properties are sent to the host.
  @inline(never)
  final func recordChange(from old: [Property], to new: [Property]) {
    guard let trace = runtime.trace, new != old else { return }
    trace.noteEffect()
    guard isCreated else { return }
    guard trace.tracesValues else {
      trace.add(.mutation, kind.traceTerm, of: self)
      return
    }
    let isSecret = kind == .secureField
    for property in new where !old.contains(property) {
      let before = old.first { $0.key == property.key }
      let words = isSecret && property.key == .value ? "is typed in" : Self.words(before, property)
      let name = property.key == .text ? spokenKind : spokenName
      trace.add(.mutation, "\(name) \(words)", of: self)
    }
    for property in old where !new.contains(where: { $0.key == property.key }) {
      trace.add(.mutation, "\(spokenName) \(property.key) becomes default", of: self)
    }
  }

  private static func words(_ old: Property?, _ new: Property) -> String {
    guard let old else { return "\(new.key) becomes \(new.wording)" }
    let words = "\(old.wording) becomes \(new.wording)"
    return new.key == .text ? words : "\(new.key) \(words)"
  }

  /// Records which elements appear, disappear and move in this one.
  @inline(never)
  final func recordChildren(
    from old: [ElementNode], to new: [ElementNode], staying: ContiguousArray<Bool>
  ) {
    guard let trace = runtime.trace else { return }
    let cause = evaluatedAround(trace) ?? trace.rootCause
    let gone = old.filter { $0.isDetached || !$0.isInHost }
    let moved = new.indices.filter { !staying[$0] }.map { new[$0] }
    if gone.count + moved.count > 8 || !trace.tracesValues {
      let appearing = moved.count { !$0.isCreated }
      let parts = [
        (appearing, "appear"), (gone.count, "disappear"), (moved.count - appearing, "move"),
      ]
      let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
      if !words.isEmpty {
        trace.add(.mutation, "in \(spokenKind): \(words)", of: self, cause: cause)
      }
      return
    }
    for child in gone {
      trace.add(.mutation, "\(child.spokenName) disappears", of: self, cause: cause)
    }
    for child in moved {
      let words = child.isCreated ? "moves" : "appears"
      trace.add(.mutation, "\(child.nameWhenNew) \(words)", of: self, cause: cause)
    }
  }

  /// The name of an element whose children the host does not have yet.
  private var nameWhenNew: String {
    if isCreated { return spokenName }
    for case .label(let label) in properties { return "\(spokenKind) \"\(label)\"" }
    for case .text(let runs) in properties {
      return "\(spokenKind) \"\(runs.map(\.string).joined().prefix(40))\""
    }
    let texts = collectChildren().compactMap { element -> String? in
      for case .text(let runs) in element.properties { return runs.map(\.string).joined() }
      return nil
    }
    return texts.isEmpty
      ? spokenKind : "\(spokenKind) \"\(texts.joined(separator: " ").prefix(40))\""
  }

  /// Returns the record of the nearest enclosing body that ran in this update.
  private func evaluatedAround(_ trace: TraceRecorder) -> UInt32? {
    var node: _Node? = self
    while let current = node {
      if let record = trace.body(of: current) { return record }
      node = current.parent
    }
    return nil
  }
}

extension WindowNode {
  /// Handles an event, recorded as the cause of everything that follows from it.
  @inline(never)
  final func performRecorded(_ event: Event, _ trace: TraceRecorder) -> Bool {
    let target = responder(event.target)
    let isSecret = target?.kind == .secureField
    let name = target.map { " \($0.spokenName)" } ?? ""
    trace.isSecret = isSecret
    defer { trace.isSecret = false }
    let words = isSecret ? "type" : event.payload.wording
    return trace.perform(words + name, at: target?.nearestView) {
      trace.viewExaminer?.begin(event.payload, at: target)
      return receive(event)
    }
  }

  /// Records measurements that arrive together as one event.
  @inline(never)
  final func record(
    _ measurements: [Event], _ trace: TraceRecorder, _ receive: () -> Bool
  ) -> Bool {
    trace.perform("measure \(measurements.count) elements", at: nil) {
      for event in measurements {
        trace.viewExaminer?.begin(event.payload, at: responder(event.target))
      }
      return receive()
    }
  }

  /// Records how many changes the host receives, and their kinds.
  @inline(never)
  final func recordCommit(_ mutations: [Mutation]) {
    guard let trace = runtime.trace else { return }
    sending.lastCommit = trace.add(
      .commit, .none, of: number, trace.number(of: name), UInt32(clamping: mutations.count),
      trace.tracesValues ? trace.number(of: Mutation.kinds(of: mutations)) : 0)
  }

  /// Records that a host has sent a batch.
  @inline(never)
  final func recordSending(of batch: UInt32, byteCount: Int) {
    guard runtime.isTracing, let trace = runtime.trace else { return }
    let record = trace.add(
      .sent, .none, cause: sending.lastCommit, of: number, trace.number(of: name), batch,
      UInt32(clamping: byteCount))
    if sending.batches.count >= 1_000 { sending.batches.removeFirst(500) }
    sending.batches.append((batch, record, .now))
  }

  /// Records that the client has received a batch and all batches before it.
  @inline(never)
  final func recordAcknowledgement(of batch: UInt32) {
    guard runtime.isTracing, let trace = runtime.trace else { return }
    while let first = sending.batches.first, first.batch <= batch {
      sending.batches.removeFirst()
      trace.add(
        .acknowledged, .none, cause: first.record, of: number, trace.number(of: name), first.batch,
        0, (ContinuousClock.now - first.time).clampedMicroseconds)
    }
  }
}

/// The trace's record of the batches that a window's host has sent.
struct TracedSending {
  /// The record of the last commit.
  var lastCommit: UInt32 = 0
  /// The batches that have not been acknowledged.
  var batches: [(batch: UInt32, record: UInt32, time: ContinuousClock.Instant)] = []
}

extension Mutation {
  /// Returns how many mutations of each kind there are, such as `2 create, 1 set`.
  fileprivate static func kinds(of mutations: [Mutation]) -> String {
    var counts: [String: Int] = [:]
    func count(_ mutations: [Mutation]) {
      for mutation in mutations {
        if case .animated(_, let inner) = mutation {
          count(inner)
        } else {
          counts[mutation.kind, default: 0] += 1
        }
      }
    }
    count(mutations)
    return counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      .joined(separator: ", ")
  }

  private var kind: String {
    switch self {
    case .create: "create"
    case .set: "set"
    case .reset: "reset"
    case .insert: "insert"
    case .remove: "remove"
    case .animated: "animated"
    case .pass: "pass"
    case .scroll: "scroll"
    case .focus: "focus"
    case .open, .openWindow, .showWindow, .closeWindow: "open or close"
    case .copy: "copy"
    case .offer: "offer"
    case .ignored: "ignored key"
    }
  }
}

extension Event.Payload {
  /// A description of the action.
  fileprivate var wording: String {
    switch self {
    case .activate: "tap"
    case .followLink(let number): "follow link \(number) of"
    case .setOn(let isOn): isOn ? "switch on" : "switch off"
    case .setNumber(let number, _): "set \(number) on"
    case .editing(let isEditing): isEditing ? "begin to change" : "end changing"
    case .input(let text): "type \"\(text.prefix(40))\" into"
    case .submit: "submit"
    case .select: "select"
    case .delete: "delete"
    case .move: "move"
    case .dismiss: "dismiss"
    case .selectDetent(let number): "choose height \(number) of"
    case .contextMenu: "open the menu of"
    case .focus: "focus"
    case .blur: "take the focus from"
    case .wantRows(let rows): "scroll to rows \(rows.lowerBound) to \(rows.upperBound) of"
    case .scrolled, .scrolling: "scroll"
    case .measured: "measure"
    case .windowSize(let width, let height): "resize to \(width) x \(height)"
    case .pointing: "point at"
    case .hover(let isInside): isInside ? "point at" : "point away from"
    case .preference: "another preference of the person"
    case .loaded(let hasWorked): hasWorked ? "loaded" : "failed to load"
    case .appearance(let appearance): "the surroundings become \(appearance)"
    case .phase(let phase): "the window becomes \(phase)"
    case .viewed: "the window is seen"
    case .url: "open a URL"
    case .place: "go to a place"
    case .files(.chosen(_, let files)): "choose \(files.count) files in"
    case .location: "a location"
    case .playback(let report): "\(report.state) at \(report.time) of"
    case .pageLoaded: "loaded"
    case .drag(.began): "begin a drag"
    case .drag(.came): "drag something in"
    case .drag(.moved): "drag"
    case .drag(.dropped): "drop"
    case .drag(.ended): "end a drag"
    case .drag(.bytes(_, let bytes)): "send \(bytes.count) bytes of a drop"
    case .drag(.unreadable): "fail to read a drop"
    case .files(.bytes(_, let bytes)): "send \(bytes.count) bytes of a file to"
    case .pointer: "pointer"
    case .key(let stroke): "press \"\(stroke.keys.key)\" in"
    }
  }
}
