// Views composed of views.
import SwiftUI

struct Item: Identifiable, Hashable {
  let id: Int
  var name = ""
}

struct Container<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    let _ = Self._printChanges()
    let _ = Self._logChanges()
    content
  }
}

struct Pair<First: View, Second: View>: View {
  private let content: TupleView<(First, Second)>

  init(@ViewBuilder content: () -> TupleView<(First, Second)>) {
    self.content = content()
  }

  var body: some View {
    content.value.0
    Divider()
    content.value.1
  }
}

struct Everything: View, Equatable {
  let isOn: Bool
  let item: Item?
  @State private var items = [Item(id: 1)]

  nonisolated static func == (left: Everything, right: Everything) -> Bool {
    left.isOn == right.isOn && left.item == right.item
  }

  var body: some View {
    Container { Text("one") }
    Container {
      Text("one")
      Text("two")
    }
    Container {}
    Pair {
      Text("one")
      Text("two")
    }
    Container {
      if isOn { Text("on") }
      if isOn { Text("on") } else { Text("off") }
      if let item { Text(item.name) }
      switch items.count {
      case 0: EmptyView()
      case 1: Text("one")
      default: Text("many")
      }
      if #available(iOS 17, macOS 14, *) { Text("new") }
    }
    Group {
      Text("one")
      Text("two")
    }
    TupleView((Text("one"), Text("two")))
    AnyView(Text("any"))
    AnyView(erasing: Text("any"))
    Optional.some(Text("one"))
    loops
    Text("known").id("known")
    Text("known").id(item)
    Everything(isOn: false, item: nil).equatable()
    EquatableView(content: Everything(isOn: false, item: nil))
  }

  @ViewBuilder
  private var loops: some View {
    ForEach(items) { Text($0.name) }
    ForEach(items, id: \.name) { item in Text(item.name) }
    ForEach(0..<3) { Text("\($0)") }
    ForEach(0..<items.count, id: \.self) { Text("\($0)") }
    ForEach($items) { $item in TextField("Name", text: $item.name) }
    ForEach($items, id: \.name) { $item in TextField("Name", text: $item.name) }
  }
}

@MainActor
func parts() -> [Any] {
  let tuple = TupleView((Text("one"), Text("two")))
  let rows = ForEach([Item(id: 1)]) { Text($0.name) }
  let equatable = EquatableView(content: Everything(isOn: true, item: nil))
  return [tuple.value.0, rows.data, rows.content(Item(id: 2)), equatable.content]
}

// A function may be a view builder, with any return type.
@MainActor
@ViewBuilder
func badge(_ number: Int?) -> some View {
  if let number { Text("\(number)") }
}

@MainActor
func erased(_ isOn: Bool) -> any View { isOn ? Text("on") : AnyView(EmptyView()) }

struct Shown: View {
  var body: some View {
    badge(1)
    AnyView(erased(true))
    Text("Rye").tag(1)
    Text("Spelt").tag("spelt", includeOptional: false)
  }
}
