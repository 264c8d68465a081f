import BanyanHost

/// The form in which a host receives a custom animation: how far a value of 1 has come, 60 times for each second.
struct SampledAnimation {
  /// The number of places for each second.
  static let rate = 60.0
  /// The seconds after which an animation that is not over is shown at its end.
  static let longest = 10.0

  /// The first is at the beginning, and the last is the end.
  private(set) var places: [Double] = []
  /// The seconds after which it is logically complete, if that is before its end.
  private(set) var logicalSeconds: Double?

  var duration: Double { Double(places.count - 1) / Self.rate }

  /// - Parameters:
  ///   - speed: a factor for the time.
  ///   - surroundings: the environment of what moves.
  init(_ animation: any CustomAnimation, speed: Double, in surroundings: Any?) {
    var context = AnimationContext<Double>(surroundings: surroundings)
    for count in 0..<Int(Self.longest * Self.rate) {
      let time = Double(count) / Self.rate
      let place = animation.animate(value: 1.0, time: time * speed, context: &context)
      if context.isLogicallyComplete, logicalSeconds == nil { logicalSeconds = time }
      guard let place else { break }
      places.append(place.isFinite ? place : 1)
    }
    places.append(1)
  }
}
