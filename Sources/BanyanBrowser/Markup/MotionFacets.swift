import BanyanHost
import Foundation

extension Motion {
  /// The motion in the client's format: milliseconds, the number of repetitions, whether it reverses,
  /// and a CSS easing.
  var wireValue: String {
    func milliseconds(_ seconds: Double) -> String { CSS.number((seconds * 1000).rounded()) }
    if pause > 0 {
      let passes = reverses ? 2 : 1
      return [
        milliseconds((pause + duration) * Double(passes)), milliseconds(delay),
        repetitions.map { CSS.number(Double($0) / Double(passes)) } ?? "0", "0",
        pausingEasing(passes),
      ].joined(separator: " ")
    }
    return [
      milliseconds(duration), milliseconds(delay), repetitions.map(String.init) ?? "0",
      reverses ? "1" : "0", easing,
    ].joined(separator: " ")
  }

  private var easing: String {
    switch curve {
    case .bezier(0, 0, 1, 1): return "linear"
    case .bezier(let x1, let y1, let x2, let y2):
      return "cubic-bezier(\([x1, y1, x2, y2].map(CSS.number).joined(separator: ",")))"
    case .spring:
      let count = 40
      let points = (0...count).map { step in
        step == count ? "1" : place(at: Double(step) / Double(count))
      }
      return "linear(\(points.joined(separator: ",")))"
    case .places(let places):
      // A list of one place is no easing.
      if places.count < 2 { return "linear" }
      return "linear(\(places.map(Self.rounded).joined(separator: ",")))"
    }
  }

  /// CSS waits before the first repetition only, so the waiting is a part of the easing, which has both directions.
  private func pausingEasing(_ passes: Int) -> String {
    let count = 40
    let pass = pause + duration
    var points: [String] = []
    func add(_ place: String, at seconds: Double) {
      let share = seconds / (pass * Double(passes))
      points.append("\(place) \(CSS.number((share * 100_000).rounded() / 1_000))%")
    }
    for number in 0..<passes {
      add("\(number)", at: Double(number) * pass)
      for step in 0...count {
        let share = Double(step) / Double(count)
        let isLast = step == count
        let place = isLast ? "\(1 - number)" : place(at: number == 1 ? 1 - share : share)
        add(place, at: Double(number) * pass + pause + share * duration)
      }
    }
    return "linear(\(points.joined(separator: ",")))"
  }

  private func place(at share: Double) -> String {
    Self.rounded(curve.place(at: share, of: duration))
  }

  private static func rounded(_ place: Double) -> String {
    CSS.number((place * 1000).rounded() / 1000)
  }
}

extension BanyanHost.Transition {
  /// The transition in the client's format: the effects of insertion, `|`, and those of removal, each
  /// followed by its own motion after `@` if it has one.
  var cssValue: String {
    func text(_ effects: [Effect], _ motion: Motion?) -> String {
      let effects = effects.map(\.cssValue).joined(separator: " ")
      return motion.map { "\(effects)@\($0.wireValue)" } ?? effects
    }
    return text(insertion, insertionMotion) + "|" + text(removal, removalMotion)
  }
}

extension BanyanHost.Transition.Effect {
  /// Styles and their values while the element is absent. A space ends a style, so `~` stands for those inside of it.
  fileprivate var cssValue: String {
    switch self {
    case .fade: "opacity:0"
    case .opacity(let opacity): "opacity:\(CSS.number(opacity))"
    case .scale(let scale, let anchor):
      Self.cssValue(of: .scale(x: scale, y: scale, anchor: anchor))
    case .transform(let transform): Self.cssValue(of: transform)
    case .filter(let filter): "filter:\(Self.word(filter.cssValue))"
    case .move(let edge):
      switch edge {
      case .leading: "translate:-100%:0"
      case .trailing: "translate:100%:0"
      case .top: "translate:0:-100%"
      default: "translate:0:100%"
      }
    case .offset(let x, let y): "translate:\(CSS.points(x)):\(CSS.points(y))"
    }
  }

  private static func cssValue(of transform: Transform) -> String {
    var styles = TransformStyles()
    transform.put(into: &styles)
    return styles.list.map { "\($0):\(word($1))" }.joined(separator: " ")
  }

  private static func word(_ value: String) -> String {
    value.replacingOccurrences(of: " ", with: "~")
  }
}

/// The styles of a transform, by the names that the client's language has for them.
private struct TransformStyles: FacetSink {
  private(set) var list: [(name: String, value: String)] = []

  mutating func put(_ facet: Facet, _ value: String) {
    list.append((facet == .transformOrigin ? "transformOrigin" : facet.name, value))
  }

  /// A transform has no text.
  mutating func put(runs: TextRuns) {}
}
