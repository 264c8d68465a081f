import CoreLocation

/// The part of the world that a map shows, as the app asks for it or as the person has moved it. See Apple's documentation of
/// `MapCameraPosition`.
///
/// ```swift
/// @State private var position: MapCameraPosition = .automatic
///
/// Map(position: $position) {
///   Marker("Bakery", coordinate: bakery)
/// }
/// Button("Whole town") { position = .region(town) }
/// ```
///
/// When a person moves the map, the position becomes one with ``positionedByUser``, which does not reveal where:
/// `onMapCameraChange` does.
public struct MapCameraPosition: Equatable, Sendable {
  // Only the case that needs it is indirect: a hot reload keeps the values of the others.
  enum Kind: Sendable {
    case automatic, user
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem)
    indirect case location(followsHeading: Bool, fallback: Kind)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// A position that shows everything in the map's content.
  public static let automatic = MapCameraPosition(.automatic)

  /// Returns a position that shows a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(.region(region))
  }

  /// Returns a position that shows a rectangle of the map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }

  /// Returns a position that shows what a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(.camera(camera))
  }

  /// Returns a position that shows a place and its surroundings.
  public static func item(_ item: MKMapItem) -> MapCameraPosition { MapCameraPosition(.item(item)) }

  /// Returns a position that follows the person.
  /// - Parameters:
  ///   - followsHeading: whether the map turns with the person. It is kept, and north is shown.
  ///   - fallback: the position as long as it is not known where the person is.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(.location(followsHeading: followsHeading, fallback: fallback.kind))
  }

  /// A position to which the person has moved the map.
  static let user = MapCameraPosition(.user)

  /// A Boolean value that indicates whether the person has moved the map.
  public var positionedByUser: Bool { if case .user = kind { true } else { false } }

  /// The region, if the app has asked for one.
  public var region: MKCoordinateRegion? {
    if case .region(let region) = kind { region } else { nil }
  }

  /// The rectangle, if the app has asked for one.
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }

  /// The camera, if the app has asked for one.
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }

  /// The place, if the app has asked for one.
  public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }

  /// A Boolean value that indicates whether the map follows the person.
  public var followsUserLocation: Bool { if case .location = kind { true } else { false } }

  /// A Boolean value that indicates whether the app has asked for the map to turn with the person.
  public var followsUserHeading: Bool {
    if case .location(let followsHeading, _) = kind { followsHeading } else { false }
  }

  /// The position as long as it is not known where the person is.
  public var fallbackPosition: MapCameraPosition? {
    if case .location(_, let fallback) = kind { MapCameraPosition(fallback) } else { nil }
  }

  public static func == (left: MapCameraPosition, right: MapCameraPosition) -> Bool {
    isSame(left.kind, right.kind)
  }

  private static func isSame(_ left: Kind, _ right: Kind) -> Bool {
    switch (left, right) {
    case (.automatic, .automatic), (.user, .user): true
    case (.region(let one), .region(let other)): Same.region(one, other)
    case (.rect(let one), .rect(let other)): Same.rect(one, other)
    case (.camera(let one), .camera(let other)): one == other
    case (.item(let one), .item(let other)): one === other
    case (.location(let turns, let one), .location(let alsoTurns, let other)):
      turns == alsoTurns && isSame(one, other)
    default: false
    }
  }
}
