import SwiftUI

struct Loan: Identifiable {
  let title: String
  let dueIn: Int

  var id: String { title }
}

/// The borrowed books. The store uses the service, and no view.
@MainActor
@Observable
final class LoanStore {
  @ObservationIgnored let service = LocalService<[Loan]>()
  private(set) var loans: [Loan]?

  func load() async throws { loans = try await service.request() }

  func giveBack(_ loan: Loan) { loans?.removeAll { $0.id == loan.id } }
}

/// Shows a message where it was created. All instances are equal, so a new one updates no reader.
struct ReportAction: Equatable {
  private let show: @MainActor (String) -> Void

  init(_ show: @escaping @MainActor (String) -> Void) { self.show = show }

  @MainActor
  func callAsFunction(_ message: String) { show(message) }

  static func == (_: ReportAction, _: ReportAction) -> Bool { true }
}

extension EnvironmentValues {
  @Entry var report = ReportAction { _ in }
}

/// Owns the store, and shows the messages that its subviews report.
struct LibraryLoans: View {
  @State private var store = LoanStore()
  @State private var message: String?

  var body: some View {
    let _ = Self._printChanges()
    VStack(spacing: 0) {
      if let message {
        HStack {
          Label(message, systemImage: "exclamationmark.triangle")
          Spacer()
          Button("Close") { self.message = nil }
        }
        .padding(12)
        .background(.orange.opacity(0.2))
      }
      LoanList()
      ServiceBar(
        service: store.service,
        reply: [Loan(title: "Tides and Moons", dueIn: 3), Loan(title: "Sourdough", dueIn: 9)])
    }
    .environment(store)
    .environment(\.report, ReportAction { message = $0 })
  }
}

struct LoanList: View {
  @Environment(LoanStore.self) private var store
  @Environment(\.report) private var report
  @State private var attempt = 1

  var body: some View {
    let _ = Self._printChanges()
    List {
      if let loans = store.loans, !loans.isEmpty {
        Section("^[\(loans.count) Book](inflect: true)") {
          ForEach(loans) { loan in
            LabeledContent {
              Button("Give back") { store.giveBack(loan) }
                .accessibilityLabel("Give back \(loan.title)")
            } label: {
              Text(loan.title)
              Text("^[\(loan.dueIn) day](inflect: true) left")
            }
          }
        }
      } else {
        ContentUnavailableView("Nothing borrowed", systemImage: "books.vertical")
      }
      Button("Ask again") { attempt += 1 }
    }
    .listStyle(.plain)
    .task(id: attempt) {
      do {
        try await store.load()
      } catch {
        report("The library cannot be reached.")
      }
    }
  }
}
