import CoreLocation
import SwiftUICore

/// A view that shows a part of the world, with what is there.
///
/// ```swift
/// @State private var position: MapCameraPosition = .automatic
///
/// Map(position: $position) {
///   Marker("Bakery", systemImage: "cup.and.saucer", coordinate: bakery)
///   Annotation("Home", coordinate: home) { Text("🏠") }
///   MapPolyline(coordinates: way).stroke(.blue, lineWidth: 4)
///   UserAnnotation()
/// }
/// ```
///
/// People drag the map, and make it larger or smaller with a double click or the buttons in its corner. It is flat, with north at
/// the top.
///
/// The ground consists of square pictures from a server of your choice. The app's `Info.plist` has its address as
/// `BanyanMapTiles`, with `{z}`, `{x}` and `{y}` for the zoom level, column and row, and what must be said about
/// their origin as `BanyanMapAttribution`; the environment variables `BANYAN_MAP_TILES` and `BANYAN_MAP_ATTRIBUTION` come before both. With
/// `BanyanMapTilesImagery` and `BanyanMapTilesHybrid` other styles have a source of their own. Without a source, a grid of
/// latitudes and longitudes is shown. See Apple's documentation of `Map`.
public struct Map<Content: View>: View {
  private let content: Content

  public var body: some View { content }
}

extension Map where Content == _MapSurface {
  // MARK: Content from a builder

  /// Creates a map that shows all of its content.
  public init(interactionModes: MapInteractionModes = .all) {
    self.init(initialPosition: .automatic, interactionModes: interactionModes) { EmptyMapContent() }
  }

  /// Creates a map whose position the app can change, and the person.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> C
  ) {
    self.init(.position(position), interactionModes, content())
  }

  /// Creates a map without content, whose position the app can change, and the person.
  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all
  ) {
    self.init(.position(position), interactionModes, EmptyMapContent())
  }

  /// Creates a map that begins at a position.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> C
  ) {
    self.init(.initial(initialPosition), interactionModes, content())
  }

  /// Creates a map without content that begins at a position.
  public init(
    initialPosition: MapCameraPosition, interactionModes: MapInteractionModes = .all
  ) {
    self.init(.initial(initialPosition), interactionModes, EmptyMapContent())
  }

  /// Creates a map whose position the app can change, and whose markers can be selected: the selection is the tag of one, or
  /// the identity of its element in a `ForEach`.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, @MapContentBuilder content: () -> C
  ) {
    self.init(.position(position), interactionModes, content(), MapSelection(selection))
  }

  /// Creates a map that begins at a position, and whose markers can be selected.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, @MapContentBuilder content: () -> C
  ) {
    self.init(.initial(initialPosition), interactionModes, content(), MapSelection(selection))
  }

  // MARK: A region

  /// Creates a map of a region, which changes when the person moves the map.
  /// - Parameters:
  ///   - showsUserLocation: whether the map marks where the person is, if they allow the app to know.
  ///   - userTrackingMode: whether the map follows the person.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(
      .region(coordinateRegion), interactionModes, showsUserLocation, userTrackingMode,
      _MapItems())
  }

  /// Creates a map of a region, with a mark for each element of a collection.
  /// - Parameters:
  ///   - showsUserLocation: whether the map marks where the person is, if they allow the app to know.
  ///   - userTrackingMode: whether the map follows the person.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init(
      .region(coordinateRegion), interactionModes, showsUserLocation, userTrackingMode,
      _MapItems(annotationItems, annotationContent))
  }

  // MARK: A rectangle

  /// Creates a map of a rectangle, which changes when the person moves the map.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(.rect(mapRect), interactionModes, showsUserLocation, userTrackingMode, _MapItems())
  }

  /// Creates a map of a rectangle, with a mark for each element of a collection.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init(
      .rect(mapRect), interactionModes, showsUserLocation, userTrackingMode,
      _MapItems(annotationItems, annotationContent))
  }

  private init(
    _ source: MapPositionSource, _ modes: MapInteractionModes, _ content: some MapContent,
    _ selection: MapSelection? = nil
  ) {
    self.content = _MapSurface(
      source: source, modes: modes, items: _MapItems(of: content).list, selection: selection)
  }

  private init(
    _ source: MapPositionSource, _ modes: MapInteractionModes, _ showsUser: Bool,
    _ tracking: Binding<MapUserTrackingMode>?, _ items: _MapItems
  ) {
    var items = items
    if showsUser { items.add(at: "user") { $0.add(.user) } }
    self.content = _MapSurface(
      source: source, modes: modes, items: items.list, tracking: showsUser ? tracking : nil)
  }
}

extension _MapItems {
  /// The marks for the elements of a collection.
  @MainActor
  fileprivate init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    _ elements: Items, _ annotation: (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    self.init()
    for element in elements {
      add(at: AnyHashable(element.id)) { annotation(element)._add(to: &$0) }
    }
  }
}
