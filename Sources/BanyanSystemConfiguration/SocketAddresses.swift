import Foundation

// On Apple's systems an address begins with its size. Here it does not, and the size is passed beside it.

extension sockaddr_in {
  /// Creates an address.
  /// - Parameter sin_len: Has no effect: here, an address does not contain its size.
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
  ) {
    self.init()
    self.sin_family = sin_family
    self.sin_port = sin_port
    self.sin_addr = sin_addr
  }

  /// The size of the address. Setting it has no effect: here, an address does not contain it.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr {
  /// The size of the address. Setting it has no effect: here, an address does not contain it.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}
