/// Something that must react when a source it has read changes: a view's body, a row, a modifier.
@MainActor
open class Vertex {
  /// How many vertices stand above this one. Parents are updated before children, so that a child
  /// that its parent removes is never updated in vain.
  public final var depth: Int { Int(storedDepth) }
  private final let storedDepth: Int32

  // `@exclusivity(unchecked)` does not reach other modules: to them these are accessors, which takes
  // 8 instructions for each look instead of 75.
  @exclusivity(unchecked) private final var waits = false
  @exclusivity(unchecked) private final var waitsUpward = false
  @exclusivity(unchecked) private final var hasLeft = false

  /// Whether the vertex waits in the queue of bodies.
  package final var isQueued: Bool {
    get { waits }
    set { waits = newValue }
  }

  /// Whether the vertex waits in the queue that runs upward, for preferences.
  package final var isQueuedUpward: Bool {
    get { waitsUpward }
    set { waitsUpward = newValue }
  }

  /// Whether the vertex has left the tree. It is never updated again.
  package final var isDetached: Bool {
    get { hasLeft }
    set { hasLeft = newValue }
  }

  /// Which vertex this is, counted as they are made: of two at one depth, the older is updated
  /// first, in whatever order their sources tell them of a change.
  package final let number: UInt64
  @exclusivity(unchecked) private static var lastNumber: UInt64 = 0

  public init(depth: Int) {
    storedDepth = Int32(depth)
    Self.lastNumber += 1
    number = Self.lastNumber
  }

  /// Brings the vertex up to date. Called once per pass for a vertex that was invalidated.
  open func update() {}

  /// Brings what flows upward from below the vertex up to date.
  open func updateUpward() {}

  /// Where the vertex stands, in words that are the same in another process.
  open var placeDescription: String { "" }

  /// The vertex of the view that this one belongs to.
  open var nearestView: Vertex? { nil }

  /// What something that is kept for a property of this vertex is called, such as `CounterView.count`.
  open func name(ofProperty slot: Slot) -> String? { nil }

  /// The same by its number among the terms of traces; 0 for none.
  /// - Parameter field: the index of the property, or of the one that it is a part of.
  open func term(ofProperty slot: Slot, in field: Int) -> UInt32 { 0 }

  /// Notes why the vertex is to be updated, before it is queued.
  open func note(_ cause: Cause) {}
}

/// Why a vertex is updated: which of its fields brought the change, if one did.
public struct Cause: Hashable, Sendable {
  // Small, because every edge has one.
  private let code: Int32

  /// The index of the field among the dynamic properties of the view, or nil for something that
  /// the body read without declaring it.
  public var field: Int? { code < 0 ? nil : Int(code >> 1) }

  /// Whether the field must first be read again to know if it has changed at all.
  public var needsCheck: Bool { code > 0 && code & 1 == 1 }

  public init(field: Int?, needsCheck: Bool = false) {
    code = field.map { Int32($0) << 1 | (needsCheck ? 1 : 0) } ?? -1
  }

  /// Something the body read, such as a property of an observable object.
  public static let dependency = Cause(field: nil)
}
