import SwiftUI

struct Bird: Identifiable, Sendable {
  let name: String

  var id: String { name }
}

/// Asks the service for birds, and publishes the reply.
@MainActor
final class BirdFetcher: ObservableObject {
  static let seen = ["Wren", "Heron", "Owl"].map { Bird(name: $0) }

  let service = LocalService<[Bird]>()
  private let isByNight: Bool
  @Published private(set) var birds: [Bird] = []

  init(isByNight: Bool = true) { self.isByNight = isByNight }

  func fetch() {
    Task {
      guard let birds = try? await service.request() else { return }
      self.birds = birds.filter { isByNight || $0.name != "Owl" }
    }
  }
}

/// Three lists that fill when the service answers. They differ in who owns the fetcher.
struct FetchedLists: View {
  @State private var choice = "Own"
  @StateObject private var passed = BirdFetcher(isByNight: false)
  @StateObject private var shared = BirdFetcher()

  var body: some View {
    let _ = Self._printChanges()
    VStack(spacing: 0) {
      Picker("Fetcher", selection: $choice) {
        ForEach(["Own", "Passed", "Shared"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      .padding()
      switch choice {
      case "Own": OwnBirds()
      case "Passed": PassedBirds(fetcher: passed)
      default: BirdGrandparent().environmentObject(shared)
      }
    }
  }
}

/// Creates the fetcher itself.
struct OwnBirds: View {
  @ObservedObject private var fetcher = BirdFetcher()

  var body: some View {
    let _ = Self._printChanges()
    List(fetcher.birds) { Text($0.name) }
      .onAppear { fetcher.fetch() }
    ServiceBar(service: fetcher.service, reply: BirdFetcher.seen)
  }
}

/// Receives a configured fetcher from its parent.
struct PassedBirds: View {
  @ObservedObject var fetcher: BirdFetcher

  var body: some View {
    let _ = Self._printChanges()
    List(fetcher.birds) { Text($0.name) }
      .onAppear { fetcher.fetch() }
    ServiceBar(service: fetcher.service, reply: BirdFetcher.seen)
  }
}

/// A view that, like its child, doesn't use the fetcher.
struct BirdGrandparent: View {
  var body: some View {
    let _ = Self._printChanges()
    BirdParent()
  }
}

struct BirdParent: View {
  var body: some View {
    let _ = Self._printChanges()
    SharedBirds()
  }
}

struct SharedBirds: View {
  @EnvironmentObject private var fetcher: BirdFetcher

  var body: some View {
    let _ = Self._printChanges()
    List(fetcher.birds) { Text($0.name) }
      .onAppear { fetcher.fetch() }
    ServiceBar(service: fetcher.service, reply: BirdFetcher.seen)
  }
}
