import SwiftData
import SwiftUI

/// A screen as a course writes it.
struct DishScreen: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Dish.title) private var dishes: [Dish]

  var body: some View {
    NavigationStack {
      List {
        ForEach(dishes) { dish in
          NavigationLink(dish.title, value: dish)
        }
        .onDelete(perform: delete)
      }
      .navigationTitle("Dishes")
      .navigationDestination(for: Dish.self) { dish in DishEditor(dish: dish) }
      .toolbar {
        Button("Add") { modelContext.insert(Dish("New")) }
      }
    }
  }

  private func delete(at offsets: IndexSet) {
    for offset in offsets { modelContext.delete(dishes[offset]) }
  }
}

struct DishEditor: View {
  @Bindable var dish: Dish

  var body: some View {
    Form {
      TextField("Title", text: $dish.title)
      Toggle("Hot", isOn: $dish.isHot)
    }
    .navigationTitle(dish.heading)
  }
}
