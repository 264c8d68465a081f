/// A place outside of the front for what it keeps of its visitors, so that another front can go on with them.
///
/// A visitor lives in one front at a time: the one that holds their lease. Each lease has a fencing number, one more than the lease before.
/// The store takes nothing that is written under another number than that of the current lease, so a front that has lost a lease without
/// knowing does no harm. The leases of a front end together, when it has not renewed them for a while.
///
/// A store knows neither visitors nor tokens, only ``StoreKey``s, and records that it cannot read.
package protocol VisitorStore: Sendable {
  /// Connects, makes what is missing, and announces this front.
  ///
  /// - Parameters:
  ///   - leaseTime: The time after which this front's leases end unless they are renewed.
  ///   - proof: A text that only fronts with the same key make.
  /// - Throws: A ``BrowserServerError`` if the store cannot be used.
  func begin(leaseTime: Duration, proof: StoreKey) async throws

  /// Takes the lease of the visitor with a token, if no other front holds it. If one does, it learns that the visitor is wanted. A lease that
  /// this front holds stays the same.
  func take(_ token: StoreKey) async throws -> StoreAnswer

  /// Takes the lease of a visitor, who may be new.
  ///
  /// - Returns: The fencing number; nil if another front holds the lease.
  func claim(_ visitor: StoreKey) async throws -> Int64?

  /// Writes what is kept of a visitor.
  ///
  /// - Parameters:
  ///   - fence: The fencing number of the lease.
  ///   - givesUp: Whether the lease ends with this.
  /// - Returns: False if the lease has ended. Then nothing is written.
  func write(
    _ record: StoreRecord, of visitor: StoreKey, fence: Int64, givingUp givesUp: Bool
  ) async throws -> Bool

  /// Gives up the lease of a visitor, of whom the store then has what it had before.
  func release(_ visitor: StoreKey, fence: Int64) async throws

  /// Removes a visitor, whose tokens are then unknown, unless another front has taken them.
  func remove(_ visitor: StoreKey, fence: Int64) async throws

  /// Ends the visit of a visitor at whichever front they are.
  func endVisit(of visitor: StoreKey) async throws

  /// Ends the visits of a user at all fronts.
  func endVisits(of account: StoreKey) async throws

  /// Renews this front's leases.
  ///
  /// - Returns: The visitors whose leases this front holds.
  func renew() async throws -> Set<StoreKey>

  /// Returns the visitors of this front that another front asks for, or whose visit is to end.
  func calls() async throws -> [StoreKey: StoreCall]

  /// Removes what nobody can use any more. If there are more visitors without a front than a number, it removes the oldest of those who have
  /// come from the same client, of the clients with the most first.
  func sweep(keeping count: Int) async throws

  /// Ends this front's leases, and disconnects.
  func end() async
}

/// An error that a store throws.
package protocol StoreError: Error {
  /// True if the store cannot be reached; false if it has refused one thing, and may do others.
  var isFinal: Bool { get }
}

/// The key for a token, a visitor, a user or a client in a store: 32 bytes that mean nothing without the operator's key.
package struct StoreKey: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }
}

/// A visitor as a store has them.
package struct StoreRecord: Sendable, Equatable {
  /// The sealed record.
  package var bytes: [UInt8]
  /// The tokens that identify the visitor; nil if they have not changed.
  package var tokens: [StoreKey]?
  /// The user, if somebody has logged in.
  package var account: StoreKey?
  /// The client that the visitor was first seen at, if it is known. It stays what it was first.
  package var client: StoreKey?
  /// The time for which the record is of use.
  package var lifeTime: Duration

  package init(
    _ bytes: [UInt8], tokens: [StoreKey]?, account: StoreKey? = nil, client: StoreKey? = nil,
    lifeTime: Duration
  ) {
    (self.bytes, self.tokens, self.account, self.lifeTime) = (bytes, tokens, account, lifeTime)
    self.client = client
  }
}

/// A store's answer to a front that asks for the visitor with a token.
package enum StoreAnswer: Sendable, Equatable {
  case unknown
  /// Another front holds the lease.
  case held
  case taken(TakenLease)
}

/// A lease that a front has taken, and what the front before has written.
package struct TakenLease: Sendable, Equatable {
  package let visitor: StoreKey
  package let fence: Int64
  /// The sealed record; empty if there is none.
  package let record: [UInt8]
  /// The fencing number under which the record was written.
  package let recordFence: Int64

  package init(visitor: StoreKey, fence: Int64, record: [UInt8], recordFence: Int64) {
    (self.visitor, self.fence) = (visitor, fence)
    (self.record, self.recordFence) = (record, recordFence)
  }
}

/// A request to the front that holds a lease.
package enum StoreCall: Int64, Sendable {
  /// Another front has the visitor's requests.
  case give = 1
  /// The visit ends.
  case end = 2
}

/// Encrypts what leaves the process, and derives the names under which a store has it.
package protocol RecordSeal: Sendable {
  /// Returns what stands for a text in a store.
  func key(for text: String, as kind: StoreKeyKind) -> StoreKey

  /// Encrypts a record, so that it can be opened only as that of the same visitor and lease.
  func seal(_ bytes: [UInt8], of visitor: StoreKey, fence: Int64) throws -> [UInt8]

  /// - Throws: An error if the record is another's, was changed, or was sealed with another key.
  func open(_ bytes: [UInt8], of visitor: StoreKey, fence: Int64) throws -> [UInt8]
}

package enum StoreKeyKind: String, Sendable {
  case token, visitor, account, client
  /// The proof of the key.
  case proof
}

/// A store, and what is encrypted with on the way to it.
package struct SealedStore: Sendable {
  package let store: any VisitorStore
  package let seal: any RecordSeal

  package init(_ store: any VisitorStore, _ seal: any RecordSeal) {
    (self.store, self.seal) = (store, seal)
  }
}
