import MapKit
import SwiftUI

/// Maps: a position that the app and the person change, with what stands there, and a region.
struct MapsPage: View {
  @State private var position = MapCameraPosition.automatic
  @State private var selection: String?
  @State private var seen = "nothing yet"
  @State private var region = MapPlaces.town

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Map(position: $position, selection: $selection) {
          ForEach(MapPlaces.bakeries) { bakery in
            Marker(bakery.id, systemImage: "cup.and.saucer", coordinate: bakery.coordinate)
              .tint(.orange)
          }
          Annotation("Mill", coordinate: MapPlaces.mill) {
            Image(systemName: "star")
              .padding(6)
              .background(.yellow, in: Circle())
          }
          MapPolyline(coordinates: MapPlaces.bakeries.map(\.coordinate) + [MapPlaces.mill])
            .stroke(.blue, lineWidth: 4)
          MapCircle(center: MapPlaces.mill, radius: 800).foregroundStyle(.green.opacity(0.3))
          UserAnnotation()
        }
        .mapControls {
          MapUserLocationButton()
          MapScaleView()
        }
        .onMapCameraChange { context in
          seen = String(
            format: "%.3f, %.3f", context.region.center.latitude, context.region.center.longitude)
        }
        .frame(height: 300)
        LabeledContent("Selected", value: selection ?? "nothing")
        LabeledContent("Seen", value: seen)
        LabeledContent("Moved by you", value: position.positionedByUser ? "yes" : "no")
        Button("Show everything") { position = .automatic }
        Map(coordinateRegion: $region, annotationItems: MapPlaces.bakeries) { bakery in
          MapMarker(coordinate: bakery.coordinate, tint: .purple)
        }
        .frame(height: 200)
        LabeledContent(
          "Region", value: String(format: "%.3f", region.span.latitudeDelta) + "°")
      }
      .padding()
    }
  }
}

private struct Bakery: Identifiable {
  let id: String
  let coordinate: CLLocationCoordinate2D
}

@MainActor private enum MapPlaces {
  static let bakeries = [
    Bakery(
      id: "Rye", coordinate: CLLocationCoordinate2D(latitude: 52.508, longitude: 13.376)),
    Bakery(
      id: "Spelt", coordinate: CLLocationCoordinate2D(latitude: 52.532, longitude: 13.402)),
  ]
  static let mill = CLLocationCoordinate2D(latitude: 52.516, longitude: 13.43)
  static let town = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405),
    span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
}
