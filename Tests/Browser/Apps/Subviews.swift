import SwiftUI

extension ContainerValues {
  @Entry var isPinned = false
}

struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// A board with pinned views before the others.
struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(sections: content) { sections in
      ForEach(sections) { section in
        VStack(alignment: .leading) {
          HStack { section.header }.font(.headline)
          let pinned = section.content.filter(\.containerValues.isPinned)
          let others = section.content.filter { !$0.containerValues.isPinned }
          ForEach(pinned + others) { subview in
            HStack {
              Image(systemName: subview.containerValues.isPinned ? "pin.fill" : "circle")
              subview
            }
            .padding(8)
            .background(.yellow.opacity(0.3), in: RoundedRectangle(cornerRadius: 8))
          }
        }
      }
    }
  }
}

struct ContentView: View {
  @State private var pinned: String?
  let names = ["Oak", "Elm", "Ash"]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Board {
        Section("Trees") {
          ForEach(names, id: \.self) { name in
            Counter(name: name).containerValue(\.isPinned, pinned == name)
          }
        }
        Text("In no section")
      }
      Button("Pin Ash") { pinned = "Ash" }
      ScrollView {
        VStack(spacing: 20) {
          ForEach(0..<20) { number in
            Text("Row \(number)")
              .frame(maxWidth: .infinity).padding(10).background(.blue.opacity(0.2))
              .visualEffect { effect, proxy in
                let top = proxy.frame(in: .scrollView).minY
                return effect.opacity(top < 0 ? 0.2 : 1).offset(x: max(0, top / 5))
              }
          }
        }
      }
      .frame(height: 240)
    }
    .padding()
  }
}
