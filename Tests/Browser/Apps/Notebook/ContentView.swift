import Combine
import SwiftUI

class Notebook: ObservableObject {
  @Published var notes = ["Milk"]
  @Published var phases: [String] = []
}

struct ContentView: View {
  @EnvironmentObject var notebook: Notebook
  @State private var text = ""

  var body: some View {
    NavigationView {
      VStack {
        TextField("Note", text: $text, onCommit: add)
        List(notebook.notes, id: \.self) { note in
          Text(note)
        }
        Text("Phases: \(notebook.phases.joined(separator: " "))")
      }
      .navigationBarTitle("Notes")
    }
  }

  private func add() {
    notebook.notes.append(text)
    text = ""
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView().environmentObject(Notebook())
  }
}
