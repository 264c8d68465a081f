/// One event in a runtime, and its cause.
///
/// A record takes 32 bytes. Its words are in the recorder's table of texts, which a record refers to by
/// number.
package struct TraceRecord: Sendable {
  /// The kind of an event.
  package enum Kind: UInt8, Sendable {
    /// An action of the user or the host: a root.
    case event
    /// A change outside of any event: a timer, a publisher, an app's own code. A root, unless it continues
    /// a task that a record has begun.
    case turn
    /// A flush began, which takes the writes made so far.
    case update
    /// The writes of one transaction were committed.
    case batch
    /// A state was written.
    case write
    /// Another readable value changed: an object, an environment value, a stored value.
    case source
    /// A reader was notified of a change of a value that it has read.
    case notified
    /// A body was evaluated.
    case body
    /// A row's content was evaluated.
    case row
    /// A view was given an equal value.
    case skipped
    /// A view at the same place as one that ran was not evaluated.
    case notAsked
    /// Other views now are at a place: another branch, another identity, other rows.
    case replaced
    /// A view has left.
    case left
    /// An action will run after the bodies: `onAppear`, `onChange`, a preference's.
    case action
    /// A task was begun.
    case task
    /// The views' value for a preference has changed.
    case preference
    /// A mutation was sent to the host.
    case mutation
    /// A window committed its changes.
    case commit
    /// A batch was sent to the client that shows the window.
    case sent
    /// The client acknowledged a batch.
    case acknowledged
    /// A line of `_printChanges()`.
    case printed
    /// A mistake in the use of the framework.
    case report
  }

  /// The outcome of an event.
  package enum Outcome: UInt8, Sendable {
    case none
    /// A write of an equal value, or a body that made the same content.
    case equal
    case changed
    /// A write that was discarded, because the view has left.
    case dropped
    /// A write that was replaced by a later one in the same transaction.
    case replaced
    /// A body that ran for the first time.
    case first
  }

  package let kind: Kind
  package internal(set) var outcome: Outcome
  /// The index of the dynamic property that invalidated a reader; -1 for none.
  package let field: Int16
  /// The number of the record that caused this one; 0 for none, such as for a root.
  package let cause: UInt32
  /// The number of the vertex that it happened to; 0 for none.
  package let subject: UInt64
  /// Texts by number, or counts, depending on the kind.
  package internal(set) var first: UInt32
  package internal(set) var second: UInt32
  package internal(set) var third: UInt32
  package internal(set) var fourth: UInt32
}
