import Combine
import Testing

/// The values that a published property sends, their receivers, and their order.
@Suite struct PublishedTests {
  final class Weather: ObservableObject {
    @Published var degrees = 20
    @Published var name = "a"
  }

  final class Station {
    @Published var degrees = 0
  }

  @Test func `a subscriber receives the value that is there, then each before it is set`() {
    let weather = Weather()
    var received: [String] = []
    let subscription = weather.$degrees.sink { received.append("\($0) while \(weather.degrees)") }
    weather.degrees = 21
    weather.degrees = 21
    #expect(received == ["20 while 20", "21 while 20", "21 while 21"])
    subscription.cancel()
    weather.degrees = 22
    #expect(received.count == 3)
  }

  @Test func `the object announces a change of each property before it is made, by one publisher`()
  {
    let weather = Weather()
    var received: [Int] = []
    let subscription = weather.objectWillChange.sink { received.append(weather.degrees) }
    #expect(weather.objectWillChange === weather.objectWillChange)
    weather.degrees = 21
    weather.name = "b"
    #expect(received == [20, 21])
    subscription.cancel()
  }

  @Test func `an assignment writes for as long as there is the property, and keeps nothing alive`()
  {
    let subject = PassthroughSubject<Int, Never>()
    var isCancelled = false
    var station: Station? = Station()
    weak var held: Station?
    held = station
    subject.handleEvents(receiveCancel: { isCancelled = true }).assign(to: &station!.$degrees)
    subject.send(5)
    #expect(station?.degrees == 5)
    station = nil
    #expect(held == nil)
    #expect(isCancelled)
    subject.send(6)
  }

  @Test func `a property may be given another wrapper by its object's initializer`() {
    final class Given: ObservableObject {
      @Published var number: Int
      init(_ number: Int) { _number = Published(initialValue: number) }
    }
    let given = Given(3)
    var count = 0
    let subscription = given.objectWillChange.sink { count += 1 }
    given.number += 1
    #expect(given.number == 4)
    #expect(count == 1)
    subscription.cancel()
  }
}
