/// One line of a narrator's description, with its subject and the lines below it.
package struct TraceOutline: Hashable, Sendable {
  package let text: String
  package let kind: TraceRecord.Kind
  package let outcome: TraceRecord.Outcome
  /// The number of the record.
  package let record: UInt32
  /// The number of the vertex that it happened to; 0 for none.
  package let subject: UInt64
  /// A body's own duration.
  package let microseconds: UInt32
  package var children: [TraceOutline]
  /// The number of a root.
  package internal(set) var ordinal = 0
  /// The place of a root's event.
  package internal(set) var place = ""
}
