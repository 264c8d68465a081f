/// The person's decision on whether the app may know where they are. See Apple's documentation of `CLAuthorizationStatus`.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The person has not been asked yet, or their browser has not reported the answer yet.
  case notDetermined = 0
  /// Nobody can allow it. A browser reveals locations only to pages that came over a secure connection.
  case restricted = 1
  /// The person does not allow it.
  case denied = 2
  /// The app may know it at any time. No host grants this.
  case authorizedAlways = 3
  /// The app may know it while it is open.
  case authorizedWhenInUse = 4
}

/// The accuracy with which an app may know the location. See Apple's documentation of `CLAccuracyAuthorization`.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As accurately as the device can determine it.
  case fullAccuracy = 0
  /// Approximately.
  case reducedAccuracy = 1
}
