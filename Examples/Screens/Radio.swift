import SwiftUI

/// A station that plays the same program to all listeners.
@MainActor
final class Station: ObservableObject {
  nonisolated static let jazz = Station("Blue", "Rondo")
  nonisolated static let news = Station("Weather", "Traffic")
  nonisolated static let talk = Station("Gardening", "Chess")

  private let program: [String]
  @Published private(set) var played: [String] = []

  nonisolated init(_ program: String...) { self.program = program }

  func start() { played = [program[0]] }

  func playNext() { played.append(program[played.count % program.count]) }
}

// Each key defaults to its station: a wrapper that reads a key in its initializer sees only the default.
private struct JazzKey: EnvironmentKey {
  static var defaultValue: Station { .jazz }
}

private struct NewsKey: EnvironmentKey {
  static var defaultValue: Station { .news }
}

private struct TalkKey: EnvironmentKey {
  static var defaultValue: Station { .talk }
}

extension EnvironmentValues {
  var jazz: Station {
    get { self[JazzKey.self] }
    set { self[JazzKey.self] = newValue }
  }

  var news: Station {
    get { self[NewsKey.self] }
    set { self[NewsKey.self] = newValue }
  }

  var talk: Station {
    get { self[TalkKey.self] }
    set { self[TalkKey.self] = newValue }
  }
}

/// Observes an object that the environment holds under a key.
@MainActor
@propertyWrapper
struct ObservedEnvironment<Object: ObservableObject>: DynamicProperty {
  @ObservedObject private var object: Object

  var wrappedValue: Object { object }

  init(_ keyPath: KeyPath<EnvironmentValues, Object>) {
    object = Environment(keyPath).wrappedValue
  }
}

/// Three objects of one class, all observed by one view.
struct Radio: View {
  @ObservedEnvironment(\.jazz) private var jazz
  @ObservedEnvironment(\.news) private var news
  @ObservedEnvironment(\.talk) private var talk

  var body: some View {
    let _ = Self._printChanges()
    Form {
      StationSection(name: "Jazz", played: jazz.played) { jazz.playNext() }
      StationSection(name: "News", played: news.played) { news.playNext() }
      StationSection(name: "Talk", played: talk.played) { talk.playNext() }
    }
    .onAppear {
      for station in [jazz, news, talk] { station.start() }
    }
  }
}

struct StationSection: View {
  let name: String
  let played: [String]
  let playNext: @MainActor () -> Void

  var body: some View {
    Section(name) {
      ForEach(Array(played.enumerated()), id: \.offset) { Text($0.element) }
      Button("More \(name.lowercased())", action: playNext)
    }
  }
}
