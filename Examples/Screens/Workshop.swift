import SwiftUI

struct Workshop {
  var symbol: String
  var name: String
  var trade: String
  var email: String
  var phone: String

  static let sample = Workshop(
    symbol: "wrench.and.screwdriver", name: "Lindqvist & Daughter", trade: "Clocks and barometers",
    email: "hello@lindqvist.example", phone: "+46 8 123 456")
}

/// The app's single source of truth about the workshop.
final class WorkshopController: ObservableObject {
  @Published var workshop = Workshop.sample
}

/// A screen that is dark regardless of the app's color scheme.
struct WorkshopScreen: View {
  var body: some View {
    let _ = Self._printChanges()
    NavigationView {
      WorkshopDetails()
    }
    .navigationViewStyle(.stack)
    .environment(\.colorScheme, .dark)
  }
}

/// Shows the workshop. Its parts take plain values and don't see the workshop.
struct WorkshopDetails: View {
  @EnvironmentObject private var controller: WorkshopController
  @State private var isEditing = false

  private var workshop: Workshop { controller.workshop }

  var body: some View {
    let _ = Self._printChanges()
    List {
      WorkshopHeader(symbol: workshop.symbol, name: workshop.name, trade: workshop.trade)
        .frame(maxWidth: .infinity)
      LinkRow(label: "Email", text: workshop.email, scheme: "mailto")
      LinkRow(label: "Phone", text: workshop.phone, scheme: "tel")
    }
    .listStyle(.plain)
    .navigationTitle("Workshop")
    .toolbar {
      Button("Edit") { isEditing = true }
    }
    .fullScreenCover(isPresented: $isEditing) {
      NavigationView {
        WorkshopEditor()
      }
      .navigationViewStyle(.stack)
    }
  }
}

struct RoundPicture: View {
  let symbol: String

  var body: some View {
    Image(systemName: symbol)
      .resizable()
      .scaledToFit()
      .padding(32)
      .frame(width: 120, height: 120)
      .background(.tint.opacity(0.2))
      .clipShape(Circle())
      .frame(maxWidth: .infinity)
      .padding(.vertical, 16)
      .accessibilityHidden(true)
  }
}

struct WorkshopHeader: View {
  let symbol: String
  let name: String
  let trade: String

  var body: some View {
    let _ = Self._printChanges()
    VStack(spacing: 4) {
      RoundPicture(symbol: symbol)
      Text(name).font(.title).bold()
      Text(trade).foregroundColor(.secondary)
    }
    .padding(.bottom, 16)
  }
}

struct LinkRow: View {
  let label: String
  let text: String
  let scheme: String

  private var destination: URL? {
    URL(string: "\(scheme):\(text.filter { !$0.isWhitespace })")
  }

  var body: some View {
    let _ = Self._printChanges()
    VStack(alignment: .leading, spacing: 4) {
      Text(label).font(.footnote).bold()
      if let destination {
        Link(text, destination: destination)
      } else {
        Text(text)
      }
    }
  }
}
