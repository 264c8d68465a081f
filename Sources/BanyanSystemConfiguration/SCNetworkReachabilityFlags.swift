/// The ways in which a host or an address can be reached. A server has at most a route to it, so the flags are `reachable`,
/// `isLocalAddress` or none. See Apple's documentation of `SCNetworkReachabilityFlags`.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Over a connection that is made when it is needed.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// There is a way to it.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// A connection has to be made first.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// The connection is made when something is sent.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// The person has to do something first.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// The connection is made when the system's own functions are used.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// It is an address of this machine.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// It is in the same network.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// It is reached over a mobile network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// The bit of `SCNetworkReachabilityFlags.reachable`.
public let kSCNetworkFlagsReachable = 1 << 1
/// The bit of `SCNetworkReachabilityFlags.connectionRequired`.
public let kSCNetworkFlagsConnectionRequired = 1 << 2
/// The bit of `SCNetworkReachabilityFlags.interventionRequired`.
public let kSCNetworkFlagsInterventionRequired = 1 << 4
