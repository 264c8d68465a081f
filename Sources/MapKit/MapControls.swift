import CoreLocation
import SwiftUICore

/// The actions of a map for its controls.
struct MapActions {
  let viewport: Viewport
  let allowsZoom: Bool
  let zoom: (Double) -> Void
  let showPerson: () -> Void
}

private struct MapActionsKey: EnvironmentKey {
  static var defaultValue: MapActions? { nil }
}

extension EnvironmentValues {
  fileprivate var mapActions: MapActions? {
    get { self[MapActionsKey.self] }
    set { self[MapActionsKey.self] = newValue }
  }
}

/// The controls over a map.
struct MapChrome: View {
  let actions: MapActions
  @Environment(\.mapSettings) private var settings

  /// A map below this width or height has no buttons, which would cover it.
  private static let least = 120.0

  private var isLargeEnough: Bool {
    Double(min(actions.viewport.size.width, actions.viewport.size.height)) >= Self.least
  }

  var body: some View {
    VStack(alignment: .trailing) {
      if settings.controlVisibility != .hidden {
        settings.controls
        Spacer()
        if actions.allowsZoom, isLargeEnough { MapZoomStepper() }
      }
    }
    .padding(8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    .environment(\.mapActions, actions)
  }
}

/// A button that moves the map to where the person is, if they allow the app to know, and follows them. See Apple's
/// documentation of `MapUserLocationButton`.
public struct MapUserLocationButton: View {
  @Environment(\.mapActions) private var actions

  /// Creates a button for ``SwiftUICore/View/mapControls(_:)``.
  public init() {}

  public var body: some View {
    MapButton(title: "My location", symbol: "location") { actions?.showPerson() }
  }
}

/// Buttons that make the map larger and smaller. Every map that can be zoomed has them. See Apple's documentation of
/// `MapZoomStepper`.
public struct MapZoomStepper: View {
  @Environment(\.mapActions) private var actions

  /// Creates the buttons.
  public init() {}

  public var body: some View {
    VStack(spacing: 4) {
      MapButton(title: "Zoom in", symbol: "plus") { actions?.zoom(2) }
      MapButton(title: "Zoom out", symbol: "minus") { actions?.zoom(0.5) }
    }
  }
}

/// A compass, which is shown only while north is not at the top: never, as maps cannot be turned. See Apple's documentation of
/// `MapCompass`.
public struct MapCompass: View {
  /// Creates a compass.
  public init() {}

  public var body: some View { EmptyView() }
}

/// A control for the angle from which a map is seen, which is shown only where it can be changed: nowhere, as maps are flat.
/// See Apple's documentation of `MapPitchToggle`.
public struct MapPitchToggle: View {
  /// Creates a control.
  public init() {}

  public var body: some View { EmptyView() }
}

/// A bar that shows how long a round distance is on the map. See Apple's documentation of `MapScaleView`.
public struct MapScaleView: View {
  @Environment(\.mapActions) private var actions

  /// Creates a scale for ``SwiftUICore/View/mapControls(_:)``.
  public init() {}

  public var body: some View {
    if let viewport = actions?.viewport {
      let scale = MapScale(viewport)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: scale.caption).font(.caption2)
        Rectangle().fill(.primary).frame(width: scale.width, height: 3)
      }
    }
  }
}

/// A round distance, and how long it is on a map.
struct MapScale: Equatable {
  let caption: String
  let width: Double

  /// The greatest width, in points.
  private static let widest = 100.0

  init(_ viewport: Viewport) {
    let most = Self.widest / viewport.pointsPerMeter
    let power = pow(10, log10(most).rounded(.down))
    let meters = [5, 2, 1].map { $0 * power }.first { $0 <= most } ?? power
    caption =
      meters >= 1_000
      ? "\(Int((meters / 1_000).rounded())) km"
      : meters >= 1 ? "\(Int(meters.rounded())) m" : "\(meters) m"
    width = meters * viewport.pointsPerMeter
  }
}

private struct MapButton: View {
  let title: String
  let symbol: String
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol)
        .frame(width: 32, height: 32)
        .background(.background, in: RoundedRectangle(cornerRadius: 8))
        .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(title)
  }
}
