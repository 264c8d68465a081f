// Whether a host can be reached. Apps import this module as `SystemConfiguration`.
import BanyanSystemConfiguration

func isConnected() -> Bool {
  var zeroAddress = sockaddr_in(
    sin_len: 0, sin_family: 0, sin_port: 0, sin_addr: in_addr(s_addr: 0),
    sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
  zeroAddress.sin_len = UInt8(MemoryLayout.size(ofValue: zeroAddress))
  zeroAddress.sin_family = sa_family_t(AF_INET)
  let anyHost = withUnsafePointer(to: &zeroAddress) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      SCNetworkReachabilityCreateWithAddress(nil, $0)
    }
  }
  var flags = SCNetworkReachabilityFlags(rawValue: 0)
  guard let anyHost, SCNetworkReachabilityGetFlags(anyHost, &flags) else { return false }
  return flags.rawValue & UInt32(kSCNetworkFlagsReachable) != 0
    && flags.rawValue & UInt32(kSCNetworkFlagsConnectionRequired) == 0
    && flags.rawValue & UInt32(kSCNetworkFlagsInterventionRequired) == 0
}

func isReachable(_ host: String) -> Bool {
  guard let host = SCNetworkReachabilityCreateWithName(kCFAllocatorDefault, host) else {
    return false
  }
  var flags: SCNetworkReachabilityFlags = []
  SCNetworkReachabilityGetFlags(host, &flags)
  return flags.contains(.reachable) && !flags.contains(.connectionRequired)
}

func isEmpty(_ address: inout sockaddr) -> Bool {
  address.sa_len = UInt8(MemoryLayout<sockaddr>.size)
  return address.sa_len == 0
}

let reachabilityFlags: SCNetworkReachabilityFlags = [
  .transientConnection, .reachable, .connectionRequired, .connectionOnTraffic,
  .interventionRequired, .connectionOnDemand, .isLocalAddress, .isDirect, .isWWAN,
]
