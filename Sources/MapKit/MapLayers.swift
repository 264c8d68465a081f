import CoreLocation
import SwiftUICore

/// The place of a view in a layer of a map.
struct MapPlace: Equatable, Sendable {
  var x = 0.0
  var y = 0.0
  /// The point of the view that is there.
  var anchor = UnitPoint.topLeading
}

private struct MapPlaceKey: LayoutValueKey {
  static let defaultValue = MapPlace()
}

extension View {
  func place(_ place: MapPlace) -> some View { layoutValue(key: MapPlaceKey.self, value: place) }
}

/// A layer that moves as a whole when the map does: the places of the views in it do not change, unless the scale does.
struct MapLayer: FrameworkLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let place = subview[MapPlaceKey.self]
      subview.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), anchor: place.anchor,
        proposal: .unspecified)
    }
  }
}

/// The origin of layers: a fixed point of the world, so that places in them are small numbers that do not change when the map
/// is dragged.
struct MapOrigin {
  private let viewport: Viewport
  /// In points from the north-west of the world.
  let x: Double
  let y: Double
  /// The place of the origin in the view.
  let offset: CGSize

  /// The distance between possible origins, in points.
  private static let step = 4_096.0

  init(of viewport: Viewport) {
    self.viewport = viewport
    let left = viewport.x * viewport.scale - Double(viewport.size.width) / 2
    let top = viewport.y * viewport.scale - Double(viewport.size.height) / 2
    x = (left / Self.step).rounded(.down) * Self.step
    y = (top / Self.step).rounded(.down) * Self.step
    offset = CGSize(width: (x - left).rounded(), height: (y - top).rounded())
  }

  /// Returns the place of a coordinate in a layer, on the copy of the world nearest to the center.
  func place(of coordinate: CLLocationCoordinate2D, anchor: UnitPoint) -> MapPlace {
    let point = Mercator.point(of: coordinate)
    let copy = (viewport.x - point.x).rounded()
    return MapPlace(
      x: Self.eighths((point.x + copy) * viewport.scale - x),
      y: Self.eighths(point.y * viewport.scale - y), anchor: anchor)
  }

  private static func eighths(_ length: Double) -> Double { (length * 8).rounded() / 8 }
}
