/// One line of what a narrator tells, with what it is about and the lines below it.
package struct TraceOutline: Hashable, Sendable {
  package let text: String
  package let kind: TraceRecord.Kind
  package let outcome: TraceRecord.Outcome
  /// The number of the record.
  package let record: UInt32
  /// The number of the vertex that it happened to; 0 for none.
  package let subject: UInt64
  /// How long a body took by itself.
  package let microseconds: UInt32
  package var children: [TraceOutline]
  /// What a root is called by.
  package internal(set) var ordinal = 0
  /// Where what a root tells of has happened.
  package internal(set) var place = ""
}
