import BanyanHost
import Foundation

/// Everybody who uses an app, for another process to go on with: who they are, their windows, and what
/// the app keeps.
package struct Handover: Codable, Sendable {
  struct Visitor: Codable, Sendable {
    let name: String
    /// What their browser may show as its cookie.
    let tokens: [String]
    /// What the app keeps.
    let state: Data
    let windows: [Window]
  }

  struct Window: Codable, Sendable {
    let token: String
    let keys: WindowKeys
    /// The last batch that has been made for the page.
    let batch: UInt32
    /// The last event of the page's that has been heard.
    let event: UInt32
    let scene: String?
    let value: String?
    /// What the page has said of itself.
    let surroundings: [Surrounding]
  }

  /// Something that a page says once, of what it is in.
  enum Surrounding: Codable, Hashable, Sendable {
    case size(width: Double, height: Double)
    case isDark(Bool)
    case phase(UInt8)
    case language(String)
    case timeZone(String)
    case reducesMotion(Bool)
    case reducesTransparency(Bool)
    case increasesContrast(Bool)
    case differentiatesWithoutColor(Bool)
    case displayScale(Double)
    case typeface(SystemTypeface)
  }

  var visitors: [Visitor] = []

  package init() {}

  package var isEmpty: Bool { visitors.isEmpty }
}

extension Handover.Surrounding {
  /// - Returns: nil if an event says something else.
  init?(_ payload: Event.Payload) {
    switch payload {
    case .windowSize(let width, let height): self = .size(width: width, height: height)
    case .appearance(let appearance): self = .isDark(appearance == .dark)
    case .phase(let phase): self = .phase(phase.rawValue)
    case .preference(.language(let language)): self = .language(language)
    case .preference(.timeZone(let zone)): self = .timeZone(zone)
    case .preference(.reducesMotion(let isOn)): self = .reducesMotion(isOn)
    case .preference(.reducesTransparency(let isOn)): self = .reducesTransparency(isOn)
    case .preference(.increasesContrast(let isOn)): self = .increasesContrast(isOn)
    case .preference(.differentiatesWithoutColor(let isOn)):
      self = .differentiatesWithoutColor(isOn)
    case .preference(.displayScale(let scale)): self = .displayScale(scale)
    case .preference(.typeface(let typeface)): self = .typeface(typeface)
    default: return nil
    }
  }

  var payload: Event.Payload {
    switch self {
    case .size(let width, let height): .windowSize(width: width, height: height)
    case .isDark(let isDark): .appearance(isDark ? .dark : .light)
    case .phase(let phase): .phase(WindowPhase(rawValue: phase) ?? .active)
    case .language(let language): .preference(.language(language))
    case .timeZone(let zone): .preference(.timeZone(zone))
    case .reducesMotion(let isOn): .preference(.reducesMotion(isOn))
    case .reducesTransparency(let isOn): .preference(.reducesTransparency(isOn))
    case .increasesContrast(let isOn): .preference(.increasesContrast(isOn))
    case .differentiatesWithoutColor(let isOn): .preference(.differentiatesWithoutColor(isOn))
    case .displayScale(let scale): .preference(.displayScale(scale))
    case .typeface(let typeface): .preference(.typeface(typeface))
    }
  }

  /// Whether another says something of the same.
  func concernsSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.size, .size), (.isDark, .isDark), (.phase, .phase), (.language, .language),
      (.timeZone, .timeZone), (.reducesMotion, .reducesMotion),
      (.reducesTransparency, .reducesTransparency), (.increasesContrast, .increasesContrast),
      (.differentiatesWithoutColor, .differentiatesWithoutColor), (.displayScale, .displayScale),
      (.typeface, .typeface):
      true
    default: false
    }
  }
}

extension Visitors {
  /// Everybody of whom a page has come to life, as they are now.
  var handover: Handover {
    var handover = Handover()
    for visitor in visitors.values.sorted(by: { $0.name < $1.name }) {
      guard let application = visitor.application as? any TransferringApplication else { continue }
      let windows = visitor.windows.values.filter { $0.epoch > 0 && !$0.isClosed }
        .sorted { $0.openingTime < $1.openingTime }
      guard !windows.isEmpty else { continue }
      let state = application.state(of: windows.compactMap(\.window))
      handover.visitors.append(
        Handover.Visitor(
          name: visitor.name, tokens: sessions.tokens(of: visitor.name), state: Data(state),
          windows: windows.map(\.handover)))
    }
    return handover
  }

  /// Goes on where another process was.
  ///
  /// - Parameter makeApplication: Makes the app of a visitor from what it has kept.
  /// - Returns: What has become of what was kept.
  func takeUp(
    _ handover: Handover, _ makeApplication: ([UInt8]) -> any TransferringApplication
  ) -> TransferReport {
    var report = TransferReport()
    for kept in handover.visitors where visitors[kept.name] == nil {
      let application = makeApplication(Array(kept.state))
      sessions.takeUp(kept.name, kept.tokens)
      let visitor = Visitor(name: kept.name, client: nil, application: application)
      visitor.hasConnected = true
      add(visitor)
      for window in kept.windows { open(window, of: visitor) }
      report.add(application.didTakeUpState())
    }
    return report
  }
}
