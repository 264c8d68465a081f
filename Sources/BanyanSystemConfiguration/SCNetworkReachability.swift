import Foundation
import FoundationComplement

/// A host or an address that can perhaps be reached.
///
/// ```swift
/// if let host = SCNetworkReachabilityCreateWithName(nil, "www.example.com") {
///   var flags = SCNetworkReachabilityFlags()
///   isOnline = SCNetworkReachabilityGetFlags(host, &flags) && flags.contains(.reachable)
/// }
/// ```
///
/// An app runs on the server, so this is about the server's network: whether its requests can leave. What can be reached from
/// a visitor's device is a question that only their browser can answer; a visitor who sees the app is online.
/// See Apple's documentation of `SCNetworkReachability`.
public final class SCNetworkReachability: Sendable {
  let destination: Destination

  init(_ destination: Destination) {
    self.destination = destination
  }
}

/// Returns a reference to an address. All zeros stand for any other host.
///
/// - Parameters:
///   - allocator: Pass nil.
///   - address: An address of IPv4 or IPv6.
/// - Returns: nil for an address of another family.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  Destination(address).map(SCNetworkReachability.init)
}

/// Returns a reference to a host.
///
/// - Parameters:
///   - allocator: Pass nil.
///   - nodename: The name of the host, or its address as text.
/// - Returns: nil for an empty name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  return name.isEmpty ? nil : SCNetworkReachability(.host(name))
}

/// Determines whether a host or an address can be reached: whether the system has a route to it. Nothing is sent to it. The name of a host is
/// looked up first, which can take seconds.
///
/// - Parameters:
///   - target: The host or address.
///   - flags: Receives what is known; nothing for a host that cannot be reached.
/// - Returns: true: this is always known.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.destination.flags
  return true
}
