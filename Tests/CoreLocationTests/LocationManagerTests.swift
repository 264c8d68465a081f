import BanyanHost
import BanyanTesting
import Combine
import CoreLocation
import SwiftUICore
import Testing

/// Managers that ask where the person is, and what their delegates are told.
@MainActor
@Suite struct LocationManagerTests {
  final class Finder: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var lines: [String] = []
    let manager = CLLocationManager()
    var asksIfUndecided = false

    override init() {
      super.init()
      manager.delegate = self
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      lines.append("status \(manager.authorizationStatus)")
      if asksIfUndecided, manager.authorizationStatus == .notDetermined {
        manager.requestWhenInUseAuthorization()
      }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      lines += locations.map { "at \($0.coordinate.latitude) \($0.coordinate.longitude)" }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      lines.append("failed \((error as? CLError).map { "\($0.code)" } ?? "otherwise")")
    }
  }

  struct FinderView: View {
    @StateObject private var finder = Finder()

    var body: some View {
      Button("Permission") { finder.manager.requestWhenInUseAuthorization() }
      Button("Once") { finder.manager.requestLocation() }
      Button("Start") { finder.manager.startUpdatingLocation() }
      Button("Stop") { finder.manager.stopUpdatingLocation() }
      Button("Ask if undecided") { finder.asksIfUndecided = true }
      Button("Every kilometer") { finder.manager.distanceFilter = 1_000 }
      Button("Roughly") { finder.manager.desiredAccuracy = kCLLocationAccuracyKilometer }
      Text(finder.lines.joined(separator: ", "))
    }
  }

  private let app = TestApp(FinderView())

  private var lines: String { app.window.all.last { $0.kind == .text }?.text ?? "" }

  private func tap(_ names: String...) {
    for name in names { app.window.button(name).tap() }
  }

  @Test func aDelegateReceivesTheStatusAndAPersonIsAskedOnce() {
    #expect(app.window.locationWish == LocationWish(isPrecise: true))
    app.window.setLocationPermission(.undecided)
    #expect(lines == "status notDetermined")
    tap("Permission")
    #expect(app.window.locationWish?.permissionRequest == 1)
    app.window.setLocationPermission(.granted)
    #expect(lines == "status notDetermined, status authorizedWhenInUse")
    #expect(app.window.locationWish?.permissionRequest == 0)
    tap("Permission")
    #expect(app.window.locationWish?.permissionRequest == 0)
  }

  @Test func oneLocationIsAskedForAndReported() {
    app.window.setLocationPermission(.granted)
    tap("Once")
    #expect(app.window.locationWish == LocationWish(locationRequest: 1, isPrecise: true))
    app.window.setLocation(latitude: 52.5, longitude: 13.4)
    #expect(lines == "status authorizedWhenInUse, at 52.5 13.4")
    #expect(app.window.locationWish == LocationWish(isPrecise: true))
    // Nobody has asked for another.
    app.window.setLocation(latitude: 1, longitude: 2)
    #expect(lines == "status authorizedWhenInUse, at 52.5 13.4")
    tap("Once")
    #expect(app.window.locationWish?.locationRequest == 2)
    app.window.failToLocate(.timeout)
    #expect(lines.hasSuffix("at 52.5 13.4, failed locationUnknown"))
    #expect(app.window.locationWish?.locationRequest == 0)
  }

  @Test func whatIsStartedBeforeThePersonHasAnsweredBeginsThen() {
    tap("Permission", "Once", "Start")
    #expect(app.window.locationWish == LocationWish(permissionRequest: 1, isPrecise: true))
    app.window.setLocationPermission(.undecided)
    #expect(app.window.locationWish == LocationWish(permissionRequest: 1, isPrecise: true))
    app.window.setLocationPermission(.granted)
    #expect(
      app.window.locationWish
        == LocationWish(locationRequest: 2, isFollowed: true, isPrecise: true))
    app.window.setLocation(latitude: 1, longitude: 2)
    app.window.setLocation(latitude: 3, longitude: 4)
    #expect(lines.hasSuffix("status authorizedWhenInUse, at 1.0 2.0, at 3.0 4.0"))
    tap("Stop")
    #expect(app.window.locationWish == LocationWish(isPrecise: true))
    app.window.setLocation(latitude: 5, longitude: 6)
    #expect(lines.hasSuffix("at 3.0 4.0"))
  }

  @Test func withoutPermissionADelegateIsNotifiedThatItIsDenied() async {
    tap("Permission", "Once")
    app.window.setLocationPermission(.denied)
    #expect(lines == "status denied, failed denied")
    tap("Once")
    await app.wait { lines == "status denied, failed denied, failed denied" }
    #expect(app.window.locationWish?.locationRequest == 0)
  }

  @Test func nobodyIsAskedForALocationBeforePermission() async {
    app.window.setLocationPermission(.undecided)
    tap("Once")
    await app.wait { lines == "status notDetermined, failed denied" }
  }

  @Test func aRequestWaitsIfTheDelegateAsksForPermissionMeanwhile() {
    tap("Ask if undecided", "Once", "Start")
    app.window.setLocationPermission(.undecided)
    #expect(lines == "status notDetermined")
    app.window.setLocationPermission(.granted)
    #expect(app.window.locationWish?.isFollowed == true)
    app.window.setLocation(latitude: 1, longitude: 2)
    #expect(lines == "status notDetermined, status authorizedWhenInUse, at 1.0 2.0")
  }

  @Test func updatesBeginWhenPermissionIsGivenLater() {
    tap("Start")
    app.window.setLocationPermission(.undecided)
    #expect(lines == "status notDetermined")
    app.window.setLocationPermission(.granted)
    #expect(app.window.locationWish?.isFollowed == true)
  }

  @Test func updatesThatAreStartedAfterARefusalFail() async {
    app.window.setLocationPermission(.denied)
    tap("Start")
    await app.wait { lines == "status denied, failed denied" }
  }

  @Test func permissionThatIsTakenBackIsReportedOnce() {
    app.window.setLocationPermission(.granted)
    tap("Start")
    app.window.failToLocate(.denied)
    app.window.setLocationPermission(.denied)
    #expect(lines == "status authorizedWhenInUse, status denied, failed denied")
    #expect(app.window.locationWish?.isFollowed == false)
  }

  @Test func aPageWithoutLocationsIsRestricted() {
    app.window.setLocationPermission(.impossible)
    #expect(lines == "status restricted")
  }

  @Test func shortWaysAreLeftOut() {
    app.window.setLocationPermission(.granted)
    tap("Every kilometer", "Start")
    for latitude in [0, 0.005, 0.01, 0.012] {
      app.window.setLocation(latitude: latitude, longitude: 0)
    }
    #expect(lines.hasSuffix("at 0.0 0.0, at 0.01 0.0"))
  }

  @Test func onlyAsMuchAccuracyIsAskedForAsIsWanted() {
    tap("Roughly")
    #expect(app.window.locationWish == LocationWish())
  }

  @Test func eachVisitorHasTheirOwn() {
    let other = TestApp(FinderView())
    for each in [app, other] {
      each.window.setLocationPermission(.granted)
      each.window.button("Start").tap()
    }
    other.window.setLocation(latitude: 7, longitude: 8)
    #expect(lines == "status authorizedWhenInUse")
    #expect(other.window.shows("status authorizedWhenInUse, at 7.0 8.0"))
  }

  struct Leaving: View {
    @State private var isShown = true

    var body: some View {
      Toggle("Shown", isOn: $isShown)
      if isShown { FinderView() }
    }
  }

  @Test func aManagerThatGoesAsksForNothingMore() async {
    let app = TestApp(Leaving())
    #expect(app.window.locationWish != nil)
    app.window.toggle("Shown").tap()
    await app.wait { app.window.locationWish == nil }
  }

  @Test func anotherWindowAsksWhenTheFirstIsClosed() {
    tap("Start")
    app.window.setLocationPermission(.granted)
    let second = app.openWindow()
    #expect(second.locationWish?.isFollowed == true)
    #expect(app.window.locationWish == nil)
    second.close()
    #expect(app.window.locationWish?.isFollowed == true)
  }

  struct TwoFinders: View {
    @StateObject private var first = Finder()
    @StateObject private var second = Finder()

    var body: some View {
      Button("First") { first.manager.startUpdatingLocation() }
      Button("Second") { second.manager.startUpdatingLocation() }
      Text(first.lines.joined(separator: ", "))
      Text(second.lines.joined(separator: ", "))
    }
  }

  @Test func aManagerThatStartsWhileAnotherFollowsReceivesTheLocation() async {
    let app = TestApp(TwoFinders())
    app.window.setLocationPermission(.granted)
    app.window.button("First").tap()
    app.window.setLocation(latitude: 52.5, longitude: 13.4)
    app.window.button("Second").tap()
    // The host has nothing new to report: the person rests.
    let line = "status authorizedWhenInUse, at 52.5 13.4"
    func lines() -> [String] { Array(app.window.texts.dropFirst(2)) }
    await app.wait { lines().last == line }
    #expect(lines() == [line, line])
    app.window.setLocation(latitude: 52.6, longitude: 13.4)
    #expect(lines() == Array(repeating: line + ", at 52.6 13.4", count: 2))
  }

  @Test func aGeocoderReportsThatThereIsNoService() async {
    await #expect(throws: CLError(.network)) {
      try await CLGeocoder().geocodeAddressString("Berlin")
    }
    let geocoder = CLGeocoder()
    let error: CLError.Code? = await withCheckedContinuation { continuation in
      geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2)) { places, error in
        continuation.resume(returning: places == nil ? (error as? CLError)?.code : nil)
      }
      #expect(geocoder.isGeocoding)
    }
    #expect(error == .network)
    #expect(!geocoder.isGeocoding)
  }

  @Test func aCancelledRequestReportsItsCancellation() async {
    let geocoder = CLGeocoder()
    let error: CLError.Code? = await withCheckedContinuation { continuation in
      geocoder.geocodeAddressString("Berlin") { _, error in
        continuation.resume(returning: (error as? CLError)?.code)
      }
      geocoder.cancelGeocode()
    }
    #expect(error == .geocodeCanceled)
  }
}
