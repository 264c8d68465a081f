/// An app's wish to know where the user is. As long as a window has one, its host reports whether the user allows it, at first
/// and whenever that changes.
public struct LocationWish: Hashable, Sendable {
  /// The number of the last request for the user's permission; 0 for none. It is not answered yet.
  public var permissionRequest: UInt32
  /// The number of the last request for a single location; 0 for none. It is not answered yet.
  public var locationRequest: UInt32
  /// True to receive the location, and each change of it.
  public var isFollowed: Bool
  /// True if the location should be as accurate as the device can determine, even if that takes time and power.
  public var isPrecise: Bool

  public init(
    permissionRequest: UInt32 = 0, locationRequest: UInt32 = 0, isFollowed: Bool = false,
    isPrecise: Bool = false
  ) {
    self.permissionRequest = permissionRequest
    self.locationRequest = locationRequest
    self.isFollowed = isFollowed
    self.isPrecise = isPrecise
  }
}

/// A report about where the user is.
public enum LocationFact: Hashable, Sendable {
  /// The user allows or refuses the app to know. This answers a request for permission.
  case permission(LocationPermission)
  /// A location. It answers a request for one.
  case location(LocationReading)
  /// The location could not be determined. It answers a request for one.
  case failure(LocationFailure)
}

/// The user's decision on whether the app may know where they are.
public enum LocationPermission: UInt8, CaseIterable, Sendable {
  /// The user has not been asked.
  case undecided = 0
  case denied
  case granted
  /// Nobody can allow it, such as on a page that came over an insecure connection.
  case impossible
}

/// The reason for which a location could not be determined.
public enum LocationFailure: UInt8, CaseIterable, Sendable {
  case denied = 1
  /// The device cannot determine it now.
  case unavailable
  /// It took too long.
  case timeout
}

/// A location of the user, as their device reports it. Nothing of it has been checked, except that all numbers are finite.
public struct LocationReading: Hashable, Sendable {
  /// In degrees.
  public var latitude: Double
  public var longitude: Double
  /// The radius around the location in which the user is, in meters.
  public var accuracy: Double
  /// In meters; nil if the device cannot determine it.
  public var altitude: Double?
  public var altitudeAccuracy: Double?
  /// The direction of travel, in degrees clockwise from north.
  public var heading: Double?
  /// In meters per second.
  public var speed: Double?
  /// In seconds since 1970.
  public var time: Double

  public init(
    latitude: Double, longitude: Double, accuracy: Double, altitude: Double? = nil,
    altitudeAccuracy: Double? = nil, heading: Double? = nil, speed: Double? = nil, time: Double
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
    self.altitude = altitude
    self.altitudeAccuracy = altitudeAccuracy
    self.heading = heading
    self.speed = speed
    self.time = time
  }
}
