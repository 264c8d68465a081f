import BanyanHost
import Testing

@testable import BanyanBrowser

@Suite struct PlaceAddressTests {
  private func place(_ steps: (String, String?)...) -> WindowPlace {
    WindowPlace(steps: steps.map { WindowPlace.Step(title: $0.0, key: $0.1) })
  }

  @Test func `an address says names and keys`() {
    let place = place(
      ("Fresh Bread!", nil), ("Rye", "Rye"), ("Brötchen", "Bread=a/b;c %"), ("", "Int=3"))
    let address = "Fresh-Bread/Rye/Br%C3%B6tchen;Bread=a%2Fb%3Bc%20%25/-;Int=3"
    #expect(PlaceAddress.text(of: place) == address)
    let read = PlaceAddress.place("/" + address)
    #expect(read.map { PlaceAddress.text(of: $0) } == address)
    #expect(read?.steps.map(\.key) == [nil, nil, "Bread=a/b;c %", "Int=3"])
    #expect(read.map { zip($0.steps, place.steps).allSatisfy { $0.matches($1) } } == true)
  }

  @Test(arguments: [
    "/favicon.ico", "/a b", "/%FF", "/a;%FF", "/../a", "/a/..", "/%2E%2E", "/a%00", "/<x>", "/a?b",
    "/" + String(repeating: "a/", count: 33), "/" + String(repeating: "a", count: 1_600), "/--",
  ])
  func `text that is no address names no place`(address: String) {
    #expect(PlaceAddress.place(address) == nil)
  }

  @Test func `an address that is too long is cut`() {
    let steps = (0..<40).map { WindowPlace.Step(title: "step", key: "Int=\($0)") }
    #expect(PlaceAddress.text(of: WindowPlace(steps: steps)).split(separator: "/").count == 32)
    let long = WindowPlace.Step(title: "long", key: String(repeating: "x", count: 800))
    let address = PlaceAddress.text(of: WindowPlace(steps: [long, long, long]))
    #expect(address.split(separator: "/").count == 1)
    #expect(PlaceAddress.place(address)?.steps.count == 1)
  }
}
