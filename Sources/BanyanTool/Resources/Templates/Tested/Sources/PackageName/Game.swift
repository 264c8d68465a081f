import Observation

/// A number to be guessed.
@Observable
final class Game {
  enum Answer: Equatable {
    case tooLow, tooHigh, right
  }

  private(set) var guesses: [Int] = []
  private(set) var answer: Answer?
  private let secret: Int

  /// - Parameter secret: The number. A test chooses it.
  init(secret: Int = .random(in: 1...100)) {
    self.secret = secret
  }

  func guess(_ number: Int) {
    guesses.append(number)
    answer = number == secret ? .right : number < secret ? .tooLow : .tooHigh
  }
}
