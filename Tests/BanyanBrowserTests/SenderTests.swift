import NIOCore
import NIOHTTP1
import Testing

@testable import BanyanBrowser

/// The sender of a request that came through proxies.
@Suite struct SenderTests {
  private func sender(
    _ headers: HTTPHeaders, from peer: String = "10.0.0.1", trusted: [String] = ["10.0.0.0/8"],
    _ kind: BrowserServer.ForwardedHeaders = .xForwarded, isSecure: Bool = false
  ) throws -> Sender {
    try ProxyPolicy(trusted: trusted, headers: kind).sender(
      of: headers, from: ClientAddress(peer), isSecure: isSecure)
  }

  private func address(_ headers: HTTPHeaders, from peer: String = "10.0.0.1") throws -> String? {
    try sender(headers, from: peer).address.map {
      "\($0.bytes.map(String.init).joined(separator: "."))"
    }
  }

  @Test func nobodyIsBelievedUnlessSo() throws {
    let headers: HTTPHeaders = [
      "x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https", "x-forwarded-host": "a.example",
      "forwarded": "for=192.0.2.7;proto=https;host=a.example", "host": "b.example",
    ]
    let direct = Sender(address: ClientAddress("10.0.0.1"), isSecure: false, host: "b.example")
    #expect(try sender(headers, trusted: []) == direct)
    #expect(try sender(headers, trusted: ["10.0.0.2"]) == direct)
    let expected = Sender(
      address: ClientAddress("192.0.2.7"), isSecure: true, host: "a.example", isProxied: true)
    #expect(try sender(headers) == expected)
    #expect(try sender(headers, .forwarded) == expected)
  }

  @Test func theLastHopCounts() throws {
    // Addresses before the one that our own proxy added may be forged by the client.
    #expect(try address(["x-forwarded-for": "1.2.3.4, 192.0.2.7"]) == "192.0.2.7")
    #expect(
      try address(["x-forwarded-for": "1.2.3.4", "X-Forwarded-For": "192.0.2.7"]) == "192.0.2.7")
    // A chain of our own proxies.
    #expect(try address(["x-forwarded-for": "1.2.3.4,192.0.2.7, 10.9.9.9"]) == "192.0.2.7")
    #expect(try address(["x-forwarded-for": "1.2.3.4, what, 10.9.9.9"]) == "10.9.9.9")
    #expect(try address(["x-forwarded-for": ""]) == "10.0.0.1")
    #expect(try address([:]) == "10.0.0.1")
    #expect(try address(["x-forwarded-for": "192.0.2.7"], from: "11.0.0.1") == "11.0.0.1")
  }

  @Test func aHeaderOfTheOtherKindIsTheClientsOwn() throws {
    let headers: HTTPHeaders = [
      "x-forwarded-for": "192.0.2.7", "forwarded": "for=1.2.3.4;proto=https;host=evil.example",
      "host": "b.example",
    ]
    #expect(
      try sender(headers)
        == Sender(
          address: ClientAddress("192.0.2.7"), isSecure: false, host: "b.example", isProxied: true))
    let other: HTTPHeaders = ["forwarded": "for=192.0.2.7", "x-forwarded-proto": "https"]
    #expect(
      try sender(other, .forwarded)
        == Sender(
          address: ClientAddress("192.0.2.7"), isSecure: false, host: nil, isProxied: true))
  }

  @Test func forwardedIsReadAsInItsStandard() throws {
    let headers: HTTPHeaders = [
      "forwarded": #"for=1.2.3.4;proto=http, For="[2001:db8::17]:4711" ; Proto=https;by=10.0.0.1"#
    ]
    let sender = try sender(headers, .forwarded)
    #expect(sender.address == ClientAddress("2001:db8::17") && sender.isSecure)
    #expect(
      try self.sender(["forwarded": "for=_hidden"], .forwarded).address == ClientAddress("10.0.0.1")
    )
  }

  @Test func addressesAreOneHoweverTheyAreWritten() {
    #expect(ClientAddress("::ffff:10.0.0.1") == ClientAddress("10.0.0.1"))
    #expect(ClientAddress("10.0.0.1:8080") == ClientAddress("10.0.0.1"))
    #expect(ClientAddress("[2001:db8::1]:443") == ClientAddress("2001:0db8:0::1"))
    #expect(ClientAddress("2001:db8::1")?.client == ClientAddress("2001:db8::2:3")?.client)
    #expect(ClientAddress("2001:db8:0:1::1")?.client != ClientAddress("2001:db8::1")?.client)
    for text in ["", "localhost", "10.0.0", "10.0.0.256", "[", "unknown", "::1%lo0x"] {
      #expect(ClientAddress(text) == nil, "\(text)")
    }
  }

  @Test func rangesHaveWhatBeginsAlike() throws {
    func has(_ range: String, _ address: String) throws -> Bool {
      try #require(AddressRange(range)).contains(try #require(ClientAddress(address)))
    }
    #expect(try has("10.0.0.0/8", "10.255.0.1") && !has("10.0.0.0/8", "11.0.0.1"))
    #expect(try has("192.168.4.0/22", "192.168.7.1") && !has("192.168.4.0/22", "192.168.8.1"))
    #expect(try has("0.0.0.0/0", "1.2.3.4") && !has("0.0.0.0/0", "::1"))
    #expect(try has("::1", "::1") && !has("::1", "::2"))
    for text in ["10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "proxy", "/8"] {
      #expect(AddressRange(text) == nil, "\(text)")
    }
    #expect(throws: BrowserServerError.notAnAddress("proxy")) {
      try ProxyPolicy(trusted: ["10.0.0.1", "proxy"], headers: .xForwarded)
    }
  }
}
