import BanyanHost

@testable import BanyanBrowser

/// An app whose windows show one counter: element 1, a text, and element 2, a button.
@MainActor
final class FakeApplication: Application {
  private(set) var windows: [FakeWindow] = []

  func openWindow(
    on host: any Host, name: String, address: WindowAddress?
  ) -> any BanyanHost.Window {
    let window = FakeWindow(host: host)
    windows.append(window)
    return window
  }

  /// What it has been told of its visitor, first when it was made.
  private(set) var facts: [VisitorFacts] = []
  var didRequestLogin: ((LoginRequest, (any BanyanHost.Window)?) -> Void)?

  init() { facts = [VisitorFacts.ofNewApplication].compactMap(\.self) }

  private(set) var terminationCount = 0
  fileprivate(set) var visitEndCount = 0
  /// For each request for changes, true if the request was for everything.
  fileprivate(set) var changeRequests: [Bool] = []

  func terminate() { terminationCount += 1 }
}

@MainActor
final class FakeWindow: BanyanHost.Window {
  static let text = ElementID(rawValue: 1)
  static let button = ElementID(rawValue: 2)

  let host: any Host
  var title = "Fake"
  var address: WindowAddress? { nil }
  var place: WindowPlace { WindowPlace() }
  private(set) var count = 0
  private(set) var closeCount = 0
  var storedValues: [String: StoredValue] = [:]

  private(set) var snapshotCount = 0
  var elementCount = 2

  /// The size that its page had reported when it was opened.
  let openingSize: Event.Payload?

  init(host: any Host) {
    self.host = host
    openingSize = (host as? BrowserWindow)?.lastSize
    host.apply(elements)
  }

  private var elements: [Mutation] {
    [
      .create(Self.text, .text, [.text([TextRun(String(count))])]),
      .insert(Self.text, into: .window, before: nil),
      .create(Self.button, .button, []),
      .insert(Self.button, into: .window, before: nil),
    ]
  }

  var snapshot: [Mutation] {
    snapshotCount += 1
    return elements
  }

  func increment() {
    count += 1
    storedValues["count"] = .integer(count)
    host.apply([.set(Self.text, .text([TextRun(String(count))]))])
  }

  /// True if the app has changed the count, and the window does not show it yet.
  var hasPendingIncrement = false

  func update() {
    guard hasPendingIncrement else { return }
    hasPendingIncrement = false
    increment()
  }

  /// The number of times that the window was reported as seen for the first time.
  private(set) var viewCount = 0
  /// True if the window shows something else on its first view.
  var changesWhenViewed = false

  /// The reports about the person's environment, in order.
  private(set) var reports: [Event.Payload] = []

  func send(_ event: Event) -> Bool {
    if Surrounding(event.payload) != nil { reports.append(event.payload) }
    if event.payload == .viewed {
      viewCount += 1
      if changesWhenViewed { increment() }
    }
    guard event == Event(target: Self.button, payload: .activate) else { return false }
    increment()
    return true
  }

  /// Shows the restored state, if it is a count.
  func restore(_ values: [String: StoredValue]) {
    storedValues.merge(values) { $1 }
    if case .integer(let value) = values["count"] {
      count = value - 1
      increment()
    }
  }

  func close() {
    closeCount += 1
    storedValues = [:]
  }
}

extension FakeApplication: VisitedApplication {
  func note(_ facts: VisitorFacts) { self.facts.append(facts) }
  func didEndVisit() { visitEndCount += 1 }
}

/// The state is the counts of its windows, a piece for each.
extension FakeApplication: TransferringApplication {
  func state(of windows: [any BanyanHost.Window]) -> [UInt8] {
    windows.map { UInt8(($0 as! FakeWindow).count) }
  }

  func stateChanges(of windows: [any BanyanHost.Window], isWhole: Bool) -> StateChanges {
    changeRequests.append(isWhole)
    let pieces = state(of: windows).enumerated().map { number, count in
      StateChanges.Piece(UInt32(number), [count])
    }
    return StateChanges(isWhole: isWhole, pieces)
  }

  func didTakeUpState() -> TransferReport { TransferReport() }
}
