// Searching.
import SwiftUI

struct Searching: View {
  @State private var search = ""
  @State private var isPresented = false
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  let title: String

  var body: some View {
    Text("trees").searchable(text: $search)
    Text("trees").searchable(text: $search, placement: .automatic, prompt: Text("Trees"))
    Text("trees").searchable(text: $search, placement: .toolbar, prompt: "Trees")
    Text("trees").searchable(text: $search, placement: .sidebar, prompt: title)
    Text("trees").searchable(text: $search, placement: .navigationBarDrawer)
    Text("trees").searchable(
      text: $search, placement: .navigationBarDrawer(displayMode: .always), prompt: "Trees")
    Text("trees").searchable(
      text: $search, placement: .navigationBarDrawer(displayMode: .automatic))
    presented
    suggesting
    Button("End") { dismissSearch() }.disabled(!isSearching)
  }

  @ViewBuilder
  private var presented: some View {
    Text("trees").searchable(text: $search, isPresented: $isPresented)
    Text("trees").searchable(text: $search, isPresented: $isPresented, prompt: Text("Trees"))
    Text("trees").searchable(text: $search, isPresented: $isPresented, prompt: "Trees")
    Text("trees").searchable(text: $search, isPresented: $isPresented, prompt: title)
  }

  @ViewBuilder
  private var suggesting: some View {
    Text("trees").searchable(text: $search) { Text("Oak").searchCompletion("Oak") }
    Text("trees").searchable(text: $search, prompt: "Trees") { Text("Oak") }
    Text("trees").searchable(text: $search, prompt: title) { Text("Oak") }
    Text("trees").searchable(text: $search)
      .searchSuggestions { Text("Oak").searchCompletion("Oak") }
      .onSubmit(of: .search) {}
  }
}
