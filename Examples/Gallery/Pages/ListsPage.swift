import SwiftUI

/// Lists in their styles, and the modifiers of their rows.
struct ListsPage: View {
  @State private var style = Style.insetGrouped
  @State private var loads = 0
  @State private var isExpanded = true

  private enum Style: String, CaseIterable {
    case insetGrouped = "Inset grouped"
    case grouped = "Grouped"
    case plain = "Plain"
    case inset = "Inset"
  }

  var body: some View {
    styled
      .refreshable { loads += 1 }
  }

  @ViewBuilder
  private var styled: some View {
    switch style {
    case .insetGrouped: list.listStyle(.insetGrouped)
    case .grouped: list.listStyle(.grouped)
    case .plain: list.listStyle(.plain)
    case .inset: list.listStyle(.inset)
    }
  }

  private var list: some View {
    List {
      Section("Style") {
        ForEach(Style.allCases, id: \.self) { each in
          Button {
            style = each
          } label: {
            HStack {
              Text(each.rawValue)
              Spacer()
              if each == style { Image(systemName: "checkmark") }
            }
          }
        }
      }
      Section {
        Label("Inbox", systemImage: "tray")
        Label("Sent", systemImage: "paperplane")
          .listItemTint(.green)
        Label("Deleted", systemImage: "trash")
          .listItemTint(.red)
          .listRowSeparator(.hidden, edges: .top)
      } header: {
        Text("Mailboxes")
      } footer: {
        Text(
          loads == 0 ? "Pull down, or press the arrow, to load again." : "Loaded \(loads) times.")
      }
      Section("Backgrounds") {
        Text("A color of its own")
          .listRowBackground(Color.yellow.opacity(0.3))
        Text("More room at the leading edge")
          .listRowInsets(EdgeInsets(top: 12, leading: 40, bottom: 12, trailing: 16))
        Text("A red line below")
          .listRowSeparatorTint(.red, edges: .bottom)
        Text("The last one")
      }
      Section("Lines below rows") {
        ForEach(["Ada", "Grace", "Barbara"], id: \.self) { name in
          HStack(spacing: 12) {
            Circle().fill(.teal).frame(width: 32, height: 32)
            Text(name)
              .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            Spacer()
            Image(systemName: "star")
          }
          .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
        }
      }
      Section("Shown and hidden", isExpanded: $isExpanded) {
        Text("Press the title")
        Text("to hide these rows")
      }
      .headerProminence(.increased)
    }
  }
}
