// MapKit: SwiftUI's maps and what stands on them, MKMapView, and values.
import MapKit
import SwiftUI
import UIKit

private let home = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

struct MapShop: Identifiable, Hashable {
  let id: Int
  let name: String
  var coordinate: CLLocationCoordinate2D { home }
}

func regions() -> [Double] {
  var region = MKCoordinateRegion()
  region.center = home
  region.span = MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.1)
  region.span.latitudeDelta *= 2
  region.span.longitudeDelta /= 2
  region = MKCoordinateRegion(center: home, span: MKCoordinateSpan())
  region = MKCoordinateRegion(center: home, latitudinalMeters: 500, longitudinalMeters: 500)
  region = MKCoordinateRegion(.world)
  region = MKCoordinateRegionMake(region.center, MKCoordinateSpanMake(1, 1))
  return [region.span.latitudeDelta, region.span.longitudeDelta]
}

func rectangles() -> [Double] {
  var point = MKMapPoint(home)
  point.x += MKMapPoint().x
  point.y += MKMapPoint(x: 1, y: 2).y
  var size = MKMapSize(width: 3, height: 4)
  size.width += MKMapSize().width
  size.height += MKMapSize.world.height
  var rect = MKMapRect(origin: point, size: size)
  rect.origin = MKMapRect().origin
  rect.size = MKMapRect(x: 0, y: 0, width: 1, height: 1).size
  rect = rect.union(.null).insetBy(dx: -1, dy: -1)
  if rect.isNull || rect.isEmpty || !rect.contains(point) { return [] }
  return [
    rect.minX, rect.midX, rect.maxX, rect.minY, rect.midY, rect.maxY, rect.width, rect.height,
    point.coordinate.latitude, point.distance(to: MKMapPoint()),
  ]
}

@MainActor
func positions(_ item: MKMapItem) -> [MapCameraPosition] {
  var camera = MapCamera(centerCoordinate: home, distance: 1_000, heading: 10, pitch: 20)
  camera.centerCoordinate = home
  camera.distance += camera.heading + camera.pitch
  camera.heading = 0
  camera.pitch = 0
  let all: [MapCameraPosition] = [
    .automatic, .region(MKCoordinateRegion()), .rect(.world), .camera(camera), .item(item),
    .userLocation(fallback: .automatic), .userLocation(followsHeading: true, fallback: .automatic),
  ]
  return all.filter {
    $0.positionedByUser || $0.followsUserLocation || $0.followsUserHeading
      || $0.fallbackPosition == .automatic || $0.region != nil || $0.rect != nil
      || $0.camera != nil || $0.item != nil
  }
}

// MARK: Region and rectangle

struct RegionMaps: View {
  @State private var region = MKCoordinateRegion()
  @State private var rect = MKMapRect.world
  @State private var tracking = MapUserTrackingMode.follow
  let shops: [MapShop]

  var body: some View {
    Map(coordinateRegion: $region)
    Map(
      coordinateRegion: $region, interactionModes: [.pan, .zoom], showsUserLocation: true,
      userTrackingMode: $tracking)
    Map(coordinateRegion: .constant(region), annotationItems: shops) { shop in
      MapMarker(coordinate: shop.coordinate, tint: .red)
    }
    Map(coordinateRegion: $region, annotationItems: shops) { MapPin(coordinate: $0.coordinate) }
    Map(
      coordinateRegion: $region, showsUserLocation: true, userTrackingMode: .constant(.none),
      annotationItems: shops
    ) { shop in
      MapAnnotation(coordinate: shop.coordinate, anchorPoint: CGPoint(x: 0.5, y: 1)) {
        Text(shop.name)
      }
    }
    Map(mapRect: $rect, interactionModes: MapInteractionModes(rawValue: 1))
    Map(mapRect: $rect, interactionModes: .all, annotationItems: shops) { shop in
      MapAnnotation(coordinate: shop.coordinate) { Text(shop.name) }
    }
  }
}

// MARK: Content

struct ShopContent: MapContent {
  let shops: [MapShop]

  var body: some MapContent {
    ForEach(shops) { Marker($0.name, coordinate: $0.coordinate) }
    ForEach(shops, id: \.name) { shop in
      if shop.id > 0 {
        Marker(shop.name, systemImage: "cart", coordinate: shop.coordinate)
      } else {
        Marker(shop.name, image: "cart", coordinate: shop.coordinate)
      }
      if shop.id > 1 { Marker(shop.name, monogram: Text("S"), coordinate: shop.coordinate) }
      if #available(iOS 99, *) { EmptyMapContent() }
    }
  }
}

struct PositionMaps: View {
  @State private var position = MapCameraPosition.automatic
  @State private var selection: MapShop?
  @State private var item: MKMapItem?
  let shops: [MapShop]

  var body: some View {
    Map()
    Map(interactionModes: [])
    Map(position: $position)
    Map(initialPosition: .automatic)
    Map { ShopContent(shops: shops) }
    Map(position: $position, interactionModes: .zoom) {
      Marker("Home", coordinate: home).tint(.orange)
      Marker("Home", systemImage: "house", coordinate: home).tag(1)
      Marker("Home", image: "house", coordinate: home)
      Marker("Home", monogram: Text("H"), coordinate: home).annotationTitles(.hidden)
      Marker(coordinate: home) { Label("Home", systemImage: "house") }
      if let item { Marker(item: item) }
      Annotation("Home", coordinate: home) { Text("H") }
      Annotation(String("Home"), coordinate: home, anchor: .bottom) { Text("H") }
      Annotation(coordinate: home, anchor: .top) {
        Text("H")
      } label: {
        Text("Home")
      }
      UserAnnotation()
    }
    Map(initialPosition: .region(MKCoordinateRegion())) {
      MapPolyline(coordinates: [home, home]).stroke(.blue, lineWidth: 3)
      MapPolyline(points: [MKMapPoint(home)]).stroke(.blue, style: StrokeStyle(dash: [2]))
      MapPolygon(coordinates: [home, home, home]).foregroundStyle(.green.opacity(0.3))
      MapPolygon(points: [MKMapPoint(home)])
      MapCircle(center: home, radius: 100).stroke(.red)
    }
    Map(position: $position, selection: $selection) {
      ForEach(shops) { Marker($0.name, coordinate: $0.coordinate).tag($0) }
    }
    Map(selection: $selection) { EmptyMapContent() }
  }
}

