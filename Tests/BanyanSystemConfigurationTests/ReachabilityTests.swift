import BanyanSystemConfiguration
import Foundation
import Testing

@Suite struct ReachabilityTests {
  private func flags(_ target: SCNetworkReachability?) -> SCNetworkReachabilityFlags? {
    guard let target else { return nil }
    var flags: SCNetworkReachabilityFlags = []
    #expect(SCNetworkReachabilityGetFlags(target, &flags))
    return flags
  }

  private func flags(ofAddress bytes: [UInt8]) -> SCNetworkReachabilityFlags? {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    address.sin_family = sa_family_t(AF_INET)
    withUnsafeMutableBytes(of: &address.sin_addr) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        flags(SCNetworkReachabilityCreateWithAddress(nil, $0))
      }
    }
  }

  /// Whether the system's table has a route to any other host.
  private var hasDefaultRoute: Bool {
    let table = (try? String(contentsOfFile: "/proc/net/route", encoding: .utf8)) ?? ""
    return table.split(separator: "\n").contains {
      $0.split(separator: "\t").dropFirst().first == "00000000"
    }
  }

  @Test func thisMachineCanAlwaysBeReached() {
    #expect(flags(ofAddress: [127, 0, 0, 1]) == [.reachable, .isLocalAddress])
    #expect(
      flags(SCNetworkReachabilityCreateWithName(nil, "127.0.0.1")) == [.reachable, .isLocalAddress])
    #expect(
      flags(SCNetworkReachabilityCreateWithName(kCFAllocatorDefault, "localhost"))
        == [.reachable, .isLocalAddress])
  }

  @Test func zerosAreAnyOtherHostWhichNeedsARoute() {
    #expect(flags(ofAddress: [0, 0, 0, 0]) == (hasDefaultRoute ? .reachable : []))
  }

  @Test func whatIsNoAddressIsRefused() {
    var address = sockaddr()
    address.sa_family = sa_family_t(AF_UNIX)
    #expect(SCNetworkReachabilityCreateWithAddress(nil, &address) == nil)
    #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
  }
}
