// LESSON From one screen to the next
// PART From zero
//
// A `NavigationStack` shows one screen at a time, with a bar above it. A `NavigationLink` with a value pushes another screen, and
// `navigationDestination` says which view belongs to values of a type. The bar has a way back by itself.
//
// TRY Tap Lisbon.
// BECAUSE The link puts its value on the stack. The stack asks the destination for the view, and shows it.
// SEE The screen of the city comes in from the side. Go back by the arrow in the bar.
//
// DO Give the screen of a city its name as the title.
// FIND Text("\(city.people) people")
// ANSWER Text("\(city.people) people")
// ANSWER   .navigationTitle(city.name)
// SEE Choose a city: its name is in the bar. A title belongs to the screen, not to the stack, so it stands inside.
//
// DO Add Oslo, which has 720,000 people.
// FIND City(name: "Lisbon", people: 550_000),
// ANSWER City(name: "Lisbon", people: 550_000),
// ANSWER City(name: "Oslo", people: 720_000),
// SEE The list and the screens follow the data. Nothing else has to change.
import SwiftUI

struct City: Hashable {
  let name: String
  let people: Int
}

let cities = [
  City(name: "Accra", people: 2_400_000),
  City(name: "Lisbon", people: 550_000),
]

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List(cities, id: \.self) { city in
        NavigationLink(city.name, value: city)
      }
      .navigationTitle("Cities")
      .navigationDestination(for: City.self) { city in
        CityView(city: city)
      }
    }
  }
}

struct CityView: View {
  let city: City

  var body: some View {
    Text("\(city.people) people")
  }
}
