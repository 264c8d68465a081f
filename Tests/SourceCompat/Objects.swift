// Objects that views observe.
import Combine
import SwiftUI

final class Account: ObservableObject {
  @Published var name = "Ada"
  @Published var isActive = true
}

@MainActor
final class Session: ObservableObject {
  @Published private(set) var visits = 0
  func visit() { visits += 1 }
}

final class Ticker: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var count = 0 { willSet { objectWillChange.send() } }
}

struct Owner: View {
  @StateObject private var account = Account()
  @StateObject private var session: Session
  @StateObject private var ticker = Ticker()

  init(session: @autoclosure @escaping () -> Session) {
    _session = StateObject(wrappedValue: session())
  }

  var body: some View {
    TextField("Name", text: $account.name)
    Toggle("Active", isOn: _account.projectedValue.isActive)
    Button("Visit \(session.visits)") { _session.wrappedValue.visit() }
    Follower(account: account)
    Follower(following: account)
    Reader()
      .environmentObject(account)
      .environmentObject(session)
    Button("Tick \(ticker.count)") { ticker.count += 1 }
  }
}

struct Follower: View {
  @ObservedObject var account: Account

  init(account: Account) {
    _account = ObservedObject(wrappedValue: account)
  }

  init(following account: Account) {
    _account = ObservedObject(initialValue: account)
  }

  var body: some View {
    TextField("Name", text: $account.name)
    Toggle("Active", isOn: _account.projectedValue.isActive)
    Text(_account.wrappedValue.name)
  }
}

struct Reader: View {
  @EnvironmentObject private var account: Account
  @EnvironmentObject private var session: Session

  init() {
    _account = EnvironmentObject()
  }

  var body: some View {
    TextField("Name", text: $account.name)
    Toggle("Active", isOn: _account.projectedValue.isActive)
    Text(_account.wrappedValue.name + "\(session.visits)")
  }
}

// A property wrapper around an object belongs to the main actor, as the object's wrapper does.
@MainActor
@propertyWrapper
struct Visits: DynamicProperty {
  @StateObject private var session = Session()
  var wrappedValue: Int { session.visits }
}

// In Swift 5 mode it needs no annotation.
#if swift(<6)
  @propertyWrapper
  struct PlainVisits: DynamicProperty {
    @StateObject private var session = Session()
    var wrappedValue: Int { session.visits }
  }
#endif
