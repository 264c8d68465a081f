import BanyanGraph
import BanyanHost
import Testing

@testable import SwiftUICore

/// The walk that finds the elements of views.
@MainActor
@Suite struct ElementCollectorTests {
  private final class CountingHost: BanyanHost.Host {
    private(set) var mutationCount = 0
    func apply(_ batch: [Mutation]) { mutationCount += batch.count }
  }

  private func withWindow(of view: some View, _ body: @MainActor (WindowNode, CountingHost) -> Void)
  {
    let app = RunningApp(view: { view })
    let host = CountingHost()
    let window = app.open(on: host, name: "window")
    defer { window.close() }
    body(window.node, host)
  }

  /// Returns the text of an element, within the kinds of the boxes around it.
  private func word(of element: ElementNode) -> String {
    if let main = element.main { return "\(element.kind)(\(word(of: main)))" }
    for case .text(let runs) in element.properties { return runs.map(\.string).joined() }
    return "\(element.kind)"
  }

  @Test func `the elements of views are those of what stands for them, in the order of the views`()
  {
    let isShown = true
    let view = VStack {
      Group {
        Text("A")
        Text("B").accessibilityLabel("b")
      }.padding()
      ForEach(["C", "D"], id: \.self) { Text($0).font(.title) }
      if isShown { Text("E").frame(width: 10).transition(.opacity) }
      EmptyView()
      Text("F").sheet(isPresented: .constant(false)) { Text("presented") }
      Text("G").overlay { Text("in front") }
      Group(subviews: Text("H")) { subviews in
        Text("before")
        subviews
      }
    }
    withWindow(of: view) { window, _ in
      #expect(
        window.children[0].collectChildren().map(word) == [
          "box(A)", "box(B)", "C", "D", "box(E)", "F", "decorated(G)", "before", "H",
        ])
    }
  }

  private struct Pantry: View {
    var body: some View {
      TabView {
        NavigationStack {
          List {
            Section("Grain") {
              ForEach(["Rye", "Oats"], id: \.self) { name in
                Text(name).swipeActions { Button("Order") {} }.listRowBackground(Color.red)
              }
            }
            Picker("Flour", selection: .constant(1)) {
              Text("White").tag(1)
              Text("Brown").tag(2)
            }
            Text("Sales").background { Color.blue }
            ForEach(0..<100, id: \.self) { Text("\($0)").padding() }
          }
          .toolbar { Button("Add") {} }
        }
        .tabItem { Text("Stock") }
        Text("none").tabItem { Text("Orders") }
      }
    }
  }

  @Test func `collecting the elements again makes none, and sends the host nothing`() {
    withWindow(of: Pantry()) { window, host in
      let (elementCount, mutationCount) = (window.elementCount, host.mutationCount)
      var kinds: Set<ElementKind> = []
      var differing: [ElementKind] = []
      @MainActor func look(at element: ElementNode) {
        kinds.insert(element.kind)
        if !element.collectChildren().elementsEqual(element.children, by: ===) {
          differing.append(element.kind)
        }
        for child in element.children { look(at: child) }
      }
      window.runtime.perform { look(at: window) }
      #expect(
        kinds.isSuperset(of: [
          .row, .rowActions, .rowBackground, .option, .toolbarItem, .tabPage, .decorated,
          .absentRows,
        ]))
      #expect(differing == [])
      #expect(window.elementCount == elementCount)
      #expect(host.mutationCount == mutationCount)
    }
  }
}
