import BanyanHost
import BanyanKits
import BanyanTesting
import Foundation
import MapKit
import SwiftUICore
import Testing
import UIKit

/// Maps in a window of 400 x 300 points, in which each letter is 10 points wide and 20 high.
@MainActor
@Suite struct MapViewTests {
  nonisolated static let home = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
  nonisolated static let town = MKCoordinateRegion(
    center: home, span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2))

  struct Shop: Identifiable {
    let id: String
    var coordinate = home
  }

  private func start(_ view: some View) -> TestApp {
    TestApp(view, layout: .size(400, 300))
  }

  /// The middle of a text, in whole points.
  private func middle(of text: String, in app: TestApp) -> CGPoint {
    let frame = app.window.frame(of: app.window.text(text)) ?? .null
    return CGPoint(x: frame.midX.rounded(), y: frame.midY.rounded())
  }

  private func isClose(_ one: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(one.x - x) <= 1 && abs(one.y - y) <= 1
  }

  // MARK: A region

  struct RegionMap: View {
    var modes = MapInteractionModes.all
    var isEnabled = true
    @State private var region = town

    var body: some View {
      Map(
        coordinateRegion: $region, interactionModes: modes, annotationItems: [Shop(id: "Rye")]
      ) { shop in
        MapAnnotation(coordinate: shop.coordinate) { Text(shop.id) }
      }
      .disabled(!isEnabled)
      .overlay(alignment: .top) {
        Text(
          String(
            format: "%.3f %.3f", region.center.latitude - home.latitude,
            region.center.longitude - home.longitude))
      }
      .overlay(alignment: .topTrailing) { Button("Home") { region = town } }
    }
  }

  @Test func anAnnotationStandsAtItsCoordinate() {
    let app = start(RegionMap())
    #expect(isClose(middle(of: "Rye", in: app), 200, 150))
    // What the app asked for stays as it asked for it.
    #expect(app.window.shows("0.000 0.000"))
  }

  @Test func draggingMovesTheMapAndNotifiesTheApp() {
    let app = start(RegionMap())
    app.window.text("Rye").drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 60, y: -30))
    #expect(isClose(middle(of: "Rye", in: app), 260, 120))
    #expect(!app.window.shows("0.000 0.000"))
    app.window.text("Rye").drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: -60, y: 30))
    #expect(isClose(middle(of: "Rye", in: app), 200, 150))
    #expect(app.window.shows("0.000 0.000") || app.window.shows("-0.000 0.000"))
  }

  @Test func aDragAfterOneThatWasCancelledBeginsWhereTheMapIs() {
    let app = start(RegionMap())
    let rye = app.window.text("Rye")
    rye.pointerDown(at: CGPoint(x: 0, y: 0))
    rye.pointerMove(to: CGPoint(x: 60, y: 0))
    rye.pointerCancel(at: CGPoint(x: 60, y: 0))
    #expect(isClose(middle(of: "Rye", in: app), 260, 150))
    rye.drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 20, y: 30))
    #expect(isClose(middle(of: "Rye", in: app), 280, 180))
  }

  @Test func theAppMovesTheMapBack() {
    let app = start(RegionMap())
    for _ in 1...2 {
      app.window.text("Rye").drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 60, y: -30))
      #expect(isClose(middle(of: "Rye", in: app), 260, 120))
      app.window.button("Home").tap()
      #expect(isClose(middle(of: "Rye", in: app), 200, 150))
    }
  }

  @Test func aMapThatMustStayHasNoButtonsAndIsNotDragged() {
    for view in [RegionMap(modes: []), RegionMap(isEnabled: false)] {
      let app = start(view)
      app.window.text("Rye").drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 60, y: -30))
      #expect(isClose(middle(of: "Rye", in: app), 200, 150))
      #expect(app.window.find(.button, "Zoom in") == nil)
    }
  }

  // MARK: A position

  struct PositionMap: View {
    var isConstant = false
    @State private var position = MapCameraPosition.region(town)
    @State private var seen: [String] = []

    var body: some View {
      Map(position: isConstant ? .constant(.region(town)) : $position) {
        Annotation("", coordinate: home) { Text("Rye") }
        Annotation(
          "", coordinate: CLLocationCoordinate2D(latitude: 52.54, longitude: 13.45),
          anchor: .bottomTrailing
        ) { Text("Spelt") }
      }
      .onMapCameraChange { context in
        seen.append("\(Int((context.region.span.latitudeDelta * 1_000).rounded()))")
      }
      .overlay(alignment: .top) { Text("user \(position.positionedByUser)") }
      .overlay(alignment: .topLeading) { Text(seen.joined(separator: " ")) }
      .overlay(alignment: .topTrailing) { Button("Home") { position = .region(town) } }
    }
  }

  @Test func aPersonTakesThePositionAndTheAppTakesItBack() {
    let app = start(PositionMap())
    #expect(app.window.shows("user false"))
    for _ in 1...2 {
      app.window.text("Rye").drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 60, y: -30))
      #expect(app.window.shows("user true"))
      #expect(isClose(middle(of: "Rye", in: app), 260, 120))
      app.window.button("Home").tap()
      #expect(app.window.shows("user false"))
      #expect(isClose(middle(of: "Rye", in: app), 200, 150))
    }
  }

  @Test func aMapWithAConstantPositionCanBeDraggedToo() {
    let app = start(PositionMap(isConstant: true))
    app.window.text("Rye").drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 60, y: -30))
    #expect(isClose(middle(of: "Rye", in: app), 260, 120))
  }

  @Test func thePointOfAnAnnotationIsAtItsCoordinate() throws {
    let app = start(PositionMap())
    let viewed = Double(300)
    let frame = try #require(app.window.frame(of: app.window.text("Spelt")))
    // East and north of the middle, by as much as the region's height in the view says.
    #expect(frame.maxX > 200 && frame.maxY < 150)
    let north = (52.54 - 52.52) / 0.2 * viewed
    #expect(abs(Double(150 - frame.maxY) - north) < 2)
  }

  @Test func buttonsZoomAndTheCameraIsReportedWhenItRests() {
    let app = start(PositionMap())
    #expect(app.window.shows("200"))
    app.window.button("Zoom in").tap()
    #expect(app.window.shows("200 100"))
    #expect(isClose(middle(of: "Rye", in: app), 200, 150))
    app.window.button("Zoom out").tap()
    #expect(app.window.shows("200 100 200"))
    // A drag counts once, when it ends.
    let rye = app.window.text("Rye")
    rye.pointerDown(at: CGPoint(x: 0, y: 0))
    rye.pointerMove(to: CGPoint(x: 10, y: 0))
    rye.pointerMove(to: CGPoint(x: 20, y: 0))
    #expect(app.window.shows("200 100 200"))
    rye.pointerUp(at: CGPoint(x: 20, y: 0))
    #expect(app.window.shows("200 100 200 200"))
  }

  // MARK: Content

  struct Route: MapContent {
    let isOpen: Bool

    var body: some MapContent {
      if isOpen {
        Marker("Open", systemImage: "clock", coordinate: home)
      } else {
        Marker("Closed", monogram: Text("C"), coordinate: home)
      }
    }
  }

  struct ContentMap: View {
    @State private var selection: String?
    @State private var isOpen = true

    var body: some View {
      VStack {
        Map(selection: $selection) {
          ForEach([Shop(id: "Rye"), Shop(id: "Spelt")]) { shop in
            Marker(shop.id, coordinate: shop.coordinate)
          }
          Route(isOpen: isOpen)
          Marker("Oven", coordinate: home).tag("oven").tint(.orange)
          MapCircle(center: home, radius: 500).foregroundStyle(.blue.opacity(0.2))
          MapPolyline(coordinates: [home, home]).stroke(.red, lineWidth: 3)
        }
        Text("selected \(selection ?? "nothing")")
        Toggle("Open", isOn: $isOpen)
      }
    }
  }

  @Test func markersAreSelectedByTheirTagsAndIdentities() {
    let app = start(ContentMap())
    app.window.text("Spelt").tap()
    #expect(app.window.shows("selected Spelt"))
    app.window.text("Oven").tap()
    #expect(app.window.shows("selected oven"))
    // It has neither, so a press says nothing.
    app.window.text("Open").tap()
    #expect(app.window.shows("selected oven"))
  }

  @Test func contentComesAndGoes() {
    let app = start(ContentMap())
    #expect(app.window.find(.text, "Closed") == nil)
    app.reset()
    app.window.toggle("Open").tap()
    #expect(app.window.shows("Closed"))
    #expect(app.window.text("C").text == "C")
    #expect(app.window.shows("Rye"))
  }

  @Test func withoutAPositionEverythingIsSeen() throws {
    let places = [
      "A": CLLocationCoordinate2D(latitude: 40, longitude: -3),
      "B": CLLocationCoordinate2D(latitude: 60, longitude: 30),
    ]
    let app = start(
      Map {
        ForEach(places.keys.sorted(), id: \.self) { name in
          Annotation("", coordinate: places[name]!) { Text(name) }
        }
      })
    let (a, b) = (middle(of: "A", in: app), middle(of: "B", in: app))
    for point in [a, b] { #expect((0...400).contains(point.x) && (0...300).contains(point.y)) }
    #expect(b.x - a.x > 150 && a.y > b.y)
  }

  // MARK: The person

  struct PersonMap: View {
    @State private var position = MapCameraPosition.userLocation(fallback: .region(town))

    var body: some View {
      Map(position: $position) {
        UserAnnotation()
        Annotation("", coordinate: home) { Text("Rye") }
      }
    }
  }

  private func marksPerson(_ app: TestApp) -> Bool {
    app.window.all.contains { $0.property(.label) == .label("Your location") }
  }

  @Test func aMapFollowsAPersonWhoHasAllowedIt() {
    let app = start(PersonMap())
    // A map does not ask.
    #expect(app.window.locationWish == LocationWish())
    #expect(!marksPerson(app))
    #expect(isClose(middle(of: "Rye", in: app), 200, 150))
    app.window.setLocationPermission(.granted)
    #expect(app.window.locationWish == LocationWish(isFollowed: true))
    app.window.setLocation(latitude: 52.521, longitude: 13.405)
    #expect(marksPerson(app))
    // The person is in the middle, and a kilometer is as high as the map.
    let rye = middle(of: "Rye", in: app)
    #expect(abs(rye.x - 200) <= 1 && rye.y > 175 && rye.y < 190)
    app.window.setLocationPermission(.denied)
    #expect(!marksPerson(app))
    #expect(isClose(middle(of: "Rye", in: app), 200, 150))
  }

  struct SometimesPersonMap: View {
    @State private var showsPerson = true

    var body: some View {
      Map(initialPosition: .region(town)) {
        if showsPerson { UserAnnotation() }
      }
      Button("Hide") { showsPerson = false }
    }
  }

  @Test func aMapThatNoLongerShowsThePersonDoesNotFollowThem() {
    let app = start(SometimesPersonMap())
    app.window.setLocationPermission(.granted)
    #expect(app.window.locationWish == LocationWish(isFollowed: true))
    app.window.button("Hide").tap()
    #expect(app.window.locationWish == nil)
  }

  // MARK: Readers, and UIKit

  struct ReaderMap: View {
    @State private var text = "nothing"

    var body: some View {
      MapReader { proxy in
        Map(initialPosition: .region(town))
          .overlay(alignment: .top) { Text(text) }
          .overlay(alignment: .topTrailing) {
            Button("Convert") {
              let coordinate = proxy.convert(CGPoint(x: 200, y: 150), from: .local)
              let place = coordinate.flatMap { proxy.convert($0, to: .local) }
              text = String(
                format: "%.2f %.2f, %.0f %.0f", coordinate?.latitude ?? 0,
                coordinate?.longitude ?? 0, Double(place?.x ?? 0), Double(place?.y ?? 0))
            }
          }
      }
    }
  }

  @Test func aReaderConvertsBetweenPlacesAndCoordinates() {
    let app = start(ReaderMap())
    app.window.button("Convert").tap()
    #expect(app.window.shows("52.52 13.40, 200 150") || app.window.shows("52.52 13.41, 200 150"))
  }

  struct KitMap: UIViewRepresentable {
    func makeUIView(context: Context) -> MKMapView {
      let view = MKMapView(frame: .zero)
      let pin = MKPointAnnotation()
      pin.coordinate = home
      pin.title = "Rye"
      view.addAnnotation(pin)
      return view
    }

    func updateUIView(_ view: MKMapView, context: Context) {
      view.setRegion(town, animated: true)
    }
  }

  @Test func anAnnotationIsOnAMapOnce() {
    let map = MKMapView()
    let pin = MKPointAnnotation()
    map.addAnnotations([pin, pin])
    map.addAnnotation(pin)
    #expect(map.annotations.count == 1)
    map.removeAnnotation(pin)
    #expect(map.annotations.isEmpty)
  }

  @Test func aMapViewOfUIKitIsAMap() {
    let app = start(KitMap())
    let before = middle(of: "Rye", in: app)
    // The title is below the tip of the marker, which is at the coordinate.
    #expect(abs(before.x - 200) <= 1 && before.y > 150 && before.y < 170)
    app.window.text("Rye").drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 60, y: -30))
    #expect(isClose(middle(of: "Rye", in: app), before.x + 60, before.y - 30))
  }
}
