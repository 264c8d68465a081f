import CoreLocation
import Foundation
import SwiftUICore
import Testing

@testable import MapKit

/// What part of the world a map shows, and what its ground and outlines consist of.
@MainActor
@Suite struct MapGeometryTests {
  private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
  private let size = CGSize(width: 400, height: 300)

  private func region(
    _ center: CLLocationCoordinate2D, _ latitudes: Double, _ longitudes: Double
  ) -> MKCoordinateRegion {
    MKCoordinateRegion(
      center: center,
      span: MKCoordinateSpan(latitudeDelta: latitudes, longitudeDelta: longitudes))
  }

  private func isClose(_ one: Double, _ other: Double, by distance: Double = 1e-9) -> Bool {
    abs(one - other) <= distance
  }

  private func isClose(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> Bool {
    isClose(one.latitude, other.latitude) && isClose(one.longitude, other.longitude)
  }

  @Test func aMapPointIsWhereTheProjectionPutsIt() {
    let middle = MKMapPoint(CLLocationCoordinate2D())
    #expect(middle.x == 134_217_728 && isClose(middle.y, 134_217_728, by: 1e-6))
    let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: -180))
    #expect(corner.x == 0 && isClose(corner.y, 0, by: 1e-6))
    for latitude in [-85, -60.5, 0, 1e-6, 52.52, 85] {
      let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: latitude * 2)
      #expect(isClose(MKMapPoint(coordinate).coordinate, coordinate))
    }
    // The eastern edge is the same meridian as the western one.
    #expect(MKMapPoint(x: MKMapSize.world.width, y: 0).coordinate.longitude == 180)
    #expect(
      isClose(
        MKMapPoint(CLLocationCoordinate2D()).distance(
          to: MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 1))), 111_319.491,
        by: 0.001))
  }

  @Test func rectanglesJoinAndShrink() {
    let one = MKMapRect(x: 0, y: 10, width: 10, height: 10)
    let other = MKMapRect(x: 20, y: 0, width: 5, height: 5)
    let both = one.union(other)
    #expect([both.minX, both.minY, both.maxX, both.maxY] == [0, 0, 25, 20])
    #expect(MKMapRect.null.union(one).minY == 10 && one.union(.null).maxY == 20)
    let inner = both.insetBy(dx: 5, dy: -1)
    #expect([inner.minX, inner.minY, inner.width, inner.height] == [5, -1, 15, 22])
    #expect(MKMapRect.null.isNull && MKMapRect.null.isEmpty && !one.isEmpty)
    let negative = MKMapRect(x: 10, y: 10, width: -10, height: 10)
    #expect(!negative.contains(MKMapPoint(x: 5, y: 15)))
    #expect(one.contains(MKMapPoint(x: 10, y: 20)) && !one.contains(MKMapPoint(x: 10.1, y: 20)))
  }

  @Test func aRegionInMetersIsWiderInDegreesFarFromTheEquator() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_319.49,
      longitudinalMeters: 111_319.49)
    #expect(isClose(region.span.latitudeDelta, 1, by: 1e-6))
    #expect(isClose(region.span.longitudeDelta, 2, by: 1e-6))
  }

  @Test func aRegionFitsIntoAView() {
    // 10 degrees over 400 points: the width decides.
    let wide = Viewport(region(CLLocationCoordinate2D(), 1, 10), in: size)
    #expect(isClose(wide.scale, 400 * 36))
    let seen = wide.region
    #expect(isClose(seen.center, CLLocationCoordinate2D()))
    #expect(isClose(seen.span.longitudeDelta, 10) && seen.span.latitudeDelta > 7)
    let high = Viewport(region(berlin, 0.2, 0.1), in: size)
    #expect(isClose(high.region.center, berlin))
    #expect(isClose(high.region.span.latitudeDelta, 0.2, by: 0.001))
    #expect(high.region.span.longitudeDelta > 0.4)
  }

  @Test func anEmptyOrInvalidRegionIsTheWorld() {
    let world = Viewport(ofWorldIn: size)
    #expect(Viewport(MKCoordinateRegion(), in: size) == world)
    #expect(Viewport(region(kCLLocationCoordinate2DInvalid, 1, 1), in: size) == world)
    #expect(
      Viewport(region(CLLocationCoordinate2D(latitude: .nan, longitude: 0), 1, 1), in: size)
        == world)
    #expect(world.scale == 300 && world.x == 0.5 && world.y == 0.5)
    // As far as pictures go.
    #expect(Viewport(region(berlin, 1e-12, 1e-12), in: size).scale == 256 * exp2(20))
  }

  @Test func whatIsSeenCanBeSeenAgain() {
    let viewport = Viewport(region(berlin, 0.2, 0.4), in: size)
    for other in [
      Viewport(viewport.rect, in: size), Viewport(viewport.camera, in: size),
    ] {
      #expect(isClose(other.center, viewport.center))
      #expect(isClose(other.scale, viewport.scale, by: 1e-3))
    }
    let again = Viewport(viewport.region, in: size)
    #expect(isClose(again.scale / viewport.scale, 1, by: 0.005))
    // A region that is read and set again and again comes to rest.
    let rounds = sequence(first: again) { Viewport($0.region, in: size) }.prefix(20)
    #expect(isClose(Array(rounds)[19].scale / again.scale, 1, by: 1e-9))
  }

  @Test func placesInTheViewAndCoordinates() {
    let viewport = Viewport(region(berlin, 0.2, 0.4), in: size)
    let middle = viewport.place(of: berlin)
    #expect(isClose(middle.x, 200) && isClose(middle.y, 150))
    let place = CGPoint(x: 30, y: 270)
    let back = viewport.place(of: viewport.coordinate(at: place))
    #expect(isClose(back.x, 30, by: 1e-6) && isClose(back.y, 270, by: 1e-6))
    #expect(viewport.coordinate(at: place).latitude < berlin.latitude)
    #expect(viewport.coordinate(at: place).longitude < berlin.longitude)
  }

  @Test func acrossTheDateLineThingsStandBesideEachOther() {
    let viewport = Viewport(
      region(CLLocationCoordinate2D(latitude: 0, longitude: 179), 10, 10), in: size)
    let place = viewport.place(of: CLLocationCoordinate2D(latitude: 0, longitude: -179))
    #expect(place.x > 200 && place.x < 400)
    #expect(isClose(viewport.coordinate(at: place).longitude, -179))
  }

  @Test func draggingMovesWhatIsUnderThePointer() {
    let viewport = Viewport(region(berlin, 0.2, 0.4), in: size)
    let moved = viewport.moved(by: CGSize(width: 50, height: -20))
    let place = moved.place(of: berlin)
    #expect(isClose(place.x, 250, by: 1e-6) && isClose(place.y, 130, by: 1e-6))
    // Nothing lies beyond the north.
    let north = viewport.moved(by: CGSize(width: 0, height: 1e9))
    #expect(isClose(north.coordinate(at: .zero).latitude, Mercator.latitudeLimit))
  }

  @Test func zoomingKeepsThePlaceUnderThePointer() {
    let viewport = Viewport(region(berlin, 0.2, 0.4), in: size)
    let corner = CGPoint(x: 40, y: 260)
    let coordinate = viewport.coordinate(at: corner)
    let zoomed = viewport.zoomed(by: 2, around: corner)
    #expect(isClose(zoomed.scale, viewport.scale * 2))
    #expect(isClose(zoomed.coordinate(at: corner), coordinate))
    #expect(isClose(viewport.zoomed(by: 0.5).center, berlin))
  }

  @Test func picturesCoverTheViewWithoutGaps() {
    let viewport = Viewport(region(berlin, 0.2, 0.4), in: size)
    let grid = MapTileGrid(viewport)
    let level = Set(grid.cells.map(\.id.level))
    #expect(level == [10])
    let frames = grid.cells.map {
      CGRect(
        x: $0.place.x + grid.offset.width, y: $0.place.y + grid.offset.height,
        width: $0.size.width, height: $0.size.height)
    }
    let all = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
    #expect(all.minX <= 0 && all.minY <= 0 && all.maxX >= 400 && all.maxY >= 300)
    let area = frames.reduce(0) { $0 + $1.width * $1.height }
    #expect(area == all.width * all.height)
    // A drag moves the layer and leaves the pictures where they are in it.
    let moved = MapTileGrid(viewport.moved(by: CGSize(width: 3, height: 0)))
    #expect(moved.offset.width == grid.offset.width + 3)
    let places = Dictionary(uniqueKeysWithValues: moved.cells.map { ($0.id, $0.place) })
    let kept = grid.cells.filter { places[$0.id] != nil }
    #expect(kept.count >= 2 && kept.allSatisfy { places[$0.id] == $0.place })
  }

  @Test func aPictureHasTheAddressOfItsColumnInAnyCopyOfTheWorld() throws {
    let source = try #require(
      MapTileSource(
        of: .standard, information: ["BanyanMapTiles": "https://tiles.example/{z}/{x}/{y}.png"],
        environment: [:]))
    #expect(
      source.address(of: MapTile(level: 2, column: 5, row: 3)) == "https://tiles.example/2/1/3.png")
    #expect(
      source.address(of: MapTile(level: 2, column: -1, row: 0)) == "https://tiles.example/2/3/0.png"
    )
    let world = MapTileGrid(Viewport(ofWorldIn: CGSize(width: 700, height: 300)))
    #expect(Set(world.cells.map(\.id.row)) == [0])
    #expect(world.cells.map(\.id.column) == [-1, 0, 1])
  }

  @Test func theEnvironmentComesBeforeTheAppAndAStyleMayHaveItsOwnSource() {
    let information: [String: Any] = [
      "BanyanMapTiles": "app", "BanyanMapAttribution": "© app", "BanyanMapTilesImagery": "above",
    ]
    func template(_ style: MapStyle, _ environment: [String: String] = [:]) -> String? {
      MapTileSource(of: style, information: information, environment: environment)?.template
    }
    #expect(template(.standard) == "app")
    #expect(template(.imagery) == "above")
    #expect(template(.hybrid) == "app")
    #expect(template(.standard, ["BANYAN_MAP_TILES": "mine"]) == "mine")
    #expect(template(.hybrid, ["BANYAN_MAP_TILES_HYBRID": "both"]) == "both")
    #expect(
      MapTileSource(of: .standard, information: information, environment: [:])?.attribution
        == "© app")
    #expect(MapTileSource(of: .standard, information: [:], environment: [:]) == nil)
    #expect(
      MapTileSource(of: .standard, information: ["BanyanMapTiles": ""], environment: [:]) == nil)
  }

  @Test func aGridHasRoundDegrees() {
    let lines = GraticuleLines(Viewport(region(CLLocationCoordinate2D(), 3, 4), in: size))
    #expect(lines.meridians.map(\.caption) == ["2°W", "1°W", "0°", "1°E", "2°E"])
    #expect(lines.meridians.map(\.place) == [0, 100, 200, 300, 400])
    #expect(lines.parallels.map(\.caption) == ["1°S", "0°", "1°N"])
    let date = GraticuleLines(
      Viewport(region(CLLocationCoordinate2D(latitude: 0, longitude: 180), 3, 4), in: size))
    #expect(date.meridians.map(\.caption) == ["178°E", "179°E", "180°W", "179°W", "178°W"])
    let town = GraticuleLines(Viewport(region(berlin, 0.1, 0.1), in: size))
    #expect(town.parallels.map(\.caption) == ["52.50°N", "52.55°N"])
  }

  @Test func aScaleIsARoundDistance() {
    let viewport = Viewport(region(CLLocationCoordinate2D(), 0.1, 0.1), in: size)
    let scale = MapScale(viewport)
    #expect(scale.caption == "2 km")
    #expect(isClose(scale.width, 2_000 * viewport.pointsPerMeter))
    #expect(scale.width <= 100 && scale.width > 20)
  }

  @Test func linesAndAreasEndCloseToTheView() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    func points(_ points: (Double, Double)...) -> [CGPoint] {
      points.map { CGPoint(x: $0.0, y: $0.1) }
    }
    #expect(
      Clip.line(points((-5, 5), (5, 5), (5, 15), (15, 15), (15, 5), (5, 5)), to: frame)
        == [points((0, 5), (5, 5), (5, 10)), points((10, 5), (5, 5))])
    #expect(Clip.line(points((20, 20), (30, 0)), to: frame).isEmpty)
    let area = Clip.area(points((-5, -5), (15, -5), (15, 15), (-5, 15)), to: frame)
    #expect(
      Set(area.map { "\($0.x) \($0.y)" }) == ["0.0 0.0", "10.0 0.0", "10.0 10.0", "0.0 10.0"])
    #expect(Clip.area(points((20, 20), (30, 20), (30, 30)), to: frame).isEmpty)
  }

  @Test func aCircleIsAsFarAroundAsItsRadius() {
    let points = MapOutline.circle(around: berlin, radius: 1_000, count: 8)
    let center = CLLocation(latitude: berlin.latitude, longitude: berlin.longitude)
    for point in points {
      let distance = center.distance(
        from: CLLocation(latitude: point.latitude, longitude: point.longitude))
      // A sphere stands for the ellipsoid.
      #expect(abs(distance - 1_000) < 6)
    }
  }

  @MainActor @Test func pressingTheUsersButtonAgainChangesNothing() {
    var position = MapCameraPosition.automatic
    let source = MapPositionSource.position(
      Binding {
        position
      } set: {
        position = $0
      })
    for _ in 0..<3 { source.followUser() }
    #expect(position == .userLocation(fallback: .automatic))
  }

  @Test func positionsAreEqualIfTheyShowTheSame() {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: berlin))
    let positions: [MapCameraPosition] = [
      .automatic, .region(region(berlin, 1, 1)), .region(region(berlin, 1, 2)),
      .rect(.world), .camera(MapCamera(centerCoordinate: berlin, distance: 100)), .item(item),
      .userLocation(fallback: .automatic),
      .userLocation(followsHeading: true, fallback: .automatic),
      .userLocation(fallback: .rect(.world)), .user,
    ]
    for (index, one) in positions.enumerated() {
      for (other, position) in positions.enumerated() {
        #expect((one == position) == (index == other))
      }
    }
    #expect(positions.filter(\.positionedByUser).count == 1)
    #expect(positions.filter(\.followsUserLocation).count == 3)
    #expect(positions[8].fallbackPosition == .rect(.world))
    #expect(positions[1].region?.span.longitudeDelta == 1 && positions[0].region == nil)
  }
}
