import Combine

/// An item that an app puts into the bar of its windows, beside the menus.
final class MenuBarExtraItem: ObservableObject, Identifiable {
  struct Value {
    let label: AnyView
    let content: AnyView
    /// True if the item is in the bar; nil if it always is.
    let isInserted: Binding<Bool>?
  }

  @Published var value: Value
  /// True if the content is in a popover, and not in a menu.
  let opensWindow: Bool

  init(_ value: Value, opensWindow: Bool) {
    self.value = value
    self.opensWindow = opensWindow
  }
}

/// The items of an app, in the order of its scenes.
final class MenuBarExtraList {
  var items: [MenuBarExtraItem] = []
}

struct MenuBarExtraListKey: EnvironmentKey {
  static var defaultValue: MenuBarExtraList? { nil }
}

extension EnvironmentValues {
  var menuBarExtraList: MenuBarExtraList? { self[MenuBarExtraListKey.self] }
}

/// An item in the bar, which opens its content.
struct MenuBarExtraButton: View {
  @ObservedObject var item: MenuBarExtraItem
  @State private var isOpen = false

  init(item: MenuBarExtraItem) { self.item = item }

  var body: some View {
    if item.opensWindow {
      Button {
        isOpen.toggle()
      } label: {
        label
      }
      .popover(isPresented: $isOpen) { item.value.content }
    } else {
      MenuControl(label: label, content: item.value.content)
    }
  }

  private var label: some View { item.value.label.labelStyle(.iconOnly) }
}
