import BanyanHost

extension SymbolMotion {
  /// The kind, and which of two equal animations shows it: a browser shows one anew only if its name changes.
  var words: String { "\(kind.rawValue) \(playCount.isMultiple(of: 2) ? "even" : "odd")" }

  /// The duration and the number of repetitions, as parts of the style `animation`.
  var timing: String {
    let seconds = kind.seconds / max(0.05, min(20, speed.isFinite ? speed : 1))
    return "\(CSS.number(seconds))s \(repetitions.map { "\(max(1, $0))" } ?? "infinite")"
  }
}

extension SymbolMotion.Kind {
  /// The duration of one motion at the usual speed.
  fileprivate var seconds: Double {
    switch self {
    case .rest, .removed: 0
    case .bounceUp, .bounceDown, .scaleUp, .scaleDown: 0.5
    case .wiggle: 0.75
    case .pulse: 1.5
    case .breathe, .clockwise, .counterclockwise: 2.5
    }
  }
}

extension SymbolRendering {
  /// The name that the style sheet has for the colors.
  var cssValue: String {
    switch self {
    case .multicolor: "multicolor"
    }
  }
}

extension BanyanHost.ContentTransition {
  /// The client's name of the transition.
  var cssValue: String {
    switch self {
    case .identity: "identity"
    case .opacity: "opacity"
    case .numberUp: "up"
    case .numberDown: "down"
    case .symbol: "symbol"
    }
  }
}
