import CoreLocation
import SwiftUI

/// Where the person is, as their browser tells it, with their permission.
struct LocationPage: View {
  @StateObject private var finder = Finder()

  var body: some View {
    List {
      LabeledContent("Status", value: finder.status)
      LabeledContent("Location", value: finder.place)
      LabeledContent("Problem", value: finder.problem)
      Button("Ask for permission") { finder.manager.requestWhenInUseAuthorization() }
      Button("Where am I?") { finder.manager.requestLocation() }
      Button("Follow") { finder.manager.startUpdatingLocation() }
      Button("Stop") { finder.manager.stopUpdatingLocation() }
    }
  }
}

private final class Finder: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var status = "not known"
  @Published var place = "not known"
  @Published var problem = "none"
  let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    status = "\(manager.authorizationStatus)"
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last else { return }
    let coordinate = location.coordinate
    place =
      "\(coordinate.latitude), \(coordinate.longitude) ± \(Int(location.horizontalAccuracy)) m"
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    problem = error.localizedDescription
  }
}
