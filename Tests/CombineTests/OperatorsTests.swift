import Combine
import Foundation
import Testing

/// Every operator in Apple's documentation of `Publisher`, with its documented behavior.
@Suite struct OperatorsTests {
  private let numbers = (1...4).publisher
  private let none = Empty<Int, Never>()
  private let failing = Fail<Int, Trouble>(error: .here)
  private let end = ["finished"]
  private func fail<Value>(_ value: Value) throws -> Int { throw Trouble.here }

  @Test func elementsAreMapped() {
    #expect(numbers.map { $0 * 2 }.words == ["2", "4", "6", "8"] + end)
    #expect(numbers.tryMap { try $0 == 2 ? fail($0) : $0 }.words == ["1", "failed: here"])
    #expect(Just("four").map(\.count).words == ["4"] + end)
    #expect(Just("four").map(\.count, \.isEmpty).words == ["(4, false)"] + end)
    #expect(Just("four").map(\.count, \.isEmpty, \.first).words.count == 2)
    #expect(failing.mapError { _ in CancellationError() }.words == ["failed: CancellationError()"])
    let letters: [String?] = ["a", nil]
    let replaced: [String] = letters.publisher.replaceNil(with: "b").sent
    #expect(replaced == ["a", "b"])
    #expect(numbers.scan(0) { $0 + $1 }.words == ["1", "3", "6", "10"] + end)
    #expect(numbers.tryScan(0) { try fail($0 + $1) }.words == ["failed: here"])
    #expect(none.setFailureType(to: Trouble.self).words == end)
  }

