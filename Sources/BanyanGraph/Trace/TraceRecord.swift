/// One thing that happened in a runtime, and what caused it.
///
/// A record takes 32 bytes. What there is to say in words stands in the recorder's table of texts, which a
/// record refers to by number.
package struct TraceRecord: Sendable {
  /// What happened.
  package enum Kind: UInt8, Sendable {
    /// Somebody did something: a root.
    case event
    /// Something outside of any event has changed something: a timer, a publisher, an app's own code. A
    /// root, unless it goes on for a task that a record has begun.
    case turn
    /// A flush began, which takes what has been written so far.
    case update
    /// The writes of one transaction were committed.
    case batch
    /// A state was written.
    case write
    /// Something else changed that can be read: an object, an environment value, a stored value.
    case source
    /// A reader was told that what it has read has changed.
    case told
    /// A body was evaluated.
    case body
    /// A row's content was evaluated.
    case row
    /// A view was given a value that is no other.
    case skipped
    /// A view that belongs to the place of one that ran was not looked at.
    case notAsked
    /// Other views stand at a place: another branch, another identity, other rows.
    case replaced
    /// A view has left.
    case left
    /// An action is to run after the bodies: `onAppear`, `onChange`, a preference's.
    case action
    /// A task was begun.
    case task
    /// What views say for a preference has come to differ.
    case preference
    /// The host was told of something.
    case mutation
    /// A window was brought up to date.
    case commit
    /// A batch was sent to where the window is shown.
    case sent
    /// It was said that a batch has come.
    case acknowledged
    /// A line of `_printChanges()`.
    case printed
    /// A mistake in the use of the framework.
    case report
  }

  /// What came of it.
  package enum Outcome: UInt8, Sendable {
    case none
    /// A write of an equal value, or a body that made what was there.
    case equal
    case changed
    /// A write that nobody keeps, as the view has gone.
    case dropped
    /// A write that another of the same transaction has followed.
    case replaced
    /// A body that ran for the first time.
    case first
  }

  package let kind: Kind
  package internal(set) var outcome: Outcome
  /// The dynamic property that a reader was told of, by its index; -1 for none.
  package let field: Int16
  /// The number of the record that caused this one; 0 for none, as of a root.
  package let cause: UInt32
  /// The number of the vertex that it happened to; 0 for none.
  package let subject: UInt64
  /// Texts by number, or counts: which depends on the kind.
  package internal(set) var first: UInt32
  package internal(set) var second: UInt32
  package internal(set) var third: UInt32
  package internal(set) var fourth: UInt32
}
