import BanyanTesting
import SwiftUI
import Testing

@testable import PackageName

@MainActor
@Suite struct GameViewTests {
  @Test func `the right number ends the game`() {
    let app = TestApp(GameView(game: Game(secret: 51)))
    app.window.stepper("Your guess: 50").increment()
    app.window.button("Guess").tap()
    #expect(app.window.shows("Right!"))
    #expect(!app.window.button("Guess").isEnabled)
  }

  @Test func `an answer changes one text and runs one body`() {
    let app = TestApp(GameView(game: Game(secret: 60)))
    app.window.button("Guess").tap()
    #expect(app.window.shows("Too low"))
  }

  @Test func `another number runs no body but its own`() {
    let app = TestApp(GameView(game: Game(secret: 60)))
    app.reset()
    app.window.stepper("Your guess: 50").increment()
    #expect(app.bodies == ["GameView"])
    #expect(app.window.changes == [#"text "Your guess: 50" becomes "Your guess: 51""#])
  }

  @Test func `the button is below the number`() {
    let app = TestApp(GameView(game: Game(secret: 60)), layout: .size(390, 844))
    let button = app.window.frame(of: app.window.button("Guess"))
    let answer = app.window.frame(of: app.window.text("A number from 1 to 100"))
    #expect(button.map(\.midX) == answer.map(\.midX))
    #expect(answer.map(\.minY) == button.map { $0.maxY + 16 })
  }
}