  @Test func elementsAreFiltered() {
    #expect(numbers.filter { $0 > 2 }.words == ["3", "4"] + end)
    #expect(numbers.tryFilter { try fail($0) > 2 }.words == ["failed: here"])
    #expect(["1", "x"].publisher.compactMap { Int($0) }.words == ["1"] + end)
    #expect(numbers.tryCompactMap { try fail($0) }.words == ["failed: here"])
    #expect([1, 1, 2, 1].publisher.removeDuplicates().words == ["1", "2", "1"] + end)
    #expect(numbers.removeDuplicates { $0 / 2 == $1 / 2 }.words == ["1", "2", "4"] + end)
    #expect(
      numbers.tryRemoveDuplicates { try fail($0) == $1 }.words == ["1", "failed: here"])
    #expect(none.replaceEmpty(with: 7).words == ["7"] + end)
    #expect(failing.replaceError(with: 7).words == ["7"] + end)
  }

  @Test func elementsAreReduced() {
    #expect(numbers.collect().words == ["[1, 2, 3, 4]"] + end)
    #expect(numbers.collect(3).words == ["[1, 2, 3]", "[4]"] + end)
    #expect(numbers.ignoreOutput().received().words == end)
    #expect(numbers.reduce(0, +).words == ["10"] + end)
    #expect(numbers.tryReduce(0) { try fail($0 + $1) }.words == ["failed: here"])
  }

  @Test func mathematicsAreApplied() {
    #expect(numbers.count().words == ["4"] + end)
    #expect(numbers.max().words == ["4"] + end)
    #expect(numbers.max { $0 > $1 }.words == ["1"] + end)
    #expect(numbers.tryMax { try fail($0) > $1 }.words == ["failed: here"])
    #expect(numbers.min().words == ["1"] + end)
    #expect(numbers.min { $0 > $1 }.words == ["4"] + end)
    #expect(numbers.tryMin { try fail($0) > $1 }.words == ["failed: here"])
  }

  @Test func elementsAreMatched() {
    #expect(numbers.contains(3).words == ["true"] + end)
    #expect(numbers.contains { $0 > 4 }.words == ["false"] + end)
    #expect(numbers.tryContains { try fail($0) > 4 }.words == ["failed: here"])
    #expect(numbers.allSatisfy { $0 > 0 }.words == ["true"] + end)
    #expect(numbers.tryAllSatisfy { try fail($0) > 0 }.words == ["failed: here"])
  }

  @Test func sequenceOperationsAreApplied() {
    let trigger = PassthroughSubject<Void, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let late = subject.drop(untilOutputFrom: trigger).received()
    let early = subject.prefix(untilOutputFrom: trigger).received()
    subject.send(1)
    trigger.send()
    subject.send(2)
    #expect(late.words == ["2"])
    #expect(early.words == ["1"] + end)
    #expect(numbers.dropFirst().words == ["2", "3", "4"] + end)
    #expect(numbers.dropFirst(3).words == ["4"] + end)
    #expect(numbers.drop { $0 < 3 }.words == ["3", "4"] + end)
    #expect(numbers.tryDrop { try fail($0) < 3 }.words == ["failed: here"])
    #expect(numbers.append(5, 6).words == ["1", "2", "3", "4", "5", "6"] + end)
    #expect(numbers.append([5]).append(Just(6)).words == ["1", "2", "3", "4", "5", "6"] + end)
    #expect(numbers.prepend(-1, 0).words == ["-1", "0", "1", "2", "3", "4"] + end)
    #expect(numbers.prepend([0]).prepend(Just(-1)).words == ["-1", "0", "1", "2", "3", "4"] + end)
    #expect(numbers.prefix(2).words == ["1", "2"] + end)
    #expect(numbers.prefix { $0 < 3 }.words == ["1", "2"] + end)
    #expect(numbers.tryPrefix { try fail($0) < 3 }.words == ["failed: here"])
  }

  @Test func elementsAreSelected() {
    #expect(numbers.first().words == ["1"] + end)
    #expect(numbers.first { $0 > 1 }.words == ["2"] + end)
    #expect(numbers.tryFirst { try fail($0) > 1 }.words == ["failed: here"])
    #expect(numbers.last().words == ["4"] + end)
    #expect(numbers.last { $0 < 3 }.words == ["2"] + end)
    #expect(numbers.tryLast { try fail($0) < 3 }.words == ["failed: here"])
    #expect(numbers.output(at: 2).words == ["3"] + end)
    #expect(numbers.output(in: 1...2).words == ["2", "3"] + end)
  }

  @Test func publishersArePaired() {
    #expect(numbers.zip(["a", "b"].publisher).words == ["(1, \"a\")", "(2, \"b\")"] + end)
    #expect(Just(1).zip(Just(2)) { $0 + $1 }.words == ["3"] + end)
    #expect(Just(1).zip(Just(2), Just(3)).words == ["(1, 2, 3)"] + end)
    #expect(Just(1).zip(Just(2), Just(3)) { $0 + $1 + $2 }.words == ["6"] + end)
    #expect(Just(1).zip(Just(2), Just(3), Just(4)).words == ["(1, 2, 3, 4)"] + end)
    #expect(Just(1).zip(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.words == ["10"] + end)
  }

  @Test func publishersOfPublishersAreFollowed() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let latest = outer.switchToLatest().received()
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    #expect(latest.words == ["1", "3"])
    #expect(
      numbers.flatMap { Just($0 * 10) }.words == ["10", "20", "30", "40"] + end)
    #expect(
      numbers.flatMap(maxPublishers: .max(1)) { [$0, $0].publisher }.words
        == ["1", "1", "2", "2", "3", "3", "4", "4"] + end)
  }

  @Test func errorsAreHandled() {
    #expect(failing.catch { _ in Just(8) }.words == ["8"] + end)
    #expect(failing.tryCatch { _ in Just(try self.fail(8)) }.words == ["failed: here"])
    #expect(numbers.assertNoFailure().words == ["1", "2", "3", "4"] + end)
    var attemptCount = 0
    let attempts = Deferred { () -> Fail<Int, Trouble> in
      attemptCount += 1
      return Fail(error: .here)
    }
    #expect(attempts.retry(2).words == ["failed: here"])
    #expect(attemptCount == 3)
  }

  @Test func timingIsControlled() {
    let scheduler = TestScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let delayed = subject.delay(for: 5, scheduler: scheduler).received()
    let debounced = subject.debounce(for: 5, scheduler: scheduler).received()
    let throttled = subject.throttle(for: 5, scheduler: scheduler, latest: true).received()
    let timedOut = subject.timeout(20, scheduler: scheduler).received()
    subject.send(1)
    scheduler.advance(by: 3)
    subject.send(2)
    #expect(delayed.words == [])
    scheduler.advance(by: 2)
    #expect(delayed.words == ["1"])
    #expect(debounced.words == [])
    scheduler.advance(by: 5)
    #expect(delayed.words == ["1", "2"])
    #expect(debounced.words == ["2"])
    #expect(throttled.words == ["1", "2"])
    scheduler.advance(by: 30)
    #expect(timedOut.words == ["1", "2"] + end)
    #expect(numbers.measureInterval(using: ImmediateScheduler.shared).words.count == 5)
  }

  @Test func elementsAreEncodedAndDecoded() {
    #expect(
      Just(["a": 1]).encode(encoder: JSONEncoder())
        .decode(type: [String: Int].self, decoder: JSONDecoder()).words == ["[\"a\": 1]"] + end)
    #expect(
      Just([1]).encode(encoder: PropertyListEncoder())
        .decode(type: [Int].self, decoder: PropertyListDecoder()).words == ["[1]"] + end)
  }

  @Test func publishersAreSharedAndConnected() {
    var subscriptionCount = 0
    let subject = PassthroughSubject<Int, Never>()
    let counted = subject.handleEvents(receiveSubscription: { _ in subscriptionCount += 1 })
    let shared = counted.share()
    let first = shared.received()
    let second = shared.received()
    subject.send(1)
    #expect([first.words, second.words] == [["1"], ["1"]])
    #expect(subscriptionCount == 1)
    let connectable = numbers.multicast(subject: PassthroughSubject())
    let third = connectable.received()
    #expect(third.words == [])
    let connection = connectable.connect()
    #expect(third.words == ["1", "2", "3", "4"] + end)
    connection.cancel()
    #expect(numbers.multicast { PassthroughSubject() }.autoconnect().words.count == 5)
    let made = numbers.makeConnectable()
    let fourth = made.received()
    made.connect().cancel()
    #expect(fourth.words.count == 5)
  }

  @Test func schedulersAreChosenAndValuesBuffered() {
    let scheduler = TestScheduler()
    let received = numbers.subscribe(on: scheduler).receive(on: scheduler).received()
    #expect(received.words == [])
    scheduler.advance(by: 1)
    #expect(received.words == ["1", "2", "3", "4"] + end)
    #expect(
      numbers.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).words.last == "finished")
    #expect(numbers.breakpoint().words.count == 5)
    #expect(numbers.breakpointOnError().words.count == 5)
    #expect(numbers.eraseToAnyPublisher().words.count == 5)
    #expect(numbers.print("numbers", to: Nowhere()).words.count == 5)
  }

  private struct Nowhere: TextOutputStream {
    mutating func write(_ string: String) {}
  }

  @Test func whatSendsValuesByItself() async throws {
    #expect(Result<Int, Trouble>.success(1).publisher.words == ["1"] + end)
    #expect(Optional(1).publisher.words == ["1"] + end)
    #expect(Deferred { Just(1) }.words == ["1"] + end)
    #expect(
      Record(output: [1, 2], completion: .failure(Trouble.here)).words == [
        "1", "2", "failed: here",
      ])
    #expect(Future<Int, Trouble> { $0(.failure(.here)) }.words == ["failed: here"])
    #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
    var values: [Int] = []
    for await value in numbers.values { values.append(value) }
    #expect(values == [1, 2, 3, 4])
    await #expect(throws: Trouble.self) { for try await _ in failing.values {} }
  }

  private final class Model: ObservableObject {
    @Published var number = 0
    var text = ""
  }

  @Test func valuesAreAssigned() {
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    subject.assign(to: &model.$number)
    var changeCount = 0
    let changes = model.objectWillChange.sink { changeCount += 1 }
    subject.send(4)
    #expect(model.number == 4)
    #expect(changeCount == 1)
    let assignment = Just("x").assign(to: \.text, on: model)
    #expect(model.text == "x")
    changes.cancel()
    assignment.cancel()
    let other = CurrentValueSubject<Int, Never>(0)
    let subscription = subject.subscribe(other)
    subject.send(5)
    #expect(other.value == 5)
    subscription.cancel()
  }

  @Test func notificationsArePublished() {
    let name = Notification.Name("OperatorsTests")
    let center = NotificationCenter()
    let received = center.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int }.received()
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: Notification.Name("another"), object: nil, userInfo: ["n": 2])
    center.post(name: name, object: nil, userInfo: ["n": 3])
    #expect(received.words == ["1", "3"])
  }
}
