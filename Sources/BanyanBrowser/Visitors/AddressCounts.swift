/// How many visitors and windows there are of each client, by its address.
struct AddressCounts {
  struct Count: Equatable {
    var visitors = 0
    var windows = 0
  }

  private var counts: [ClientAddress: Count] = [:]

  /// Where the address is not known, nothing is counted.
  subscript(address: ClientAddress?) -> Count {
    get { address.flatMap { counts[$0.client] } ?? Count() }
    set {
      guard let client = address?.client else { return }
      counts[client] = newValue == Count() ? nil : newValue
    }
  }

  /// How many addresses are known.
  var count: Int { counts.count }
}
