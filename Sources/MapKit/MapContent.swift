import CoreLocation
import SwiftUICore

/// Something on a map, such as a ``Marker``. See Apple's documentation of `MapContent`.
@MainActor
@preconcurrency
public protocol MapContent {
  associatedtype Body: MapContent

  /// The content that makes up this content.
  @MapContentBuilder
  var body: Body { get }

  /// Adds what is on the map. Not for use outside the framework.
  static func _add(_ content: Self, to items: inout _MapItems)
}

extension MapContent {
  public static func _add(_ content: Self, to items: inout _MapItems) {
    Body._add(content.body, to: &items)
  }
}

extension Never: MapContent {}

extension MapContent where Body: _AbsentBody {
  /// The body of built-in content, which has none.
  public var body: Body { fatalError("body() should not be called on \(Self.self).") }
}

/// The things that are on a map, in order, each with an identity.
public struct _MapItems {
  private(set) var list: [MapItem] = []
  private var path: [AnyHashable] = []

  init() {}

  /// The things of some content.
  @MainActor
  init<Content: MapContent>(of content: Content) {
    Content._add(content, to: &self)
  }

  /// Adds things whose identity is told apart from others by a part.
  mutating func add(at part: AnyHashable, _ body: (inout _MapItems) -> Void) {
    path.append(part)
    body(&self)
    path.removeLast()
  }

  mutating func add(_ kind: MapItem.Kind) {
    list.append(MapItem(id: path, kind: kind))
  }

  /// Adds things, and then changes them.
  mutating func add(_ body: (inout _MapItems) -> Void, changing change: (inout MapItem) -> Void) {
    let first = list.count
    body(&self)
    for index in first..<list.count { change(&list[index]) }
  }
}

/// A thing on a map.
struct MapItem: Identifiable {
  enum Kind {
    /// A balloon, whose tip is at the coordinate, and its title.
    case marker(CLLocationCoordinate2D, glyph: AnyView, title: AnyView)
    /// A view, one point of which is at the coordinate, and its title.
    case annotation(CLLocationCoordinate2D, UnitPoint, content: AnyView, title: AnyView)
    case user
    case line([CLLocationCoordinate2D])
    case area([CLLocationCoordinate2D])
    case circle(center: CLLocationCoordinate2D, radius: CLLocationDistance)
  }

  let id: [AnyHashable]
  let kind: Kind
  /// The properties that modifiers set; the innermost modifier applies.
  var tint: Color?
  var tag: AnyHashable?
  var fill: AnyShapeStyle?
  var stroke: (style: AnyShapeStyle, line: StrokeStyle)?
  var titles: Visibility?

  /// The coordinates that the thing covers.
  var coordinates: [CLLocationCoordinate2D] {
    switch kind {
    case .marker(let coordinate, _, _), .annotation(let coordinate, _, _, _): [coordinate]
    case .user: []
    case .line(let coordinates), .area(let coordinates): coordinates
    case .circle(let center, let radius):
      MapOutline.circle(around: center, radius: radius, count: 8)
    }
  }
}

/// Content with a property.
public struct _ModifiedMapContent<Content: MapContent>: MapContent {
  public typealias Body = Never

  let content: Content
  let change: (inout MapItem) -> Void

  public static func _add(_ content: Self, to items: inout _MapItems) {
    items.add({ Content._add(content.content, to: &$0) }, changing: content.change)
  }
}

extension MapContent {
  private func changing(_ change: @escaping (inout MapItem) -> Void) -> _ModifiedMapContent<Self> {
    _ModifiedMapContent(content: self, change: change)
  }

  /// Sets the color of markers.
  public func tint(_ tint: Color?) -> some MapContent {
    changing { if $0.tint == nil { $0.tint = tint } }
  }

  /// Sets the value that is selected when a person presses one of the things.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    changing { if $0.tag == nil { $0.tag = AnyHashable(tag) } }
  }

  /// Sets whether markers and annotations show their titles.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changing { if $0.titles == nil { $0.titles = visibility } }
  }

  /// Sets the style in which areas are filled.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    changing { if $0.fill == nil { $0.fill = AnyShapeStyle(style) } }
  }

  /// Sets the line along a polyline, or around an area.
  /// - Parameter lineWidth: in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Sets the line along a polyline, or around an area.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    changing { if $0.stroke == nil { $0.stroke = (AnyShapeStyle(content), style) } }
  }
}
