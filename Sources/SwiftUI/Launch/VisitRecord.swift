import BanyanHost

/// The controls that a visit tried in an app, and those that it left alone, for the end of the doctor's report.
struct VisitRecord {
  /// Why a control was left alone.
  enum Reason: Equatable {
    case isDestructive
    case isDisabled
    /// The doctor does not use controls of this kind.
    case isUnknown
  }

  private struct Untried {
    let name: String
    let kind: String
    let reason: Reason
  }

  /// The keys of the controls, by the name of their kind.
  private var tried: [String: Set<String>] = [:]
  /// The controls that were left alone, by their keys and in their order.
  private var untried: [(key: String, control: Untried)] = []
  private var screens: Set<String> = []
  private var sheets: Set<String> = []
  /// Why the visit ended early; nil if it did not.
  var interruption: String?

  private static let kinds = ["button", "link", "switch", "field"]
  private static let namedCount = 6

  mutating func didReach(_ place: String, isSheet: Bool) {
    if isSheet { sheets.insert(place) } else { screens.insert(place) }
  }

  mutating func didTry(_ element: VisitHost.Element, _ key: String) {
    tried[element.visitedKind, default: []].insert(key)
    untried.removeAll { $0.key == key }
  }

  mutating func didLeave(_ element: VisitHost.Element, _ key: String, because reason: Reason) {
    guard tried[element.visitedKind]?.contains(key) != true,
      !untried.contains(where: { $0.key == key })
    else { return }
    let control = Untried(name: element.name, kind: element.visitedKind, reason: reason)
    untried.append((key, control))
  }

  /// The report, in one or two lines.
  var text: String {
    let controls = Self.kinds.compactMap { kind in
      tried[kind].map { Self.count($0.count, kind) }
    }
    let places =
      [Self.count(screens.count, "screen")]
      + (sheets.isEmpty ? [] : [Self.count(sheets.count, "sheet")])
    let what = controls.isEmpty ? "nothing" : Self.list(controls)
    var lines = ["Tried \(what) on \(Self.list(places))."]
    if let interruption { lines[0] += " " + interruption }
    let sentences = [Reason.isDestructive, .isDisabled, .isUnknown].compactMap(sentence)
    if !sentences.isEmpty { lines.append("Not tried: \(sentences.joined(separator: "; ")).") }
    return lines.joined(separator: "\n")
  }

  private func sentence(about reason: Reason) -> String? {
    let controls = untried.map(\.control).filter { $0.reason == reason }
    guard !controls.isEmpty else { return nil }
    if reason == .isUnknown {
      let kinds = Dictionary(grouping: controls, by: \.kind).sorted { $0.key < $1.key }
      let counts = kinds.map { Self.count($0.value.count, $0.key) }
      return "\(Self.list(counts)), which the doctor does not use"
    }
    var names = controls.prefix(Self.namedCount).map { "\"\($0.name)\"" }
    if controls.count > names.count { names.append("\(controls.count - names.count) more") }
    let isOne = controls.count == 1
    let clause =
      reason == .isDisabled
      ? (isOne ? "is disabled" : "are disabled")
      : (isOne ? "destroys something" : "destroy something")
    return "\(Self.list(names)), which \(clause)"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    guard count != 1 else { return "1 \(noun)" }
    return "\(count) \(noun)\(noun.hasSuffix("ch") ? "es" : "s")"
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension VisitHost.Element {
  /// The name of the element's kind in the report.
  fileprivate var visitedKind: String {
    if isField { return "field" }
    switch kind {
    case .button: return role == .navigation ? "link" : "button"
    case .toggle: return "switch"
    case .picker: return "picker"
    case .slider: return "slider"
    case .stepper: return "stepper"
    case .datePicker: return "date picker"
    case .colorPicker: return "color picker"
    case .secureField: return "password field"
    case .textEditor: return "text editor"
    default: return "\(kind)"
    }
  }

  /// True if a person can use the element, but the doctor cannot.
  var isUnknownControl: Bool {
    switch kind {
    case .picker, .slider, .stepper, .datePicker, .colorPicker, .secureField, .textEditor: true
    default: false
    }
  }
}
