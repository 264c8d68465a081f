// LESSON A list of things
// PART From zero
//
// `List` shows one row for each element of an array. Each element has an `id`, so that the list knows which row is whose when the array
// changes: `Identifiable` asks for it.
//
// TRY Tap Add.
// BECAUSE The button appends to the array. The array is `@State`, so the body runs again, and the list sees one element that it does not know yet.
// SEE A new row comes in. The others stay where they are.
//
// DO Show the amount at the end of each row, too.
// FIND Text(item.name)
// ANSWER HStack {
// ANSWER   Text(item.name)
// ANSWER   Spacer()
// ANSWER   Text("\(item.amount)")
// ANSWER }
// SEE A row is a view like any other, so it may be a stack.
//
// DO Let a person delete rows.
// FIND ForEach(items) { item in
// ANSWER ForEach($items, editActions: .delete) { $item in
// SEE Swipe a row to the left, or drag it there with the mouse. `$items` gives the rows a way to write to the array.
import SwiftUI

struct Item: Identifiable {
  let id = UUID()
  var name: String
  var amount = 1
}

struct ContentView: View {
  @State private var items = [Item(name: "Apples"), Item(name: "Bread", amount: 2)]

  var body: some View {
    List {
      Button("Add") { items.append(Item(name: "Cheese", amount: items.count)) }
      ForEach(items) { item in
        Text(item.name)
      }
    }
  }
}
