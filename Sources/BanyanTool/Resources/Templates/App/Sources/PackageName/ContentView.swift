import SwiftUI

/// A list of things to do.
struct ContentView: View {
  @State private var tasks: [TodoTask] = [TodoTask(title: "Change this text")]
  @State private var title = ""

  var body: some View {
    NavigationStack {
      List {
        HStack {
          TextField("New task", text: $title)
            .onSubmit(add)
          Button("Add", action: add)
            .disabled(title.isEmpty)
        }
        ForEach($tasks) { $task in Toggle(task.title, isOn: $task.isDone) }
          .onDelete { tasks.remove(atOffsets: $0) }
      }
      .navigationTitle("\(tasks.count { !$0.isDone }) to do")
    }
  }

  private func add() {
    guard !title.isEmpty else { return }
    tasks.append(TodoTask(title: title))
    title = ""
  }
}

struct TodoTask: Identifiable {
  let id = UUID()
  let title: String
  var isDone = false
}
