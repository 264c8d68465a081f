import Foundation

private struct TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.autoupdatingCurrent
}

extension EnvironmentValues {
  /// The time zone in which dates are shown and chosen.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
