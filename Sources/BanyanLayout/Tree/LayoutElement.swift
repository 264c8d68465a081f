/// The identifier of an element in a tree. The number of a removed element is reused.
package struct LayoutID: Hashable, Sendable {
  package let index: Int32

  init(_ index: Int32) { self.index = index }

  /// The identifier of no element.
  package static let none = LayoutID(-1)
  package var isNone: Bool { index < 0 }
}

extension LayoutTree {
  /// The record of an element; all are stored in one array.
  struct Element {
    var rule: LayoutRule {
      didSet { traits = LayoutRule.Traits(rule) }
    }
    // Placed where the rule leaves a gap.
    var state: State = []
    var parent = LayoutID.none
    var firstChild = LayoutID.none
    var next = LayoutID.none
    /// The previous sibling; for the first one, the last.
    var previous = LayoutID.none
    /// The first of the answers stored in addition to the element's own.
    var answers = KeptList.none
    /// The first of the requested guides.
    var guides = KeptList.none
    /// The index of the element among the rows of a long stack.
    var row: Int32 = -1
    /// The number of nested containers, up to this one, whose answers have changed in this update.
    var streak: UInt8 = 0
    // Also placed in a gap.
    /// The facts about the rule that are needed most often. A look at the rule itself copies it, with references.
    private(set) var traits: LayoutRule.Traits
    /// The proposal and the answer that the element is placed with, or the first one it has given.
    var proposal = LayoutProposal.unspecified
    var size = LayoutSize.zero
    /// The position from the leading top corner of the parent.
    var origin = LayoutPoint.zero

    init(rule: LayoutRule) {
      self.rule = rule
      traits = LayoutRule.Traits(rule)
    }
  }

  struct State: OptionSet {
    let rawValue: UInt16

    /// The element has a place.
    static let isPlaced = State(rawValue: 1)
    /// The element's own proposal and size are an answer; always set if it has a place.
    static let hasAnswer = State(rawValue: 1 << 14)
    /// The stored answers may be wrong.
    static let isDirty = State(rawValue: 1 << 1)
    /// The children may have moved.
    static let needsPlacing = State(rawValue: 1 << 2)
    /// Children have come, gone or moved, or the rule has changed.
    static let isAltered = State(rawValue: 1 << 3)
    /// The element has given answers that it does not store and others may still use.
    static let hasForgotten = State(rawValue: 1 << 4)
    /// The element has provided a guide of its lines, or one that came from inside.
    static let hasProvidedGuide = State(rawValue: 1 << 5)
    /// Others depend on the element's rule without having asked for an answer.
    static let isConsulted = State(rawValue: 1 << 6)
    /// The preferred spacing of a child may have changed.
    static let spacingDiffers = State(rawValue: 1 << 7)
    /// The element is among those whose frames are compared at the end of an update.
    static let isNoted = State(rawValue: 1 << 8)
    /// The rows are stored in a tree of sums.
    static let isLong = State(rawValue: 1 << 9)
    /// The element is among the changed children of a long stack.
    static let isChangedRow = State(rawValue: 1 << 10)
    /// The element is laid out from right to left.
    static let isRightToLeft = State(rawValue: 1 << 11)
    /// The record is not in use.
    static let isFree = State(rawValue: 1 << 12)
    /// The element has been placed by a container that may leave children out.
    static let isLaidOut = State(rawValue: 1 << 13)
    /// The frame of the element, or of one in it, is followed.
    static let holdsFollowed = State(rawValue: 1 << 15)
  }
}

extension LayoutTree {
  /// The size of an element's record, for benchmarks.
  package static var bytesOfElement: Int { MemoryLayout<Element>.stride }
  /// The size of an additional stored answer.
  package static var bytesOfKeptAnswer: Int { KeptLists<KeptAnswer>.bytesOfEntry }
}
