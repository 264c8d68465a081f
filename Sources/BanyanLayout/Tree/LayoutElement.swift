/// Names an element of a tree. The number of an element that has gone is used again.
package struct LayoutID: Hashable, Sendable {
  package let index: Int32

  init(_ index: Int32) { self.index = index }

  /// Stands for no element.
  package static let none = LayoutID(-1)
  package var isNone: Bool { index < 0 }
}

extension LayoutTree {
  /// What is kept of an element, one after the other in one array.
  struct Element {
    var rule: LayoutRule
    // Where the rule leaves room.
    var state: State = []
    var parent = LayoutID.none
    var firstChild = LayoutID.none
    var next = LayoutID.none
    /// The sibling before; of the first one, the last.
    var previous = LayoutID.none
    /// The first of the answers that are kept beside the element's own.
    var answers = KeptList.none
    /// The first of the guides that somebody has asked for.
    var guides = KeptList.none
    /// Where among the rows of a long stack the element stands.
    var row: Int32 = -1
    /// How many containers in each other, up to this one, have answered otherwise in this update.
    var streak: UInt8 = 0
    /// The proposal and the answer that the element is placed with, or has given first.
    var proposal = LayoutProposal.unspecified
    var size = LayoutSize.zero
    /// From the leading top corner of the parent.
    var origin = LayoutPoint.zero
  }

  struct State: OptionSet {
    let rawValue: UInt16

    /// Has a place.
    static let isPlaced = State(rawValue: 1)
    /// Its own proposal and size are an answer; always if it has a place.
    static let hasAnswer = State(rawValue: 1 << 14)
    /// What is kept may be wrong.
    static let isDirty = State(rawValue: 1 << 1)
    /// Its children may stand elsewhere.
    static let needsPlacing = State(rawValue: 1 << 2)
    /// Children have come, gone or moved, or it has another rule.
    static let isAltered = State(rawValue: 1 << 3)
    /// Has answered somebody who may still go by it, and does not know what.
    static let hasForgotten = State(rawValue: 1 << 4)
    /// Has told a guide of its lines, or one that came from inside.
    static let hasToldGuide = State(rawValue: 1 << 5)
    /// Somebody goes by its rule who may not have asked it anything.
    static let isConsulted = State(rawValue: 1 << 6)
    /// What a child wants beside it may be something else.
    static let spacingDiffers = State(rawValue: 1 << 7)
    /// Is among the elements whose frames are compared at the end of an update.
    static let isNoted = State(rawValue: 1 << 8)
    /// Its rows are places in a tree of sums.
    static let isLong = State(rawValue: 1 << 9)
    /// Is among the children of a long stack that have changed.
    static let isChangedRow = State(rawValue: 1 << 10)
    /// Lays out from right to left.
    static let isRightToLeft = State(rawValue: 1 << 11)
    /// Is no element at present.
    static let isFree = State(rawValue: 1 << 12)
    /// Has been given a place by a container that may leave children out.
    static let isLaidOut = State(rawValue: 1 << 13)
  }
}

extension LayoutTree {
  /// What an element takes in its array; for benchmarks.
  package static var bytesOfElement: Int { MemoryLayout<Element>.stride }
  /// What an answer takes beside the one that an element is placed with.
  package static var bytesOfKeptAnswer: Int { KeptLists<KeptAnswer>.bytesOfEntry }
}
