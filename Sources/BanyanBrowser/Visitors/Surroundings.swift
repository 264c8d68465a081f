import BanyanHost
import Foundation

/// The page's reports about its environment, the last one of each kind.
struct Surroundings: Codable, Sendable {
  private var all: [Surrounding] = []

  /// Notes the content of an event, if it is such a report.
  mutating func note(_ payload: Event.Payload) {
    guard let surrounding = Surrounding(payload) else { return }
    all.removeAll { $0.concernsSame(as: surrounding) }
    if surrounding.isTypeface, all.count(where: \.isTypeface) >= SystemTypeface.most { return }
    all.append(surrounding)
  }

  var payloads: [Event.Payload] { all.map(\.payload) }

  /// The reports that are likely to hold for the person's next page.
  var lasting: Surroundings {
    var lasting = Surroundings()
    lasting.all = all.filter(\.isLasting)
    return lasting
  }

  /// Tells the page what is known already, so that it reports only what differs.
  var attributes: [(name: String, value: String)] {
    var zone = TimeZone.current.identifier
    var scale: String?
    var preferred: [String] = []
    for report in all {
      switch report {
      case .timeZone(let name): zone = name
      case .displayScale(let number): scale = String(Int(number * 8))
      case .isDark(true): preferred.append("dark")
      case .reducesMotion(true): preferred.append("motion")
      case .reducesTransparency(true): preferred.append("transparency")
      case .increasesContrast(true): preferred.append("contrast")
      default: break
      }
    }
    var attributes = [(name: "data-zone", value: zone)]
    if let scale { attributes.append(("data-scale", scale)) }
    if !preferred.isEmpty {
      attributes.append(("data-prefers", preferred.joined(separator: " ")))
    }
    return attributes
  }

  /// The size of the window.
  var size: Event.Payload? {
    for case .size(let width, let height) in all {
      return .windowSize(width: width, height: height)
    }
    return nil
  }
}

/// A report of a page about its environment.
enum Surrounding: Codable, Hashable, Sendable {
  case size(width: Double, height: Double)
  case isDark(Bool)
  case phase(UInt8)
  case language(String)
  case isRightToLeft(Bool)
  case timeZone(String)
  case reducesMotion(Bool)
  case reducesTransparency(Bool)
  case increasesContrast(Bool)
  case differentiatesWithoutColor(Bool)
  case displayScale(Double)
  case textScale(Double)
  case typeface(SystemTypeface)
  case locationPermission(UInt8)
}

extension Surrounding {
  /// - Returns: nil if the event is not such a report.
  init?(_ payload: Event.Payload) {
    switch payload {
    case .windowSize(let width, let height): self = .size(width: width, height: height)
    case .appearance(let appearance): self = .isDark(appearance == .dark)
    case .phase(let phase): self = .phase(phase.rawValue)
    case .preference(.language(let language)): self = .language(language)
    case .preference(.direction(let direction)): self = .isRightToLeft(direction == .rightToLeft)
    case .preference(.timeZone(let zone)): self = .timeZone(zone)
    case .preference(.reducesMotion(let isOn)): self = .reducesMotion(isOn)
    case .preference(.reducesTransparency(let isOn)): self = .reducesTransparency(isOn)
    case .preference(.increasesContrast(let isOn)): self = .increasesContrast(isOn)
    case .preference(.differentiatesWithoutColor(let isOn)):
      self = .differentiatesWithoutColor(isOn)
    case .preference(.displayScale(let scale)): self = .displayScale(scale)
    case .preference(.textScale(let scale)): self = .textScale(scale)
    case .preference(.typeface(let typeface)): self = .typeface(typeface)
    case .location(.permission(let permission)): self = .locationPermission(permission.rawValue)
    default: return nil
    }
  }

  var payload: Event.Payload {
    switch self {
    case .size(let width, let height): .windowSize(width: width, height: height)
    case .isDark(let isDark): .appearance(isDark ? .dark : .light)
    case .phase(let phase): .phase(WindowPhase(rawValue: phase) ?? .active)
    case .language(let language): .preference(.language(language))
    case .isRightToLeft(let isOn): .preference(.direction(isOn ? .rightToLeft : .leftToRight))
    case .timeZone(let zone): .preference(.timeZone(zone))
    case .reducesMotion(let isOn): .preference(.reducesMotion(isOn))
    case .reducesTransparency(let isOn): .preference(.reducesTransparency(isOn))
    case .increasesContrast(let isOn): .preference(.increasesContrast(isOn))
    case .differentiatesWithoutColor(let isOn): .preference(.differentiatesWithoutColor(isOn))
    case .displayScale(let scale): .preference(.displayScale(scale))
    case .textScale(let scale): .preference(.textScale(scale))
    case .typeface(let typeface): .preference(.typeface(typeface))
    case .locationPermission(let permission):
      .location(.permission(LocationPermission(rawValue: permission) ?? .undecided))
    }
  }

  fileprivate var isLasting: Bool {
    switch self {
    case .isDark, .timeZone, .reducesMotion, .reducesTransparency, .increasesContrast,
      .differentiatesWithoutColor, .displayScale:
      true
    case .size, .phase, .language, .isRightToLeft, .textScale, .typeface, .locationPermission: false
    }
  }

  fileprivate var isTypeface: Bool { if case .typeface = self { true } else { false } }

  /// Returns true if another report is of the same kind.
  func concernsSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.size, .size), (.isDark, .isDark), (.phase, .phase), (.language, .language),
      (.isRightToLeft, .isRightToLeft), (.timeZone, .timeZone), (.reducesMotion, .reducesMotion),
      (.reducesTransparency, .reducesTransparency), (.increasesContrast, .increasesContrast),
      (.differentiatesWithoutColor, .differentiatesWithoutColor), (.displayScale, .displayScale),
      (.textScale, .textScale), (.locationPermission, .locationPermission):
      true
    case (.typeface(let one), .typeface(let another)): one.use == another.use
    default: false
    }
  }
}
