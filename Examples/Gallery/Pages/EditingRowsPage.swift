import SwiftUI

/// Rows that can be deleted and moved, and that have actions.
struct EditingRowsPage: View {
  @State private var errands = ["Bread", "Milk", "Stamps", "Tulips"].map { Errand(id: $0) }
  @State private var letters = ["Ada", "Grace", "Katherine"].map { Letter(id: $0) }
  @State private var last = "Nothing happened yet."

  private struct Errand: Identifiable {
    let id: String
  }

  private struct Letter: Identifiable {
    let id: String
    var isFlagged = false
  }

  var body: some View {
    List {
      Section {
        ForEach(errands) { errand in
          Text(errand.id)
            .deleteDisabled(errand.id == "Bread")
        }
        .onDelete { errands.remove(atOffsets: $0) }
        .onMove { errands.move(fromOffsets: $0, toOffset: $1) }
      } header: {
        HStack {
          Text("Errands")
          Spacer()
          EditButton()
        }
      } footer: {
        Text("Bread cannot be deleted. Swipe a row, press its button, or edit the list.")
      }
      Section {
        ForEach(letters) { letter in
          Label(letter.id, systemImage: letter.isFlagged ? "flag.fill" : "envelope")
            .swipeActions {
              Button("Delete", role: .destructive) {
                letters.removeAll { $0.id == letter.id }
                last = "\(letter.id) deleted"
              }
              Button("Archive") { last = "\(letter.id) archived" }
            }
            .swipeActions(edge: .leading) {
              Button("Flag") { toggleFlag(of: letter) }
            }
        }
      } header: {
        Text("Letters")
      } footer: {
        Text(last)
      }
    }
  }

  private func toggleFlag(of letter: Letter) {
    guard let index = letters.firstIndex(where: { $0.id == letter.id }) else { return }
    letters[index].isFlagged.toggle()
    last = "\(letter.id) \(letters[index].isFlagged ? "flagged" : "not flagged any more")"
  }
}
