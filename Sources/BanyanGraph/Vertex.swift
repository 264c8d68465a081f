/// A node of the graph that reacts when a source it has read changes: a view's body, a row, a
/// modifier.
@MainActor
open class Vertex {
  /// The number of vertices above this one. Parents are updated before children, so that a child that
  /// its parent removes is never updated in vain.
  @inlinable public final var depth: Int { Int(storedDepth) }
  @usableFromInline final let storedDepth: Int32

  // `@exclusivity(unchecked)` does not reach other modules, where each access to a stored property takes 75
  // instructions. Accessors that other modules inline take one or two.
  @usableFromInline @exclusivity(unchecked) final var waits = false
  @usableFromInline @exclusivity(unchecked) final var waitsUpward = false
  @usableFromInline @exclusivity(unchecked) final var hasLeft = false

  /// True if the vertex waits in the queue of bodies.
  @inlinable package final var isQueued: Bool {
    get { waits }
    set { waits = newValue }
  }

  /// True if the vertex waits in the queue that runs upward, for preferences.
  @inlinable package final var isQueuedUpward: Bool {
    get { waitsUpward }
    set { waitsUpward = newValue }
  }

  /// True if the vertex has left the tree. It is never updated again.
  @inlinable package final var isDetached: Bool {
    get { hasLeft }
    set { hasLeft = newValue }
  }

  /// The vertex's number, counted in order of creation: of two at one depth, the older is updated
  /// first, in whatever order their sources invalidate them.
  package final let number: UInt64
  @exclusivity(unchecked) private static var lastNumber: UInt64 = 0

  public init(depth: Int) {
    storedDepth = Int32(depth)
    Self.lastNumber += 1
    number = Self.lastNumber
  }

  /// Updates the vertex. Called once per pass for a vertex that was invalidated.
  open func update() {}

  /// Called instead of ``update()`` while an update must wait.
  /// - Returns: true if whatever it waits for will ask for it, with `Runtime.updateDeferred(_:)`.
  open func defersUpdate() -> Bool { false }

  /// Updates the values that flow upward from below the vertex.
  open func updateUpward() {}

  /// The place of the vertex, in words that are the same in another process.
  open var placeDescription: String { "" }

  /// The vertex of the view that this one belongs to.
  open var nearestView: Vertex? { nil }

  /// Returns the name of the property that a slot of this vertex belongs to, such as
  /// `CounterView.count`.
  open func name(ofProperty slot: Slot) -> String? { nil }

  /// Returns the number of the name among the terms of traces; 0 for none.
  /// - Parameter field: the index of the property, or of the one that it is a part of.
  open func term(ofProperty slot: Slot, in field: Int) -> UInt32 { 0 }

  /// Records a reason to update the vertex, before it is queued.
  open func note(_ cause: Cause) {}
}

/// The reason to update a vertex: the field that changed, if there is one.
public struct Cause: Hashable, Sendable {
  // Small, because every edge has one.
  private let code: Int32

  /// The index of the field among the dynamic properties of the view, or nil for a value that the body
  /// read without declaring it.
  public var field: Int? { code < 0 ? nil : Int(code >> 1) }

  /// True if the field must first be read again to find out whether it has changed.
  public var needsCheck: Bool { code > 0 && code & 1 == 1 }

  public init(field: Int?, needsCheck: Bool = false) {
    code = field.map { Int32($0) << 1 | (needsCheck ? 1 : 0) } ?? -1
  }

  /// A value that the body read, such as a property of an observable object.
  public static let dependency = Cause(field: nil)
}
