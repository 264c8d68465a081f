import SwiftUI

/// Transitions of views as they appear and disappear.
struct TransitionsPage: View {
  @State private var isShown = true
  @State private var names = ["Apples", "Pears", "Plums"]
  private let more = ["Cherries", "Figs", "Grapes", "Limes"]

  private var transitions: [(String, AnyTransition)] {
    [
      ("opacity", .opacity), ("slide", .slide), ("scale", .scale),
      ("move", .move(edge: .bottom)), ("push", .push(from: .top)),
      ("offset", .offset(x: 0, y: 40).combined(with: .opacity)),
      ("asymmetric", .asymmetric(insertion: .scale, removal: .opacity)),
      ("modifier", .modifier(active: Turned(degrees: -90), identity: Turned(degrees: 0))),
      ("identity", .identity),
    ]
  }

  private struct Turned: ViewModifier {
    let degrees: Double

    func body(content: Content) -> some View {
      content.rotationEffect(.degrees(degrees), anchor: .topLeading)
    }
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Button(isShown ? "Hide" : "Show") {
          withAnimation(.easeInOut(duration: 0.6)) { isShown.toggle() }
        }
        ForEach(transitions, id: \.0) { name, transition in
          HStack {
            Text(name).font(.caption).frame(width: 110, alignment: .leading)
            if isShown {
              Text("Here").padding(8).background(.blue.opacity(0.2), in: .capsule)
                .transition(transition)
            }
          }
          .frame(height: 36)
        }
        Divider()
        HStack {
          Button("Add") {
            withAnimation { names.insert(more.first { !names.contains($0) } ?? "Kiwis", at: 0) }
          }
          .disabled(names.count > 6)
          Button("Remove the first") { withAnimation { _ = names.removeFirst() } }
            .disabled(names.isEmpty)
          Button("Turn around") { withAnimation { names.reverse() } }
        }
        ForEach(names, id: \.self) { name in
          Text(name).padding(8).background(.green.opacity(0.2), in: .capsule)
        }
      }
      .padding()
    }
  }
}
