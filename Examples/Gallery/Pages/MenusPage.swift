import SwiftUI

/// Menus of buttons and of other controls.
struct MenusPage: View {
  @State private var choice = "nothing yet"
  @State private var isPinned = false
  @State private var isMuted = true

  var body: some View {
    List {
      Section("Chosen: \(choice)") {
        Menu("Actions") {
          Button("Copy", systemImage: "doc.on.doc") { choice = "Copy" }
          Button("Share", systemImage: "square.and.arrow.up") { choice = "Share" }
            .disabled(isMuted)
          Menu("Move to") {
            Button("Inbox") { choice = "Inbox" }
            Button("Archive") { choice = "Archive" }
          }
          Divider()
          Section("State") {
            Toggle("Pinned", isOn: $isPinned)
            Toggle("Muted", isOn: $isMuted)
          }
          Button("Delete", systemImage: "trash", role: .destructive) { choice = "Delete" }
        }
        Menu {
          Button("Save as") { choice = "Save as" }
          Button("Save all") { choice = "Save all" }
        } label: {
          Text("Save")
        } primaryAction: {
          choice = "Save"
        }
        Menu("With an indicator") {
          Button("First") { choice = "First" }
          Button("Second") { choice = "Second" }
        }
        .menuIndicator(.visible)
        Menu("Stays open") {
          Button("Once more") { choice += "+" }
            .menuActionDismissBehavior(.disabled)
        }
      }
      Section("Press with the other button, or hold") {
        ForEach(["Milk", "Bread"], id: \.self) { name in
          Text(name)
            .contextMenu {
              Button("Buy \(name)") { choice = "Buy \(name)" }
              Button("Remove", role: .destructive) { choice = "Remove \(name)" }
            }
        }
        Button("With a preview") { choice = "pressed" }
          .contextMenu {
            Button("Open") { choice = "Open" }
          } preview: {
            Text("This is how it looks.").font(.title3).padding(24)
          }
      }
    }
  }
}
