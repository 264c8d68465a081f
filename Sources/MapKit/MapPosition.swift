import CoreLocation
import SwiftUICore

/// The source of a map's position: the app or the person.
enum MapPositionSource {
  case position(Binding<MapCameraPosition>)
  case initial(MapCameraPosition)
  case region(Binding<MKCoordinateRegion>)
  case rect(Binding<MKMapRect>)

  /// The position that the app asks for now.
  @MainActor var current: MapCameraPosition {
    switch self {
    case .position(let binding): binding.wrappedValue
    case .initial(let position): position
    case .region(let binding): .region(binding.wrappedValue)
    case .rect(let binding): .rect(binding.wrappedValue)
    }
  }

  /// Tells the app what the person has moved the map to.
  @MainActor func take(_ viewport: Viewport) {
    switch self {
    case .position(let binding):
      if !binding.wrappedValue.positionedByUser { binding.wrappedValue = .user }
    case .initial: break
    case .region(let binding): binding.wrappedValue = viewport.region
    case .rect(let binding): binding.wrappedValue = viewport.rect
    }
  }

  /// Follows the person, if the app lets the map.
  @MainActor func followUser() {
    if case .position(let binding) = self, !binding.wrappedValue.followsUserLocation {
      binding.wrappedValue = .userLocation(fallback: binding.wrappedValue)
    }
  }
}

/// The part of the world to which the person has moved a map. It holds for as long as the app asks for nothing else.
struct HeldViewport: Equatable {
  let viewport: Viewport
  /// The position that the app asked for after it was notified.
  let answer: MapCameraPosition
}

extension Viewport {
  /// The region that a map shows of a single place.
  private static let metersAroundPlace = 1_000.0

  init(
    _ position: MapCameraPosition.Kind, items: [MapItem], user: CLLocationCoordinate2D?,
    in size: CGSize
  ) {
    switch position {
    case .region(let region): self.init(region, in: size)
    case .rect(let rect): self.init(rect, in: size)
    case .camera(let camera): self.init(camera, in: size)
    case .item(let item): self.init(around: item.placemark.coordinate, in: size)
    case .location(_, let fallback):
      if let user {
        self.init(around: user, in: size)
      } else {
        self.init(fallback, items: items, user: nil, in: size)
      }
    case .automatic, .user:
      let coordinates = items.flatMap(\.coordinates)
      let showsUser = items.contains { if case .user = $0.kind { true } else { false } }
      self.init(around: coordinates + (showsUser ? [user].compactMap(\.self) : []), in: size)
    }
  }

  private init(around coordinate: CLLocationCoordinate2D, in size: CGSize) {
    self.init(
      MKCoordinateRegion(
        center: coordinate, latitudinalMeters: Self.metersAroundPlace,
        longitudinalMeters: Self.metersAroundPlace), in: size)
  }

  /// All of some coordinates, with a margin; the whole world without any.
  private init(around coordinates: [CLLocationCoordinate2D], in size: CGSize) {
    let rect = coordinates.reduce(MKMapRect.null) {
      let point = MKMapPoint($1)
      return $0.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
    }
    if let first = coordinates.first, rect.width == 0, rect.height == 0 {
      self.init(around: first, in: size)
    } else {
      self.init(rect.insetBy(dx: -rect.width / 6, dy: -rect.height / 6), in: size)
    }
  }
}

/// The selection of a map's markers.
@MainActor
struct MapSelection {
  let selected: AnyHashable?
  /// Selects a value; nil for none.
  /// - Returns: whether a value is of the right type.
  let select: (AnyHashable?) -> Void
  /// Returns whether a value is of the type that can be selected.
  let takes: (AnyHashable) -> Bool

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    selected = selection.wrappedValue.map { AnyHashable($0) }
    select = { tag in
      let value = tag.flatMap { $0.base as? Value }
      if selection.wrappedValue != value { selection.wrappedValue = value }
    }
    takes = { $0.base is Value }
  }
}
