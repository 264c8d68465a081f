import Combine
import Testing

@Suite struct MergeTests {
  @Test func valuesOfBothComeAsTheyAreSent() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let received = a.merge(with: b).received()
    a.send(1)
    b.send(90)
    a.send(2)
    #expect(received.words == ["1", "90", "2"])
    a.send(completion: .finished)
    b.send(91)
    #expect(received.words == ["1", "90", "2", "91"])
    b.send(completion: .finished)
    #expect(received.words == ["1", "90", "2", "91", "finished"])
  }

  @Test func oneThatFailsEndsAll() {
    let a = PassthroughSubject<Int, Trouble>()
    var isCancelled = false
    let b = PassthroughSubject<Int, Trouble>()
    let received = a.merge(with: b.handleEvents(receiveCancel: { isCancelled = true })).received()
    a.send(completion: .failure(.here))
    b.send(1)
    #expect(received.words == ["failed: here"])
    #expect(isCancelled)
  }

  @Test func upToEightAreMerged() {
    func just(_ number: Int) -> Just<Int> { Just(number) }
    let one = just(1)
    let empty = Empty<Int, Never>()
    let finished = "finished"
    #expect(one.merge(with: empty).words == ["1", finished])
    #expect(one.merge(with: just(2), empty).words == ["1", "2", finished])
    #expect(one.merge(with: just(2), just(3), empty).words == ["1", "2", "3", finished])
    #expect(
      one.merge(with: just(2), just(3), just(4), empty).words == ["1", "2", "3", "4", finished])
    #expect(
      one.merge(with: just(2), just(3), just(4), just(5), empty).words
        == ["1", "2", "3", "4", "5", finished])
    #expect(
      one.merge(with: just(2), just(3), just(4), just(5), just(6), empty).words
        == ["1", "2", "3", "4", "5", "6", finished])
    #expect(
      one.merge(with: just(2), just(3), just(4), just(5), just(6), just(7), empty).words
        == ["1", "2", "3", "4", "5", "6", "7", finished])
  }

  @Test func anyNumberOfOneKindIsMerged() {
    #expect(
      Publishers.MergeMany((1...9).map { Just($0) }).words == (1...9).map { "\($0)" } + ["finished"]
    )
    #expect(Just(1).merge(with: Just(2)).merge(with: Just(3)).words == ["1", "2", "3", "finished"])
    #expect(Publishers.MergeMany([Just<Int>]()).words == ["finished"])
  }

  @Test func whoWantsOneGetsOne() {
    let a = (1...3).publisher
    let b = (11...12).publisher
    let received = Received<Int, Never>(.max(1))
    a.merge(with: b).subscribe(received)
    #expect(received.words == ["1"])
    received.request(.max(2))
    #expect(received.words.count == 3)
    received.request(.unlimited)
    #expect(Set(received.words) == ["1", "2", "3", "11", "12", "finished"])
    #expect(received.words.count == 6)
    #expect(received.words.last == "finished")
  }

  @Test func whoCancelsReceivesNoMore() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let received = a.merge(with: b).received()
    received.cancel()
    a.send(1)
    b.send(completion: .finished)
    #expect(received.words == [])
  }

  @Test func nothingIsLeftBehind() {
    weak var subject: PassthroughSubject<Int, Never>?
    do {
      let a = PassthroughSubject<Int, Never>()
      subject = a
      _ = a.merge(with: Just(1)).sink { _ in }
    }
    #expect(subject == nil)
  }
}
