import CoreLocation
import SwiftUICore

/// The ways in which a person can move a map. See Apple's documentation of `MapInteractionModes`.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates modes from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The person can drag the map.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// The person can make the map larger and smaller, with a double click, and with buttons.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// All modes.
  public static let all: MapInteractionModes = [.pan, .zoom]
}

/// The ways in which a map follows the person. See Apple's documentation of `MapUserTrackingMode`.
public enum MapUserTrackingMode: Hashable, Sendable {
  /// The map does not follow.
  case none
  /// The map follows, until the person moves it.
  case follow
}

/// The appearance of a map. See Apple's documentation of `MapStyle`.
///
/// It selects one of the app's sources of pictures (see ``Map``). What such a picture shows is decided there, so the other parts of a
/// style have no effect.
public struct MapStyle: Sendable {
  enum Kind: String {
    case standard = ""
    case imagery, hybrid
  }

  let kind: Kind

  /// A map of roads and places.
  public static var standard: MapStyle { MapStyle(kind: .standard) }
  /// Pictures from above.
  public static var imagery: MapStyle { MapStyle(kind: .imagery) }
  /// Pictures from above with roads and places.
  public static var hybrid: MapStyle { MapStyle(kind: .hybrid) }

  /// The ways to show mountains. Maps are flat.
  public enum Elevation: Hashable, Sendable {
    case automatic, flat, realistic
  }

  /// Returns a map of roads and places. The parameters have no effect: the source decides.
  public static func standard(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .standard }

  /// Returns pictures from above. The parameter has no effect.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

  /// Returns pictures from above with roads and places. The parameters have no effect: the source decides.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// The kinds of places that a map names: the source of its pictures decides. See Apple's documentation of
/// `PointOfInterestCategories`.
public struct PointOfInterestCategories: Sendable {
  /// All kinds.
  public static let all = PointOfInterestCategories()
  /// No places.
  public static let excludingAll = PointOfInterestCategories()
}

/// The times at which an action for a camera runs. See Apple's documentation of `MapCameraUpdateFrequency`.
public enum MapCameraUpdateFrequency: Hashable, Sendable {
  /// With each change, also while the person drags the map.
  case continuous
  /// When the map has come to rest.
  case onEnd
}

/// The part of the world that a map shows now. See Apple's documentation of `MapCameraUpdateContext`.
public struct MapCameraUpdateContext: Sendable {
  /// The camera that sees it.
  public let camera: MapCamera
  /// The visible region.
  public let region: MKCoordinateRegion
  /// The visible rectangle of the map.
  public let rect: MKMapRect

  init(_ viewport: Viewport) {
    camera = viewport.camera
    region = viewport.region
    rect = viewport.rect
  }
}

/// The settings that modifiers around a map make.
struct MapSettings {
  struct CameraAction {
    let frequency: MapCameraUpdateFrequency
    let action: (MapCameraUpdateContext) -> Void
  }

  var style = MapStyle.standard
  var controls: AnyView?
  var controlVisibility = Visibility.automatic
  var actions: [CameraAction] = []
}

private struct MapSettingsKey: EnvironmentKey {
  static var defaultValue: MapSettings { MapSettings() }
}

extension EnvironmentValues {
  var mapSettings: MapSettings {
    get { self[MapSettingsKey.self] }
    set { self[MapSettingsKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the maps in this view.
  nonisolated public func mapStyle(_ style: MapStyle) -> some View {
    transformEnvironment(\.mapSettings) { $0.style = style }
  }

  /// Sets the controls of the maps in this view, such as ``MapUserLocationButton``.
  nonisolated public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
    let controls = AnyView(content())
    return transformEnvironment(\.mapSettings) { $0.controls = controls }
  }

  /// Sets whether the maps in this view show their controls.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.mapSettings) { $0.controlVisibility = visibility }
  }

  /// Runs an action when a map in this view shows another part of the world, also at first.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (_ context: MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapSettings) {
      $0.actions.append(MapSettings.CameraAction(frequency: frequency, action: action))
    }
  }

  /// Runs an action when a map in this view shows another part of the world, also at first.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { _ in action() }
  }
}
