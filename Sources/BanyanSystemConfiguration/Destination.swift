import Foundation

/// The destination of a request.
enum Destination: Sendable {
  case host(String)
  /// The bytes of a socket's address.
  case address([UInt8])

  init?(_ address: UnsafePointer<sockaddr>) {
    let size: Int
    switch Int32(address.pointee.sa_family) {
    case AF_INET: size = MemoryLayout<sockaddr_in>.size
    case AF_INET6: size = MemoryLayout<sockaddr_in6>.size
    default: return nil
    }
    self = .address([UInt8](UnsafeRawBufferPointer(start: address, count: size)))
  }

  var flags: SCNetworkReachabilityFlags {
    switch self {
    case .host(let name):
      Self.addresses(of: name).lazy.map { Route(to: $0).flags }.first { !$0.isEmpty } ?? []
    case .address(let bytes): Route(to: bytes).flags
    }
  }

  private static func addresses(of host: String) -> [[UInt8]] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_DGRAM.rawValue)
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &first) == 0 else { return [] }
    defer { freeaddrinfo(first) }
    var addresses: [[UInt8]] = []
    var next = first
    while let info = next?.pointee {
      if let address = info.ai_addr {
        let bytes = UnsafeRawBufferPointer(start: address, count: Int(info.ai_addrlen))
        addresses.append([UInt8](bytes))
      }
      next = info.ai_next
    }
    return addresses
  }
}

/// The way that the system would take to an address.
private struct Route {
  let flags: SCNetworkReachabilityFlags

  init(to bytes: [UInt8]) {
    let isNewer = bytes.count == MemoryLayout<sockaddr_in6>.size
    let start = isNewer ? 8 : 4
    let numbers = bytes[start..<(start + (isNewer ? 16 : 4))]
    var bytes = bytes
    let isAnyHost = numbers.allSatisfy { $0 == 0 }
    if isAnyHost {
      // For the system, zeros are this machine. An address that nobody has needs the route that any other host needs.
      let anywhere: [UInt8] = isNewer ? [0x20, 0x01, 0x0D, 0xB8] : [192, 0, 2, 1]
      bytes.replaceSubrange(start..<(start + anywhere.count), with: anywhere)
    }
    bytes[3] = 9  // A port is needed, and none is used.
    let isLocal =
      isNewer
      ? !isAnyHost && numbers.dropLast().allSatisfy { $0 == 0 } && numbers.last == 1
      : numbers.first == 127
    flags = Self.exists(to: bytes) ? (isLocal ? [.reachable, .isLocalAddress] : .reachable) : []
  }

  /// Connecting a datagram socket finds a route, and sends nothing.
  private static func exists(to bytes: [UInt8]) -> Bool {
    let family = bytes.count == MemoryLayout<sockaddr_in6>.size ? AF_INET6 : AF_INET
    let socket = socket(family, Int32(SOCK_DGRAM.rawValue), 0)
    guard socket >= 0 else { return false }
    defer { close(socket) }
    return bytes.withUnsafeBytes {
      let address = $0.baseAddress!.assumingMemoryBound(to: sockaddr.self)
      return connect(socket, address, socklen_t(bytes.count)) == 0
    }
  }
}
