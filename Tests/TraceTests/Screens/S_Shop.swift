import SwiftUI

/// A store that is loaded in a task fills the list when the reply comes; a failure goes to a closure
/// of the environment that shows it.
struct S08: Screen {
  struct Offline: Error {}

  /// A service that answers on request.
  @MainActor
  final class Client {
    private let replies = AsyncStream.makeStream(of: [String]?.self)

    func products() async throws -> [String] {
      for await reply in replies.stream {
        guard let reply else { break }
        return reply
      }
      throw Offline()
    }

    func answer(_ reply: [String]?) { replies.continuation.yield(reply) }
  }

  @MainActor
  @Observable
  final class ProductStore {
    private(set) var products: [String] = []
    @ObservationIgnored let client = Client()

    func load() async throws { products = try await client.products() }
  }

  struct ProductList: View {
    @Environment(ProductStore.self) private var store
    @Environment(\.showMessage) private var showMessage
    @State private var attempt = 1

    var body: some View {
      let _ = Self._printChanges()
      List(store.products, id: \.self) { Text($0) }
        .task(id: attempt) {
          do {
            try await store.load()
          } catch {
            showMessage("offline")
          }
          note("loaded")
        }
      Button("Again") { attempt += 1 }
    }
  }

  @State private var store = ProductStore()
  @State private var message = "fine"

  var body: some View {
    let _ = Self._printChanges()
    Text(message)
    ProductList()
      .environment(store)
      .environment(\.showMessage, ShowMessage { message = $0 })
    Button("Answer") { store.client.answer(["Bread", "Cheese"]) }
    Button("Fail") { store.client.answer(nil) }
  }
}

/// Equal to all other instances, so that a body that creates one updates no reader (D08).
struct ShowMessage: Equatable {
  private let show: @MainActor (String) -> Void

  init(_ show: @escaping @MainActor (String) -> Void) { self.show = show }

  @MainActor
  func callAsFunction(_ message: String) { show(message) }

  static func == (_: ShowMessage, _: ShowMessage) -> Bool { true }
}

extension EnvironmentValues {
  @Entry var showMessage = ShowMessage { _ in }
}

/// A noun agrees with its number.
struct S09: Screen {
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()
    Text("^[\(count) Item](inflect: true)")
    Button("More") { count += 1 }
  }
}

/// A write in one screen's store runs no view of the others.
struct S10: Screen {
  @Observable
  final class Ward {
    let name: String
    var count = 0

    init(_ name: String) { self.name = name }
  }

  struct WardTab: View {
    @Environment(Ward.self) private var ward

    var body: some View {
      let _ = Self._printChanges()
      Button("\(ward.name) \(ward.count)") { ward.count += 1 }
    }
  }

  @State private var home = Ward("Home")
  @State private var patients = Ward("Patients")

  var body: some View {
    let _ = Self._printChanges()
    WardTab().environment(home)
    WardTab().environment(patients)
  }
}

/// A color scheme that is set at the root reaches every view below that is not given another.
struct S24: Screen {
  @State private var colorScheme = ColorScheme.dark

  struct Reader: View {
    let name: String
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      let _ = Self._printChanges()
      Text("\(name) \(colorScheme == .dark ? "dark" : "light")")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Reader(name: "outer")
      HStack { Reader(name: "inner").environment(\.colorScheme, .light) }
      Button("Light") { colorScheme = .light }
    }
    .environment(\.colorScheme, colorScheme)
  }
}
