import SwiftUI
import UniformTypeIdentifiers

/// Views that are dragged, and views on which they, and files and texts of the person, can be dropped.
struct DragsPage: View {
  @State private var basket: [String] = []
  @State private var isOverBasket = false
  @State private var arrived: [String] = []
  @State private var isOverTray = false
  @State private var planets = ["Mercury", "Venus", "Earth", "Mars"]
  @State private var dragged: String?

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        Example("Values") {
          HStack {
            ForEach(["Apples", "Bread", "Cheese"], id: \.self) { name in
              Block(name).draggable(name) { Block("Some \(name)", .orange) }
            }
          }
          Tray(
            basket.isEmpty ? "An empty basket" : "Basket: \(basket.joined(separator: ", "))",
            isTargeted: isOverBasket
          )
          .dropDestination(for: String.self) { names, _ in
            basket += names
            return true
          } isTargeted: {
            isOverBasket = $0
          }
        }
        Example("From elsewhere") {
          Tray(isOverTray ? "Let go" : "Drop files, texts or links here", isTargeted: isOverTray)
            .onDrop(of: [.fileURL, .url, .plainText], isTargeted: $isOverTray) { providers in
              for provider in providers { receive(provider) }
              return true
            }
          ForEach(arrived.indices, id: \.self) { Text(arrived[$0]) }
        }
        Example("In order") {
          HStack {
            ForEach(planets, id: \.self) { name in
              Block(name, .green)
                .onDrag {
                  dragged = name
                  return NSItemProvider(object: name as NSString)
                }
                .onDrop(
                  of: [.plainText],
                  delegate: Reordering(name: name, names: $planets, dragged: $dragged))
            }
          }
          Text("Planets: \(planets.joined(separator: ", "))")
        }
      }
      .padding()
    }
  }

  private func receive(_ provider: NSItemProvider) {
    let name = provider.suggestedName
    provider.loadDataRepresentation(forTypeIdentifier: UTType.data.identifier) { data, error in
      let line: String
      if let data, let name {
        line = "\(name), \(data.count) bytes"
      } else if let data {
        line = "“\(String(decoding: data, as: UTF8.self))”"
      } else {
        line = error?.localizedDescription ?? "nothing"
      }
      Task { @MainActor in arrived.append(line) }
    }
  }
}

/// A place that shows whether something can be dropped there.
private struct Tray: View {
  let title: String
  let isTargeted: Bool

  init(_ title: String, isTargeted: Bool) {
    self.title = title
    self.isTargeted = isTargeted
  }

  var body: some View {
    Text(title)
      .padding()
      .frame(maxWidth: .infinity)
      .background(
        isTargeted ? Color.green.opacity(0.3) : Color.gray.opacity(0.15),
        in: RoundedRectangle(cornerRadius: 12))
  }
}

/// Moves what is dragged to where it is.
private struct Reordering: DropDelegate {
  let name: String
  @Binding var names: [String]
  @Binding var dragged: String?

  func validateDrop(info: DropInfo) -> Bool { dragged != nil }

  func dropEntered(info: DropInfo) {
    guard let dragged, dragged != name, let start = names.firstIndex(of: dragged),
      let end = names.firstIndex(of: name)
    else { return }
    withAnimation {
      names.move(fromOffsets: IndexSet(integer: start), toOffset: end > start ? end + 1 : end)
    }
  }

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return true
  }
}
