import SwiftUI

struct GameView: View {
  let game: Game
  @State private var number = 50

  var body: some View {
    VStack(spacing: 16) {
      Stepper("Your guess: \(number)", value: $number, in: 1...100)
      Button("Guess") { game.guess(number) }
        .disabled(game.answer == .right)
      AnswerView(game: game)
    }
    .padding()
  }
}

/// The last guess. Its body runs only when that changes.
struct AnswerView: View {
  let game: Game

  var body: some View {
    switch game.answer {
    case nil: Text("A number from 1 to 100")
    case .tooLow: Text("Too low")
    case .tooHigh: Text("Too high")
    case .right: Text("Right!").font(.title)
    }
  }
}