// MARK: Around maps

struct MapSurroundings: View {
  @State private var style = MapStyle.standard
  @State private var coordinate: CLLocationCoordinate2D?

  var body: some View {
    MapReader { proxy in
      Map {}
        .onTapGesture { place in
          coordinate = proxy.convert(place, from: .local)
          if let coordinate { print(proxy.convert(coordinate, to: .global) ?? .zero) }
        }
    }
    .mapStyle(style)
    .mapControls {
      MapUserLocationButton()
      MapCompass()
      MapScaleView()
      MapPitchToggle()
      MapZoomStepper()
    }
    .mapControlVisibility(.hidden)
    .onMapCameraChange { print($0.region, $0.camera, $0.rect) }
    .onMapCameraChange(frequency: .continuous) { coordinate = nil }
    .onMapCameraChange(frequency: MapCameraUpdateFrequency.onEnd) { (_: MapCameraUpdateContext) in }
    .onAppear {
      style = .hybrid
      style = .imagery
      style = .standard(elevation: .realistic, pointsOfInterest: .excludingAll, showsTraffic: true)
      style = .imagery(elevation: .flat)
      style = .hybrid(elevation: .automatic, pointsOfInterest: .all)
    }
  }
}

struct MapParts: View {
  @State private var parts = [
    AnyView(MapCompass().body), AnyView(MapPitchToggle().body), AnyView(MapScaleView().body),
    AnyView(MapUserLocationButton().body), AnyView(MapZoomStepper().body),
    AnyView(Map().body), AnyView(MapReader { _ in Map() }.body),
  ]

  var body: some View { ForEach(parts.indices, id: \.self) { parts[$0] } }
}

func isSame(_ position: MapCameraPosition, _ camera: MapCamera) -> Bool {
  position == .camera(camera) && camera == MapCamera(centerCoordinate: home, distance: 1)
    && MapInteractionModes.all.rawValue > MapInteractionModes.pan.rawValue
}

// MARK: UIKit

struct KitMap: UIViewRepresentable {
  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> MKMapView {
    let view = MKMapView(frame: .zero)
    view.delegate = context.coordinator
    view.mapType = .hybrid
    view.showsUserLocation = true
    view.isScrollEnabled = true
    view.isZoomEnabled = view.isScrollEnabled && view.mapType != .satellite
    let pin = MKPointAnnotation()
    pin.coordinate = home
    pin.title = "Home"
    pin.subtitle = nil
    view.addAnnotation(pin)
    view.addAnnotations([
      MKPointAnnotation(coordinate: home),
      MKPointAnnotation(coordinate: home, title: "Home", subtitle: "Here"), OwnAnnotation(),
    ])
    view.removeAnnotation(pin)
    view.removeAnnotations(view.annotations)
    view.showAnnotations([pin], animated: true)
    return view
  }

  func updateUIView(_ view: MKMapView, context: Context) {
    view.region = MKCoordinateRegion()
    view.setRegion(view.region, animated: true)
    view.centerCoordinate = home
    view.setCenter(view.centerCoordinate, animated: false)
    view.visibleMapRect = .world
    view.setVisibleMapRect(view.visibleMapRect, animated: true)
    if view.showsUserLocation && view.isZoomEnabled && view.selectedAnnotations.isEmpty {
      print(view.delegate === context.coordinator)
    }
  }

  final class Coordinator: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
      print((annotation.title ?? annotation.subtitle) ?? "", annotation.coordinate)
    }
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  }
}

@MainActor func makeMapView() -> MKMapView { MKMapView() }

final class OwnAnnotation: NSObject, MKAnnotation {
  let coordinate = home
}

let mapTypes: [MKMapType] = [
  .standard, .satellite, .hybrid, .satelliteFlyover, .hybridFlyover, .mutedStandard,
  .init(rawValue: 1)!,
]

// MARK: Places

func search(near region: MKCoordinateRegion) async throws -> [MKMapItem] {
  let request = MKLocalSearch.Request()
  request.naturalLanguageQuery = "Bakery"
  request.region = region
  let search = MKLocalSearch(request: request)
  search.start { (response: MKLocalSearch.Response?, error: (any Error)?) in }
  let answer: MKLocalSearch.CompletionHandler = { _, _ in }
  answer(nil, MKError(.placemarkNotFound))
  print(request.naturalLanguageQuery ?? "", request.region)
  do {
    let response = try await search.start()
    print(response.boundingRegion)
    return response.mapItems
  } catch let error as MKError where error.code == MKError.Code.serverFailure {
    print(MKError.errorDomain, error.errorCode, MKErrorDomain)
    return MKError.Code(rawValue: 4) == nil ? [] : [mapItem()]
  }
}

func mapItem() -> MKMapItem {
  let item = MKMapItem(placemark: MKPlacemark(coordinate: home))
  item.name = "Home"
  item.phoneNumber = nil
  item.url = URL(string: "https://example.com")
  print(item.placemark.coordinate, item.name ?? "", item.phoneNumber ?? "", item.url as Any)
  return item
}
