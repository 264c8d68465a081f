import CoreLocation
import SwiftUICore

/// A mark for an element of a collection on a map. See Apple's documentation of `MapAnnotationProtocol`.
@MainActor
@preconcurrency
public protocol MapAnnotationProtocol {
  /// Adds the mark. Not for use outside the framework.
  func _add(to items: inout _MapItems)
}

/// A balloon at a coordinate. See Apple's documentation of `MapMarker`.
public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// Creates a balloon.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint
  }

  public func _add(to items: inout _MapItems) {
    items.add(
      { $0.add(.marker(coordinate, glyph: AnyView(MapPinGlyph()), title: AnyView(EmptyView()))) },
      changing: { $0.tint = tint })
  }
}

/// A pin at a coordinate. See Apple's documentation of `MapPin`.
public struct MapPin: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint
  }

  public func _add(to items: inout _MapItems) {
    items.add(
      .annotation(
        coordinate, .bottom, content: AnyView(MapPinDrawing(tint: tint)),
        title: AnyView(EmptyView())))
  }
}

/// A view of your own at a coordinate. See Apple's documentation of `MapAnnotation`.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content

  /// Creates an annotation.
  /// - Parameter anchorPoint: the point of the view that is at the coordinate, as fractions of its size.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    self.content = content()
  }

  public func _add(to items: inout _MapItems) {
    items.add(
      .annotation(coordinate, anchor, content: AnyView(content), title: AnyView(EmptyView())))
  }
}
