import SwiftUI

final class Star: ObservableObject {
  @Published var name = "Vega"
}

/// Owns the star. The view that picks a name has a binding to the name and doesn't see the star.
struct StarNaming: View {
  @StateObject private var star = Star()

  var body: some View {
    let _ = Self._printChanges()
    Form {
      Section("The star is called \(star.name)") {
        StarNamePicker(name: $star.name)
      }
      Section("Its own or none") {
        LitButton {
        } label: {
          Text("Another button")
        }
      }
    }
  }
}

struct StarNamePicker: View {
  private static let names = ["Vega", "Deneb", "Altair"]
  @Binding var name: String

  var body: some View {
    let _ = Self._printChanges()
    TextField("Name", text: $name)
    LitButton {
      let place = Self.names.firstIndex(of: name) ?? -1
      name = Self.names[(place + 1) % Self.names.count]
    } label: {
      Text("Next name after \(name)")
    }
  }
}

/// A button that keeps whether it was pressed in its own private state.
struct LitButton<Title: View>: View {
  let action: @MainActor () -> Void
  let label: Title
  @State private var isLit = false

  init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Title) {
    self.action = action
    self.label = label()
  }

  var body: some View {
    let _ = Self._printChanges()
    Button {
      isLit.toggle()
      action()
    } label: {
      Label {
        label
      } icon: {
        Image(systemName: isLit ? "lightbulb.fill" : "lightbulb")
          .accessibilityHidden(true)
      }
    }
    .accessibilityValue(isLit ? "lit" : "unlit")
  }
}
