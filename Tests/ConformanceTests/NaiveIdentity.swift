// The rules of identity in the slowest and simplest form. This file imports nothing, so it shares no
// mistakes with the engine.

/// A tree of views, described.
indirect enum Description: Equatable {
  /// A view with state of its own, which it shows after its name.
  case counter(String)
  /// Two views, one after the other.
  case pair(Description, Description)
  /// The same in a `Group`.
  case group(Description, Description)
  /// The same in a stack.
  case stack(Description, Description)
  /// `if` without `else`.
  case optional(Bool, Description)
  /// `if` and `else`.
  case either(Bool, Description, Description)
  /// A `switch` of three cases.
  case choice(Int, Description, Description, Description)
  /// A `ForEach` by id.
  case list([Row])
  /// An `AnyView` of a type.
  case erased(Erased, Description)
  /// `.id(x)`.
  case identified(Int, Description)
  /// `if c { v.padding() } else { v }`.
  case modified(Bool, Description)
  /// A modifier with an argument.
  case padded(Int, Description)
  /// A modifier with a body and state of its own, which it shows before the content.
  case counted(String, Description)

  struct Row: Equatable {
    var id: Int
    var content: Description
  }

  enum Erased: Int, CaseIterable {
    case plain, padded, stacked
    /// An `AnyView` in an `AnyView`, which is the same as one (E21).
    case twice
  }
}

/// Maps the paths of identity to state.
///
/// Two views, one before an update and one after it, are the same if and only if every step on the
/// way from the root to them is: the kind of view, the place in it, the branch taken, the id given,
/// the type erased. A view that is the same keeps its state; any other has none yet.
struct NaiveIdentity {
  typealias Path = [String]

  struct State {
    var name: String
    var count = 0
  }

  /// The views with state, in the order in which they are shown.
  private(set) var shown: [Path] = []
  private(set) var states: [Path: State] = [:]

  /// Shows a new description.
  /// - Returns: the names of the views that appeared and that disappeared.
  mutating func show(_ description: Description) -> (appeared: [String], disappeared: [String]) {
    let counters = Self.counters(in: description, at: [])
    let old = states
    shown = counters.map(\.path)
    states = [:]
    for (path, name) in counters {
      states[path] = State(name: name, count: old[path]?.count ?? 0)
    }
    let appeared = counters.filter { old[$0.path] == nil }.map(\.name)
    let disappeared = old.filter { states[$0.key] == nil }.map(\.value.name)
    return (appeared.sorted(), disappeared.sorted())
  }

  /// Increments the state of one of the views shown.
  mutating func tap(_ index: Int) {
    states[shown[index]]!.count += 1
  }

  /// The texts that are shown.
  var texts: [String] {
    shown.map { "\(states[$0]!.name): \(states[$0]!.count)" }
  }

  private static func counters(
    in description: Description, at path: Path
  ) -> [(path: Path, name: String)] {
    switch description {
    case .counter(let name):
      [(path + ["counter"], name)]
    case .pair(let first, let second):
      counters(in: first, at: path + ["pair", "first"])
        + counters(in: second, at: path + ["pair", "second"])
    case .group(let first, let second):
      counters(in: first, at: path + ["group", "first"])
        + counters(in: second, at: path + ["group", "second"])
    case .stack(let first, let second):
      counters(in: first, at: path + ["stack", "first"])
        + counters(in: second, at: path + ["stack", "second"])
    case .optional(let isShown, let content):
      isShown ? counters(in: content, at: path + ["optional"]) : []
    case .either(true, let first, _):
      counters(in: first, at: path + ["either", "then"])
    case .either(false, _, let second):
      counters(in: second, at: path + ["either", "else"])
    case .choice(0, let content, _, _):
      counters(in: content, at: path + ["choice", "case 0"])
    case .choice(1, _, let content, _):
      counters(in: content, at: path + ["choice", "case 1"])
    case .choice(_, _, _, let content):
      counters(in: content, at: path + ["choice", "default"])
    case .list(let rows):
      rows.flatMap { counters(in: $0.content, at: path + ["list", "row \($0.id)"]) }
    case .erased(.twice, let content):
      counters(in: content, at: path + ["erased", "plain"])
    case .erased(let type, let content):
      counters(in: content, at: path + ["erased", "\(type)"])
    case .identified(let id, let content):
      counters(in: content, at: path + ["identified", "id \(id)"])
    case .modified(let isModified, let content):
      counters(in: content, at: path + ["modified", isModified ? "then" : "else"])
    case .padded(_, let content):
      counters(in: content, at: path + ["padded"])
    case .counted(let name, let content):
      [(path + ["counted", "itself"], name)]
        + counters(in: content, at: path + ["counted", "content"])
    }
  }
}
