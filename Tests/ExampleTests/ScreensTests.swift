import BanyanTesting
import SwiftUI
import Testing

/// The screens of Examples/Screens without a browser: the bodies that run, and the host's mutations.
@MainActor
@Suite struct ScreensTests {
  @Test func `S02 views that declare an object run when it changes, and one text changes`() {
    let app = TestApp(SharedClimate())
    app.reset()
    app.window.button("Warmer").tap()
    #expect(
      app.printed == [
        "SharedClimate: _climate changed.", "SharedGreenhouse: _climate changed.",
        "SharedBenches: _climate changed.", "SharedVents: _climate changed.",
      ])
    #expect(app.window.changes == [#"text "18 °C" becomes "19 °C""#])
  }

  @Test func `S03 a view that is given a value runs when it changes`() {
    let app = TestApp(PassedClimate())
    app.reset()
    app.window.button("Warmer").tap()
    #expect(app.bodies == ["PassedClimate", "PassedGreenhouse", "Thermometer"])
    app.reset()
    app.window.toggle("Mist").tap()
    #expect(app.bodies == ["PassedClimate", "PassedGreenhouse", "MistSign"])
  }

  @Test func `S04 a view that reads nothing of an observable object does not run`() {
    let app = TestApp(ObservedClimate())
    app.reset()
    app.window.button("Warmer").tap()
    #expect(app.bodies == ["ObservedGreenhouse", "Thermometer"])
    app.reset()
    app.window.toggle("Mist").tap()
    #expect(app.bodies == ["ObservedGreenhouse", "MistSign"])
  }

  @Test func `S06 a write shows in every bay of the greenhouse, and runs them all`() {
    let app = TestApp(SharedClimate())
    for number in 1...20 { app.window.button("Bay \(number)").tap() }
    #expect(app.window.navigationTitle == "Bay 20")
    app.reset()
    app.window.all.filter { $0.kind == .button && $0.name == "Warmer" }.last?.tap()
    #expect(app.bodies.filter { $0 == "Bay" }.count == 20)
    #expect(app.window.shows("19 °C"))
    for _ in 1...20 {
      app.window.goBack()
      #expect(app.window.shows("19 °C"))
    }
  }

  @Test func `D20 a value set on the first screen does not reach the next`() {
    let app = TestApp(ObservedClimate())
    #expect(app.window.shows("Ask Hana"))
    app.window.button("Potting room").tap()
    #expect(app.window.shows("Nobody to ask"))
  }

  @Test func `S08 a list is filled by the reply, and a failure is shown by whoever can`() async {
    let app = TestApp(LibraryLoans())
    await app.wait { app.window.shows("Waiting for the service") }
    app.window.button("Answer").tap()
    await app.finishTasks()
    #expect(app.window.shows("2 Books"))
    app.window.button("Ask again").tap()
    await app.wait { app.window.shows("Waiting for the service") }
    app.window.button("Fail").tap()
    await app.finishTasks()
    #expect(app.window.shows("The library cannot be reached."))
    #expect(app.window.shows("2 Books"))
  }

  @Test func `S20 a tab that writes through a container is left alone`() {
    let shared = TestApp(SharedTabs())
    shared.reset()
    shared.window.button("Pack the gear").tap()
    #expect(
      shared.bodies == ["SharedTabs", "SharedTabBar", "GearList", "SharedTrail", "TrailView"])
    let contained = TestApp(ContainedTabs())
    contained.reset()
    contained.window.button("Pack the gear").tap()
    #expect(contained.bodies == ["ContainedTabBar", "GearList"])
  }

  @Test func `every screen of the list can be shown`() {
    for screen in ListedScreen.all {
      let app = TestApp(screen.content().environmentObject(WorkshopController()))
      #expect(app.window.errors == [], "\(screen.title)")
    }
  }
}
