import CoreLocation
import SwiftUICore

/// The part of the world that the map in a reader shows, as it was drawn last.
final class MapLink {
  var viewport: Viewport?
  var geometry: GeometryProxy?
}

private struct MapLinkKey: EnvironmentKey {
  static var defaultValue: MapLink? { nil }
}

extension EnvironmentValues {
  var mapLink: MapLink? {
    get { self[MapLinkKey.self] }
    set { self[MapLinkKey.self] = newValue }
  }
}

/// A view that converts between places in the map inside it and coordinates. See Apple's documentation of `MapReader`.
///
/// ```swift
/// MapReader { proxy in
///   Map()
///     .onTapGesture { place in
///       coordinate = proxy.convert(place, from: .local)
///     }
/// }
/// ```
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var link = MapLink()

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    content(MapProxy(link: link)).environment(\.mapLink, link)
  }
}

/// Converts between places in a map and coordinates. Use it in actions: a map has not been drawn while its reader's content is
/// made for the first time. See Apple's documentation of `MapProxy`.
@MainActor
@preconcurrency
public struct MapProxy {
  let link: MapLink

  /// Returns the coordinate at a place, or nil before the map has been drawn.
  /// - Parameter space: the space of the place. The local space is that of the map.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? {
    guard let viewport = link.viewport, let origin = origin(in: space) else { return nil }
    return viewport.coordinate(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// Returns the place of a coordinate, or nil before the map has been drawn.
  /// - Parameter space: the space of the place. The local space is that of the map.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? {
    guard let viewport = link.viewport, let origin = origin(in: space) else { return nil }
    let place = viewport.place(of: coordinate)
    return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
  }

  /// The place of the map's corner in a space.
  private func origin(in space: some CoordinateSpaceProtocol) -> CGPoint? {
    if case .local = space.coordinateSpace { return .zero }
    return link.geometry?.frame(in: space.coordinateSpace).origin
  }
}
