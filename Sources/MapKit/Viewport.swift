import CoreLocation
import SwiftUICore

/// The part of the world that a map shows: its center, and how large the world is around it.
struct Viewport: Equatable {
  /// The center, as a fraction of the world's width and height.
  private(set) var x: Double
  private(set) var y: Double
  /// The width of the world, in points of the view.
  private(set) var scale: Double
  /// The size of the view.
  let size: CGSize

  /// The width of the world at zoom level 0, in points.
  static let smallestWorld = 256.0
  static let largestLevel = 20.0

  private init(x: Double, y: Double, scale: Double, size: CGSize) {
    let least = max(Self.smallestWorld, Double(size.height))
    let most = Self.smallestWorld * exp2(Self.largestLevel)
    let scale = min(max(scale.isNaN ? 0 : scale, least), most)
    // The edges in the north and south stay outside of the view; in the west and east the world goes on.
    let half = min(0.5, Double(size.height) / scale / 2)
    self.x = x.isFinite ? x - x.rounded(.down) : 0.5
    self.y = y.isFinite ? min(max(y, half), 1 - half) : 0.5
    self.scale = scale
    self.size = size
  }

  // MARK: What is to be seen

  /// The whole world.
  init(ofWorldIn size: CGSize) {
    self.init(x: 0.5, y: 0.5, scale: 0, size: size)
  }

  /// All of a region, in the middle. An empty region is the whole world, as in a map without a position.
  init(_ region: MKCoordinateRegion, in size: CGSize) {
    let (center, span) = (region.center, region.span)
    guard span.latitudeDelta > 0 || span.longitudeDelta > 0, CLLocationCoordinate2DIsValid(center)
    else {
      self.init(ofWorldIn: size)
      return
    }
    let (x, y) = Mercator.point(of: center)
    func edge(_ latitude: Double) -> Double {
      Mercator.point(of: CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y
    }
    let north = y - edge(center.latitude + span.latitudeDelta / 2)
    let south = edge(center.latitude - span.latitudeDelta / 2) - y
    self.init(
      x: x, y: y,
      scale: min(
        Double(size.height) / max(2 * max(north, south), .leastNonzeroMagnitude),
        Double(size.width) / max(span.longitudeDelta / 360, .leastNonzeroMagnitude)), size: size)
  }

  /// All of a rectangle, in the middle.
  init(_ rect: MKMapRect, in size: CGSize) {
    guard !rect.isNull else {
      self.init(ofWorldIn: size)
      return
    }
    let world = MKMapSize.world.width
    self.init(
      x: rect.midX / world, y: rect.midY / world,
      scale: world
        * min(Double(size.width) / max(rect.width, 1), Double(size.height) / max(rect.height, 1)),
      size: size)
  }

  /// Creates the view of a camera that looks straight down.
  init(_ camera: MapCamera, in size: CGSize) {
    let (x, y) = Mercator.point(of: camera.centerCoordinate)
    let metersHigh = max(1, camera.distance) * MapCamera.heightPerDistance
    self.init(
      x: x, y: y,
      scale: Double(size.height) * Self.worldMeters(at: camera.centerCoordinate) / metersHigh,
      size: size)
  }

  /// The circumference of the earth along the circle of latitude, in meters.
  private static func worldMeters(at coordinate: CLLocationCoordinate2D) -> Double {
    Mercator.circumference * max(0.01, cos(coordinate.latitude * .pi / 180))
  }

  // MARK: What is seen

  private var width: Double { Double(size.width) }
  private var height: Double { Double(size.height) }

  var center: CLLocationCoordinate2D { Mercator.coordinate(x: x, y: y) }

  /// The number of points per meter at the center.
  var pointsPerMeter: Double { scale / Self.worldMeters(at: center) }

  var region: MKCoordinateRegion {
    let half = height / scale / 2
    let north = Mercator.coordinate(x: x, y: max(0, y - half)).latitude
    let south = Mercator.coordinate(x: x, y: min(1, y + half)).latitude
    // As a region asks for it: as much on one side of the center as on the other. A region that is read and set again stays the same.
    let center = center
    let reach = min(north - center.latitude, center.latitude - south)
    return MKCoordinateRegion(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: 2 * reach, longitudeDelta: min(360, 360 * width / scale)))
  }

  var rect: MKMapRect {
    let world = MKMapSize.world.width
    let (wide, high) = (width / scale * world, height / scale * world)
    return MKMapRect(x: x * world - wide / 2, y: y * world - high / 2, width: wide, height: high)
  }

  var camera: MapCamera {
    MapCamera(
      centerCoordinate: center,
      distance: height / pointsPerMeter / MapCamera.heightPerDistance)
  }

  // MARK: Places in the view

  /// Returns the place of a coordinate in the view, on the copy of the world that is nearest to its center.
  func place(of coordinate: CLLocationCoordinate2D) -> CGPoint {
    let point = Mercator.point(of: coordinate)
    let across = point.x - x
    return CGPoint(
      x: width / 2 + (across - across.rounded()) * scale,
      y: height / 2 + (point.y - y) * scale)
  }

  /// Returns the coordinate at a place in the view.
  func coordinate(at place: CGPoint) -> CLLocationCoordinate2D {
    Mercator.coordinate(
      x: x + (Double(place.x) - width / 2) / scale,
      y: min(max(y + (Double(place.y) - height / 2) / scale, 0), 1))
  }

  // MARK: Changes

  /// Returns the part that is seen after what is shown has moved by some points.
  func moved(by way: CGSize) -> Viewport {
    Viewport(
      x: x - Double(way.width) / scale, y: y - Double(way.height) / scale, scale: scale, size: size)
  }

  /// Returns the part that is seen after what is shown has grown around a place, which stays where it is.
  func zoomed(by factor: Double, around place: CGPoint? = nil) -> Viewport {
    let place = place ?? CGPoint(x: width / 2, y: height / 2)
    let zoomed = Viewport(x: x, y: y, scale: scale * factor, size: size)
    let gain = 1 / scale - 1 / zoomed.scale
    return Viewport(
      x: x + (Double(place.x) - width / 2) * gain, y: y + (Double(place.y) - height / 2) * gain,
      scale: zoomed.scale, size: size)
  }

  /// Returns the same part of the world around another center.
  func centered(at coordinate: CLLocationCoordinate2D) -> Viewport {
    let (x, y) = Mercator.point(of: coordinate)
    return Viewport(x: x, y: y, scale: scale, size: size)
  }

  /// Returns what a view of another size shows of the same place at the same scale.
  func resized(to size: CGSize) -> Viewport {
    Viewport(x: x, y: y, scale: scale, size: size)
  }
}
