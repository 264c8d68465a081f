import BanyanHost
import BanyanTesting
import Foundation
import SwiftUICore
import Testing

/// Choosing numbers.
@MainActor
@Suite struct SliderTests {
  final class Record {
    var lines: [String] = []
  }

  struct Screen: View {
    let range: ClosedRange<Double>
    let step: Double?
    let record: Record
    @State private var value: Double

    init(
      _ value: Double = 0, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
      record: Record = Record()
    ) {
      self.value = value
      self.range = range
      self.step = step
      self.record = record
    }

    var body: some View {
      if let step {
        Slider(value: $value, in: range, step: step) {
          Text("Number")
        } onEditingChanged: {
          record.lines.append("editing \($0) at \(value)")
        }
      } else {
        Slider(value: $value, in: range) {
          Text("Number")
        } onEditingChanged: {
          record.lines.append("editing \($0) at \(value)")
        }
      }
      Text(verbatim: "\(value)")
    }
  }

  @Test func draggingWritesEachNumberAndReportsWhenItBeginsAndEnds() {
    let record = Record()
    let app = TestApp(Screen(record: record))
    app.reset()
    app.window.slider("Number").slide(over: 0.25, 0.5)
    #expect(record.lines == ["editing true at 0.0", "editing false at 0.5"])
    #expect(app.window.texts == ["Number", "0.5"])
    #expect(app.window.slider("Number").number == 0.5)
    #expect(
      app.window.changes == [
        "text \"0.0\" becomes \"0.25\"", "text \"0.25\" becomes \"0.5\"",
      ])
  }

  @Test func aMoveInOneGoIsAnEditOfItsOwn() {
    let record = Record()
    let app = TestApp(Screen(record: record))
    app.window.slider("Number").move(to: 1)
    #expect(record.lines == ["editing true at 0.0", "editing false at 1.0"])
  }

  @Test(arguments: [(0.3, 0.5), (0.1, 0.0), (-7, 0), (9, 2), (1.74, 1.5)])
  func aStepIsTakenFromTheLowerBound(sent: Double, number: Double) {
    let app = TestApp(Screen(1, in: 0...2, step: 0.5))
    app.window.slider("Number").move(to: sent)
    #expect(app.window.slider("Number").number == number)
    #expect(app.window.shows("\(number)"))
  }

  @Test func theLastStepMayStopShortOfTheUpperBound() {
    let app = TestApp(Screen(0, in: 0...10, step: 4))
    app.window.slider("Number").move(to: 10)
    #expect(app.window.slider("Number").number == 8)
  }

  @Test func aValueOutsideIsShownAtTheBound() {
    #expect(TestApp(Screen(7)).window.slider("Number").number == 1)
    #expect(TestApp(Screen(.nan)).window.slider("Number").number == 0)
  }

  @Test func aRangeWithoutNumbersIsReported() {
    let app = TestApp(Screen(0.5, in: 0...(.infinity)))
    #expect(app.window.slider("Number").property(.range) == .range(NumberRange(lower: 0, upper: 1)))
    #expect(
      app.reports == ["A control's range from 0.0 to inf is not valid."])
  }

  struct Rounded: View {
    @State private var value = 0.0

    var body: some View {
      Slider(
        value: Binding(get: { value }, set: { value = $0.rounded() }), in: 0...4,
        label: { Text("Number") })
    }
  }

  @Test func aSliderShowsWhatTheWriteHasComeTo() {
    let app = TestApp(Rounded())
    app.reset()
    app.window.slider("Number").move(to: 1.2)
    #expect(app.window.slider("Number").number == 1)
    app.window.slider("Number").move(to: 1.3)
    #expect(app.window.slider("Number").number == 1)
  }

  @Test func aNumberOfAnyTypeCanBeChosen() {
    struct Small: View {
      @State private var value: Float = 0.5

      var body: some View {
        Slider(value: $value) { Text("Number") }
        Text(verbatim: "\(value)")
      }
    }
    let app = TestApp(Small())
    app.window.slider("Number").move(to: 0.25)
    #expect(app.window.shows("0.25"))
  }

  struct Steppers: View {
    let record: Record
    @State private var count = 2
    @State private var price = 1.5

    var body: some View {
      Stepper("Count", value: $count, in: 1...4, step: 2) {
        record.lines.append("editing \($0) at \(count)")
      }
      Stepper("Price", value: $price, step: 0.5, format: .number)
      Stepper("Actions", onIncrement: { record.lines.append("more") }, onDecrement: nil)
      Text("Count is \(count)")
    }
  }

  @Test func aStepperStepsWithinItsBounds() {
    let record = Record()
    let app = TestApp(Steppers(record: record))
    let stepper = app.window.stepper("Count")
    stepper.increment()
    #expect(app.window.shows("Count is 4"))
    #expect(stepper.children.map(\.isEnabled) == [true, false])
    stepper.increment()
    #expect(app.window.shows("Count is 4"))
    stepper.decrement()
    stepper.decrement()
    #expect(app.window.shows("Count is 1"))
    #expect(stepper.children.map(\.isEnabled) == [false, true])
    #expect(
      record.lines == [
        "editing true at 2", "editing false at 4", "editing true at 4", "editing false at 2",
        "editing true at 2", "editing false at 1",
      ])
  }

  struct FarSteppers: View {
    @State private var bounded = Int.min
    @State private var unbounded = Int8.max
    @State private var wide = Int8(-100)

    var body: some View {
      Stepper("Bounded", value: $bounded, in: 0...10)
      Stepper("Unbounded", value: $unbounded)
      Stepper("Wide", value: $wide, in: -100...100, step: 150)
      Text(verbatim: "\(bounded) and \(unbounded)")
      Text(verbatim: "wide \(wide)")
    }
  }

  @Test func aStepperGoesNoFurtherThanItsTypeDoes() {
    let app = TestApp(FarSteppers())
    app.window.stepper("Unbounded").increment()
    #expect(app.window.shows("\(Int.min) and 127"))
    app.window.stepper("Unbounded").decrement()
    #expect(app.window.shows("\(Int.min) and 126"))
    app.window.stepper("Bounded").increment()
    #expect(app.window.shows("\(Int.min + 1) and 126"))
    app.window.stepper("Wide").increment()
    #expect(app.window.shows("wide 50"))
    app.window.stepper("Wide").increment()
    #expect(app.window.shows("wide 100"))
  }

  @Test func aStepperShowsItsValueInAFormat() {
    let app = TestApp(Steppers(record: Record()))
    app.window.stepper("Price").increment()
    app.window.stepper("Price").increment()
    #expect(app.window.texts == ["Count", "Price", "2.5", "Actions", "Count is 2"])
  }

  @Test func aStepperWithoutAnActionHasAButtonThatCannotBeUsed() {
    let record = Record()
    let app = TestApp(Steppers(record: record))
    app.window.stepper("Actions").increment()
    app.window.stepper("Actions").decrement()
    #expect(record.lines == ["more"])
  }
}
