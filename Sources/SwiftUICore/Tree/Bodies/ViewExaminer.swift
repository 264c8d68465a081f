import BanyanGraph
import BanyanHost

/// An examiner that also receives what no record can hold: values, objects, and what is in rows.
///
/// The tree and its wrappers call it, and only while there is a trace. Methods that return something are called before a
/// change, and their result is handed back after it.
@MainActor
package protocol ViewExaminer: TraceExaminer {
  // MARK: Events, bodies and values

  /// Called when an event of the user begins.
  func begin(_ payload: Event.Payload, at element: ElementNode?)
  /// Called before a body or the content of a row runs.
  func willRun(_ node: _Node)
  /// Called when a body has run, with its result.
  func bodyDidRun(_ node: DynamicNode, _ body: Any)
  /// Called when the content of a row has run, with its result.
  func rowDidRun(_ row: _Node, _ content: Any)
  /// Called with the properties in which a view's new value differs.
  func value(
    of owner: DynamicNode, differsIn indexes: ContiguousArray<UInt64>, from old: UnsafeRawPointer,
    to new: UnsafeRawPointer)
  /// Called when a view leaves.
  func didLeave(_ node: DynamicNode)
  /// Makes the content of a presentation.
  func presenting<Result>(_ presenter: _Node, _ content: () -> Result) -> Result
  /// Called with each size that a layout gives to an element.
  func measured(_ element: ElementNode, width: Double, height: Double)
  /// Called when a layout does not come to rest.
  func judgeMeasuring()

  // MARK: State and objects

  /// Called when a body writes. The write is dropped, unless it is kept.
  func judgeWrite(to property: String, isKept: Bool)
  /// Called when a different value is written where nothing can change.
  func judgeIgnoredWrite(to target: String, advice: String)
  /// Called when an action is stopped because it causes itself.
  func judgeLoop(at node: _Node)
  /// Called with the object that a property will observe.
  func observe(_ object: AnyObject, insteadOf old: AnyObject?, in owner: DynamicNode, field: Int)
  /// Called with the object that a property will follow.
  func follow(_ object: AnyObject, in owner: DynamicNode, field: Int)
  /// Called when a body makes a binding to a property of an object, which counts as use.
  func didBind(to object: AnyObject, by reader: _Node)
  /// Called with a provided object.
  func provide(_ object: AnyObject, insteadOf old: AnyObject?, in source: Source)
  /// Called with a provided value that differs from the previous one.
  func provide<Value>(_ name: UInt32, from old: Value, to new: Value, as record: UInt32)
  /// Called when the environment lacks an object.
  func miss(_ object: MissingObject)

  // MARK: Rows and branches

  func rows(of list: _Node) -> ExaminedRows
  func judgeRows(of list: _Node, since old: ExaminedRows)
  func judgeNewRows(
    of list: _Node, _ leaving: ContiguousArray<_Node>, from old: [Any], to new: [Any])
  func judgeIdentity(_ identity: Any, at positions: [Int], in list: _Node)
  func judgeIdentity(_ identity: String, of node: _Node, isUnique: Bool, keepsState: Bool)
  func judgeRange(_ count: Int, insteadOf old: Int, in list: _Node)
  func branch(_ node: _Node?) -> ReplacedBranch?
  func judgeBranch(_ old: ReplacedBranch?, _ new: _Node?, in node: _Node)
  func judgeType(_ new: Any.Type, insteadOf old: Any.Type, _ lost: ReplacedBranch?, in node: _Node)
}

extension Runtime {
  /// The examiner of the runtime's trace, if there is one.
  var viewExaminer: (any ViewExaminer)? { isTracing ? trace?.viewExaminer : nil }
}

extension TraceRecorder {
  /// The examiner, if views have something to report to it.
  var viewExaminer: (any ViewExaminer)? {
    // Only a recorder of values has one.
    guard tracesValues, let examiner else { return nil }
    return examiner as? any ViewExaminer
  }
}

// MARK: What is handed over

/// The values and states of the views in a list's rows, recorded before and after a change of the
/// data.
package struct ExaminedRows {
  /// For each position, the values of the views in its row, by name.
  package let values: [[String: String]]
  /// The written states in each row, such as `isOn = true`.
  package let states: [String]

  package init(values: [[String: String]], states: [String]) {
    self.values = values
    self.states = states
  }
}

/// The views with state in a part of the tree that is about to be replaced.
package struct ReplacedBranch {
  /// The views whose states have been written, with those states.
  package let states: [BranchView: String]

  package init(states: [BranchView: String]) {
    self.states = states
  }
}

/// The identity of a view in a branch: its type, its position among those of the type, and its
/// fields.
package struct BranchView: Hashable {
  package let type: ObjectIdentifier
  package let name: String
  package let ordinal: Int
  package let fields: String

  package init(type: ObjectIdentifier, name: String, ordinal: Int, fields: String) {
    self.type = type
    self.name = name
    self.ordinal = ordinal
    self.fields = fields
  }
}

/// A view whose environment lacks an object.
package struct MissingObject {
  package let owner: DynamicNode
  package let type: String
  /// The type's name with the types around it.
  package let fullType: String
  /// True if the view asks for an `@Observable`, rather than an `ObservableObject`.
  package let isObservable: Bool
}
