import NIOCore

/// A network address of four or sixteen bytes, independent of its notation.
struct ClientAddress: Hashable, Codable, Sendable {
  let bytes: [UInt8]

  /// - Returns: nil if the text is not an address. A port and brackets around the address are
  ///   allowed.
  init?(_ text: some StringProtocol) {
    var text = Substring(text.trimmingSpaces)
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      text = text[text.index(after: text.startIndex)..<end]
    } else if text.count(where: { $0 == ":" }) == 1 {
      text = text.prefix { $0 != ":" }
    }
    guard let address = try? SocketAddress(ipAddress: String(text), port: 0) else { return nil }
    self.init(address)
  }

  /// - Returns: nil if the address is not an Internet address.
  init?(_ address: SocketAddress) {
    var bytes: [UInt8]
    switch address {
    case .v4(let address): bytes = withUnsafeBytes(of: address.address.sin_addr) { Array($0) }
    case .v6(let address): bytes = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
    case .unixDomainSocket: return nil
    }
    // An IPv4 address that a dual-stack socket has mapped to IPv6.
    if bytes.count == 16, bytes.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF] {
      bytes.removeFirst(12)
    }
    self.bytes = bytes
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The address that identifies a client: the holder of one IPv6 address has all that share its prefix.
  var client: ClientAddress { bytes.count == 16 ? ClientAddress(bytes: Array(bytes[..<8])) : self }
}

extension ClientAddress: CustomStringConvertible {
  /// The usual notation of the address.
  var description: String {
    (try? SocketAddress(packedIPAddress: ByteBuffer(bytes: bytes), port: 0))?.ipAddress ?? ""
  }
}

/// Addresses that share a prefix, such as `10.0.0.0/8`, or a single address without the slash.
struct AddressRange: Sendable {
  private let start: [UInt8]
  private let bitCount: Int

  init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = ClientAddress(parts[0]) else { return nil }
    start = address.bytes
    guard parts.count == 2 else {
      bitCount = start.count * 8
      return
    }
    guard let count = Int(parts[1]), (0...start.count * 8).contains(count) else { return nil }
    bitCount = count
  }

  func contains(_ address: ClientAddress) -> Bool {
    address.bytes.count == start.count
      && (0..<bitCount).allSatisfy { bit in
        let mask = UInt8(0x80) >> UInt8(bit % 8)
        return start[bit / 8] & mask == address.bytes[bit / 8] & mask
      }
  }
}

extension StringProtocol {
  var trimmingSpaces: SubSequence {
    let start = self[...].drop { $0 == " " || $0 == "\t" }
    guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return start }
    return start[...last]
  }
}
