extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The curve of the animation, its duration, and what else it does.
  public var description: String {
    var parts = [curveDescription]
    if case .custom = curve {} else { parts.append("\(duration) s") }
    if delaySeconds != 0 { parts.append("delay \(delaySeconds) s") }
    if speedFactor != 1 { parts.append("speed \(speedFactor)") }
    switch repetitions {
    case 1?: break
    case let count?: parts.append("\(count) times")
    case nil: parts.append("forever")
    }
    if pauseSeconds != 0 { parts.append("delay \(pauseSeconds) s each") }
    if repetitions != 1, reverses { parts.append("autoreverses") }
    return parts.joined(separator: ", ")
  }

  /// The description as an expression.
  public var debugDescription: String { "Animation(\(description))" }

  /// The parts of the animation that debuggers and `dump` show.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "curve": curveDescription, "duration": duration, "delay": delaySeconds,
        "speed": speedFactor, "repetitions": repetitions as Any, "autoreverses": reverses,
      ], displayStyle: .struct)
  }

  private var curveDescription: String {
    switch curve {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .default: "default"
    case .spring(let bounce): "spring with bounce \(bounce)"
    case .interpolatingSpring(let bounce, let velocity):
      "interpolatingSpring with bounce \(bounce) and velocity \(velocity)"
    case .unit(let curve): "timingCurve(\(curve))"
    case .custom(let custom): "\(custom.base)"
    case .timing(let x1, let y1, let x2, let y2): "timingCurve(\(x1), \(y1), \(x2), \(y2))"
    }
  }
}
