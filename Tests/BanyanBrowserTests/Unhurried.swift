@testable import BanyanBrowser

extension BrowserServer.Configuration {
  /// A server that waits hours for its pages and visitors, because other tests keep the main actor busy.
  static var unhurried: Self {
    var configuration = Self(port: 0)
    for time in [
      \BrowserServer.Limits.adoptionTime, \.graceTime, \.idleVisitorTime, \.readyTime,
    ] {
      configuration.limits[keyPath: time] = .seconds(36_000)
    }
    return configuration
  }
}
