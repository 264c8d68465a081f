/// The changes of one transaction, in order.
struct Batch {
  let identity: UInt64
  let transaction: Transaction
  var writes: ContiguousArray<any PendingWrites>
  /// The invalidations, with the record of each one's cause, if there is one.
  var invalidations: ContiguousArray<(Vertex, Cause, UInt32)> = []
  var completions: [(Runtime) -> Void] = []
}
