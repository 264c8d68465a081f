import Combine
import Foundation
import Testing

@Suite struct DispatchSerialQueueTests {
  private actor Meter {
    private let queue = DispatchSerialQueue(label: "meter")
    private let key = DispatchSpecificKey<String>()

    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    init() { queue.setSpecific(key: key, value: "meter") }

    func readPlace() -> String? { DispatchQueue.getSpecific(key: key) }

    nonisolated func readPlaceAtOnce() -> String? {
      queue.sync { assumeIsolated { $0.readPlace() } }
    }
  }

  @Test func `an actor runs on the queue that it has as its executor`() async {
    let meter = Meter()
    #expect(await meter.readPlace() == "meter")
    #expect(meter.readPlaceAtOnce() == "meter")
  }

  @Test func `a publisher is received on a queue under this name`() async {
    let key = DispatchSpecificKey<String>()
    let queue = DispatchSerialQueue(label: "meter")
    queue.setSpecific(key: key, value: "meter")
    let values = Just(1).receive(on: queue).map { _ in DispatchQueue.getSpecific(key: key) }.values
    var received: [String?] = []
    for await value in values { received.append(value) }
    #expect(received == ["meter"])
  }
}
