import BanyanGraph
import BanyanHost
import BanyanTesting
import SwiftUICore
import Testing

/// Choosing one of several values.
@MainActor
@Suite struct PickerTests {
  enum Bread: String, CaseIterable, Identifiable {
    case rye, spelt, wheat
    var id: Self { self }
  }

  struct BreadPicker: View {
    @State private var bread = Bread.spelt

    var body: some View {
      Picker("Bread", selection: $bread) {
        ForEach(Bread.allCases) { Text($0.rawValue) }
      }
      Text("You chose \(bread.rawValue)")
    }
  }

  @Test func choosingAnOptionSetsTheSelectionToItsTag() {
    let app = TestApp(BreadPicker())
    let picker = app.window.picker("Bread")
    #expect(picker.options == ["rye", "spelt", "wheat"])
    #expect(picker.chosenOption == "spelt")
    app.reset()
    picker.choose("wheat")
    #expect(picker.chosenOption == "wheat")
    #expect(app.bodies == ["BreadPicker"])
    #expect(
      app.window.changes == [
        "text \"You chose spelt\" becomes \"You chose wheat\"",
        "option isOn true becomes false", "option isOn false becomes true",
      ])
  }

  struct PeoplePicker: View {
    @State private var people = 2

    var body: some View {
      Picker("People", selection: $people) {
        ForEach(2..<100) { Text("\($0) people") }
      }
      Text("selection \(people)")
    }
  }

  @Test func theRowsOfAConstantRangeAreTaggedByTheirOffsets() {
    let app = TestApp(PeoplePicker())
    let picker = app.window.picker("People")
    #expect(picker.chosenOption == "4 people")
    picker.choose("2 people")
    #expect(picker.chosenOption == "2 people")
    #expect(app.window.texts.last == "selection 0")
    #expect(app.reports == [])
  }

  @Test func rowsWithAnIdentityOfTheirOwnAreTaggedByIt() {
    let app = TestApp(
      Picker("People", selection: .constant(2)) {
        ForEach(2..<100, id: \.self) { Text("\($0) people") }
      })
    #expect(app.window.picker("People").chosenOption == "2 people")
  }

  struct OptionalPicker: View {
    @State private var size: Int?

    var body: some View {
      Picker("Size", selection: $size) {
        Text("None").tag(Int?.none)
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      Button("Reset") { size = nil }
    }
  }

  @Test func aTagCountsForASelectionOfItsOptionalType() {
    let app = TestApp(OptionalPicker())
    let picker = app.window.picker("Size")
    #expect(picker.chosenOption == "None")
    picker.choose("Two")
    #expect(picker.chosenOption == "Two")
    app.window.button("Reset").tap()
    #expect(picker.chosenOption == "None")
    #expect(app.reports == [])
  }

  @Test func aSelectionThatNothingStandsForIsReportedOnce() {
    let app = TestApp(
      SelectionScreen(initial: 7) {
        Text("One").tag(1); Text("Two").tag(2)
      })
    #expect(app.window.picker("Number").chosenOption == nil)
    app.window.button("Another").tap()
    app.window.button("Another").tap()
    #expect(
      app.reports == [
        """
        Picker: the selection "7" is invalid and does not have an associated tag, this will give \
        undefined results.
        """
      ])
  }

  /// Debug builds check the tree after each flush; if the check requested a flush, flushes would never end.
  @Test func lookingThroughTheTreeOfAPickerAsksForNoUpdate() {
    let app = TestApp(
      SelectionScreen(initial: 1) {
        Text("One").tag(1); Text("Two").tag(2)
      })
    app.window.button("Another").tap()
    app.window.picker("Number").choose("Two")
    #expect(!app.runtime.isDirty)
  }

  struct SelectionScreen<Options: View>: View {
    @State private var number: Int
    private let options: Options

    init(initial: Int, @ViewBuilder options: () -> Options) {
      number = initial
      self.options = options()
    }

    var body: some View {
      Picker("Number", selection: $number) { options }
      Button("Another") { number += 10 }
    }
  }

  @Test func whatHasNoTagOfTheSelectionsTypeCannotBeChosen() {
    let app = TestApp(
      SelectionScreen(initial: 1) {
        Text("One").tag(1); Text("Word").tag("two"); Text("None")
      })
    let picker = app.window.picker("Number")
    app.reset()
    picker.choose("Word")
    picker.choose("None")
    #expect(picker.chosenOption == "One")
    #expect(app.window.mutations == [])
  }

  struct GroupedPicker: View {
    @State private var number = 1
    @State private var isMore = false

    var body: some View {
      Picker("Number", selection: $number) {
        Text("None").tag(0)
        Divider()
        Section("Small") {
          Text("One").tag(1)
          if isMore { Text("Two").tag(2) }
        }
        Section { Text("Hundred").tag(100) }
      }
      Button("More") { isMore = true }
    }
  }

  @Test func dividersAndTitlesOfSectionsAreNoOptions() {
    let app = TestApp(GroupedPicker())
    let picker = app.window.picker("Number")
    #expect(picker.options == ["None", "One", "Hundred"])
    #expect(
      picker.children.map(\.kind) == [
        .option, .divider, .sectionHeader, .option, .divider, .sectionHeader, .option, .divider,
      ])
    picker.choose("Hundred")
    #expect(picker.chosenOption == "Hundred")
    app.window.button("More").tap()
    #expect(picker.options == ["None", "One", "Two", "Hundred"])
    picker.choose("Two")
    #expect(picker.chosenOption == "Two")
    #expect(app.reports == [])
  }

  struct GrowingPicker: View {
    @State private var number = 2
    @State private var tags = [1, 2]

    var body: some View {
      Picker("Number", selection: $number) {
        ForEach(tags, id: \.self) { Text("Number \($0)") }
      }
      Button("More") { tags.append(tags.count + 1) }
      Button("Other") { (tags, number) = ([8, 9], 9) }
    }
  }

  @Test func optionsComeAndGo() {
    let app = TestApp(GrowingPicker())
    let picker = app.window.picker("Number")
    app.window.button("More").tap()
    #expect(picker.options == ["Number 1", "Number 2", "Number 3"])
    picker.choose("Number 3")
    #expect(picker.chosenOption == "Number 3")
    app.window.button("Other").tap()
    #expect(picker.options == ["Number 8", "Number 9"])
    #expect(picker.chosenOption == "Number 9")
    #expect(app.reports == [])
  }

  struct ChangingTag: View {
    @State private var number = 1
    @State private var tag = 1

    var body: some View {
      Picker("Number", selection: $number) { Text("Only").tag(tag) }
      Button("Next tag") { tag += 1 }
      Text("\(number)")
    }
  }

  @Test func aTagThatChangesIsTheOneThatCounts() {
    let app = TestApp(ChangingTag())
    app.window.button("Next tag").tap()
    #expect(app.window.picker("Number").chosenOption == nil)
    app.window.picker("Number").choose("Only")
    #expect(app.window.picker("Number").chosenOption == "Only")
    #expect(app.window.shows("2"))
  }

  struct DisabledPicker: View {
    @State private var number = 1
    @State private var isOff = true

    var body: some View {
      Picker("Number", selection: $number) {
        Text("One").tag(1); Text("Two").tag(2)
      }
      .disabled(isOff)
      Button("Turn on") { isOff = false }
    }
  }

  @Test func aPickerThatIsDisabledCannotBeUsedUntilItIsNot() {
    let app = TestApp(DisabledPicker())
    let picker = app.window.picker("Number")
    picker.choose("Two")
    #expect(picker.chosenOption == "One")
    app.window.button("Turn on").tap()
    picker.choose("Two")
    #expect(picker.chosenOption == "Two")
  }

  struct Source {
    let number: Binding<Int>
  }

  struct SourcesPicker: View {
    @State private var first = 1
    @State private var second = 2

    var body: some View {
      Picker(
        "Number", sources: [Source(number: $first), Source(number: $second)], selection: \.number
      ) {
        Text("One").tag(1)
        Text("Two").tag(2)
        Text("Three").tag(3)
      }
      Text("\(first) and \(second)")
    }
  }

  @Test func aPickerOfSeveralSourcesSetsThemAll() {
    let app = TestApp(SourcesPicker())
    #expect(app.window.picker("Number").chosenOption == "One")
    app.window.picker("Number").choose("Three")
    #expect(app.window.shows("3 and 3"))
  }

  @Test func aHiddenLabelStillNamesThePicker() {
    let app = TestApp(BreadPicker().labelsHidden())
    let labeled = app.window.element(.labeled, "Bread")
    #expect(labeled.property(.hidesLabel) == .hidesLabel(true))
    #expect(app.window.picker("Bread").options.count == 3)
  }
}
