import Combine
import Testing

@Suite struct CombineLatestTests {
  @Test func nothingComesBeforeEachHasSentAValue() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<String, Never>()
    let received = a.combineLatest(b).received()
    a.send(1)
    a.send(2)
    #expect(received.words == [])
    b.send("x")
    a.send(3)
    b.send("y")
    #expect(received.words == ["(2, \"x\")", "(3, \"x\")", "(3, \"y\")"])
  }

  @Test func itFinishesWhenAllHave() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let received = a.combineLatest(b) { $0 * $1 }.received()
    a.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(4)
    b.send(completion: .finished)
    #expect(received.words == ["6", "8", "finished"])
  }

  @Test func oneThatFailsEndsAll() {
    let a = PassthroughSubject<Int, Trouble>()
    let b = CurrentValueSubject<Int, Trouble>(1)
    let received = a.combineLatest(b).received()
    a.send(0)
    a.send(completion: .failure(.here))
    b.send(2)
    #expect(received.words == ["(0, 1)", "failed: here"])
  }

  @Test func threeAndFourAreCombined() {
    let c = Just(false)
    let nothing: Int? = nil
    #expect(Just(1).combineLatest(Just("b"), c).words == ["(1, \"b\", false)", "finished"])
    #expect(
      Just(1).combineLatest(Just("b"), c, Just(nothing)).words
        == ["(1, \"b\", false, nil)", "finished"])
    #expect(Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }.words == ["6", "finished"])
    #expect(
      Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.words
        == ["10", "finished"])
  }

  @Test func whoWantsTwoGetsTwo() {
    let a = PassthroughSubject<Int, Never>()
    let b = CurrentValueSubject<Int, Never>(9)
    let received = Received<(Int, Int), Never>(.max(2))
    a.combineLatest(b).subscribe(received)
    for number in 1...4 { a.send(number) }
    #expect(received.words == ["(1, 9)", "(2, 9)"])
  }

  @Test func aSubscriberMayItselfSend() {
    let a = CurrentValueSubject<Int, Never>(0)
    let b = CurrentValueSubject<Int, Never>(0)
    var words: [String] = []
    let subscription = a.combineLatest(b).sink { a, second in
      words.append("\(a) \(second)")
      if a == 1, second == 0 { b.send(5) }
    }
    a.send(1)
    #expect(words == ["0 0", "1 0", "1 5"])
    subscription.cancel()
    a.send(2)
    #expect(words.count == 3)
  }
}
