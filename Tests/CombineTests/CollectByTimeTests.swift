import Combine
import Testing

@Suite struct CollectByTimeTests {
  private let scheduler = TestScheduler()
  private let subject = PassthroughSubject<Int, Trouble>()

  @Test func whatComesInAnIntervalIsPublishedAtItsEnd() {
    let received = subject.collect(.byTime(scheduler, 10)).received()
    subject.send(1)
    subject.send(2)
    scheduler.advance(by: 9)
    #expect(received.words == [])
    scheduler.advance(by: 1)
    #expect(received.words == ["[1, 2]"])
    scheduler.advance(by: 10)
    subject.send(3)
    scheduler.advance(by: 10)
    #expect(received.words == ["[1, 2]", "[3]"])
  }

  @Test func aNumberOfValuesIsPublishedBeforeTheEnd() {
    let received = subject.collect(.byTimeOrCount(scheduler, 10, 2)).received()
    for number in 1...3 { subject.send(number) }
    #expect(received.words == ["[1, 2]"])
    scheduler.advance(by: 10)
    #expect(received.words == ["[1, 2]", "[3]"])
  }

  @Test func whatIsLeftComesBeforeTheEndButNotBeforeAFailure() {
    let finished = subject.collect(.byTime(scheduler, 10)).received()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(finished.words == ["[1]", "finished"])
    let other = PassthroughSubject<Int, Trouble>()
    let failed = other.collect(.byTime(scheduler, 10)).received()
    other.send(1)
    other.send(completion: .failure(.here))
    scheduler.advance(by: 10)
    #expect(failed.words == ["failed: here"])
  }

  @Test func whoCancelsReceivesNoMore() {
    let received = subject.collect(.byTime(scheduler, 10)).received()
    subject.send(1)
    received.cancel()
    scheduler.advance(by: 10)
    #expect(received.words == [])
  }
}
