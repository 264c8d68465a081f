// Bindings, and values derived from them.
import SwiftUI

struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  var nickname: String?
}

struct Roster: View {
  @State private var people = [Person(id: 1, name: "Ada")]
  @State private var selection: Int?
  @State private var number = 0

  var body: some View {
    Row(person: $people[0])
    Row(person: .constant(people[0]))
    Field(text: $people[0].name)
    Field(text: Binding(get: { people[0].name }, set: { people[0].name = $0 }))
    Field(
      text: Binding(
        get: { people[0].name },
        set: { name, transaction in
          withTransaction(transaction) { people[0].name = name }
        }))
    if let binding = Binding($selection) { NumberField(number: binding) }
    if let name = Binding($people[0].nickname) { Field(text: name) }
    OptionalField(number: Binding($number))
    AnyField(value: Binding($number))
    Field(text: $people[0].name.animation())
    Field(text: $people[0].name.animation(.easeIn))
    Field(text: $people[0].name.transaction(Transaction(animation: nil)))
    ForEach($people) { $person in Field(text: $person.name) }
    ForEach($people) { Row(person: $0) }
  }
}

struct Row: View {
  @Binding var person: Person

  init(person: Binding<Person>) {
    _person = Binding(projectedValue: person)
  }

  var body: some View {
    Text("\(_person.id) \(_person.wrappedValue.name) \(_person.projectedValue.wrappedValue.name)")
    Button("Rename") {
      var animated = $person
      animated.transaction.animation = .default
      animated.wrappedValue.name = "Grace"
      withTransaction(animated.transaction) { person.name = "Ada" }
    }
  }
}

struct Field: View {
  @Binding var text: String
  var body: some View { TextField("Text", text: $text) }
}

struct NumberField: View {
  @Binding var number: Int
  var body: some View { Button("\(number)") { number += 1 } }
}

struct OptionalField: View {
  @Binding var number: Int?
  var body: some View { Button("\(number ?? 0)") { number = nil } }
}

struct AnyField: View {
  @Binding var value: AnyHashable
  var body: some View { Button("Reset") { value = AnyHashable(0) } }
}

// A binding to a collection is a collection of bindings.
@MainActor
func uncheck(_ flags: Binding<[Bool]>) -> [Binding<Bool>] {
  for flag in flags { flag.wrappedValue = false }
  var index = flags.index(after: flags.startIndex)
  flags.formIndex(after: &index)
  index = flags.index(before: flags.endIndex)
  flags.formIndex(before: &index)
  flags[index].wrappedValue = flags.indices.contains(index)
  return flags.reversed()
}

func send(_ binding: Binding<Int>) -> any Sendable { binding }
