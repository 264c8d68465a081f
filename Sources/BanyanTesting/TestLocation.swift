import BanyanHost

extension TestWindow {
  /// The app's wish to know where the person is; nil if it has none.
  public var locationWish: LocationWish? {
    if case .locationWish(let wish) = rootElement.properties[.locationWish] { wish } else { nil }
  }

  /// Tells the app whether it may know where the person is, as when they answer the question for it.
  public func setLocationPermission(_ permission: LocationPermission) {
    send(.location(.permission(permission)), to: .window)
  }

  /// Reports the person's place to the app.
  /// - Parameters:
  ///   - latitude: the latitude, in degrees.
  ///   - longitude: the longitude, in degrees.
  ///   - accuracy: the radius in which they are, in meters.
  public func setLocation(latitude: Double, longitude: Double, accuracy: Double = 10) {
    setLocation(
      LocationReading(latitude: latitude, longitude: longitude, accuracy: accuracy, time: 0))
  }

  /// Tells the app where the person is, with all that their device knows.
  public func setLocation(_ reading: LocationReading) {
    send(.location(.location(reading)), to: .window)
  }

  /// Reports to the app that the person's location is unavailable.
  public func failToLocate(_ failure: LocationFailure) {
    send(.location(.failure(failure)), to: .window)
  }
}
