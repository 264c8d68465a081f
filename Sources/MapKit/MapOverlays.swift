import CoreLocation
import SwiftUICore

/// A line on a map. See Apple's documentation of `MapPolyline`.
public struct MapPolyline: MapContent {
  public typealias Body = Never

  private let coordinates: [CLLocationCoordinate2D]

  /// Creates a line along coordinates.
  public init(coordinates: [CLLocationCoordinate2D]) {
    self.coordinates = coordinates
  }

  /// Creates a line along points of the map.
  public init(points: [MKMapPoint]) {
    self.init(coordinates: points.map(\.coordinate))
  }

  public static func _add(_ content: Self, to items: inout _MapItems) {
    items.add(.line(content.coordinates))
  }
}

/// An area on a map. See Apple's documentation of `MapPolygon`.
public struct MapPolygon: MapContent {
  public typealias Body = Never

  private let coordinates: [CLLocationCoordinate2D]

  /// Creates the area between coordinates.
  public init(coordinates: [CLLocationCoordinate2D]) {
    self.coordinates = coordinates
  }

  /// Creates the area between points of the map.
  public init(points: [MKMapPoint]) {
    self.init(coordinates: points.map(\.coordinate))
  }

  public static func _add(_ content: Self, to items: inout _MapItems) {
    items.add(.area(content.coordinates))
  }
}

/// A circle on a map. See Apple's documentation of `MapCircle`.
public struct MapCircle: MapContent {
  public typealias Body = Never

  private let center: CLLocationCoordinate2D
  private let radius: CLLocationDistance

  /// Creates a circle.
  /// - Parameter radius: in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.center = center
    self.radius = radius
  }

  public static func _add(_ content: Self, to items: inout _MapItems) {
    items.add(.circle(center: content.center, radius: content.radius))
  }
}
