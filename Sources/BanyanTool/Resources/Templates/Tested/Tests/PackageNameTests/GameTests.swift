import Testing

@testable import PackageName

@Suite struct GameTests {
  @Test(arguments: [(49, Game.Answer.tooLow), (51, .tooHigh), (50, .right)])
  func `a guess gets its answer`(number: Int, answer: Game.Answer) {
    let game = Game(secret: 50)
    game.guess(number)
    #expect(game.answer == answer)
    #expect(game.guesses == [number])
  }
}
