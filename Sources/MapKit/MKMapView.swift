import BanyanKits
import CoreLocation
import SwiftUICore

/// The kinds of ground that an ``MKMapView`` can show. Each is one of the app's sources of pictures, as with ``MapStyle``. See
/// Apple's documentation of `MKMapType`.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite = 1
  case hybrid = 2
  case satelliteFlyover = 3
  case hybridFlyover = 4
  case mutedStandard = 5

  fileprivate var style: MapStyle {
    switch self {
    case .standard, .mutedStandard: .standard
    case .satellite, .satelliteFlyover: .imagery
    case .hybrid, .hybridFlyover: .hybrid
    }
  }
}

/// Receives what a person does with an ``MKMapView``. See Apple's documentation of `MKMapViewDelegate`.
@MainActor
@preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Called when the visible region has changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)

  /// Called during and after changes of the visible region.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)

  /// Called when the person has selected an annotation.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)

  /// Called when an annotation is no longer selected.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
}

/// A map for `UIViewRepresentable`. It looks and behaves like SwiftUI's ``Map``.
///
/// Annotations are shown as markers; views of their own, overlays and cameras are not available here: use ``Map``. See Apple's
/// documentation of `MKMapView`.
@MainActor
@preconcurrency
open class MKMapView: UIView, OtherModulesView {
  /// The object that is notified of what the person does.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The kind of ground.
  open var mapType = MKMapType.standard { didSet { lookDidChange() } }
  /// A Boolean value that indicates whether the map marks where the person is, if they allow the app to know.
  open var showsUserLocation = false { didSet { lookDidChange() } }
  /// A Boolean value that indicates whether the person can drag the map.
  open var isScrollEnabled = true { didSet { lookDidChange() } }
  /// A Boolean value that indicates whether the person can make the map larger and smaller.
  open var isZoomEnabled = true { didSet { lookDidChange() } }
  /// The annotations on the map.
  open private(set) var annotations: [any MKAnnotation] = []
  private var asked = MapCameraPosition.region(MKCoordinateRegion())
  private var visible = MKCoordinateRegion()
  private var selected: (any MKAnnotation)?

  /// Creates a map.
  /// - Parameter frame: has no effect: SwiftUI's layout decides the view's size and place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a map.
  public override convenience init() {
    self.init(frame: .zero)
  }

  // MARK: The visible region

  /// The visible region. It is the one that was set, until the map has been shown.
  open var region: MKCoordinateRegion {
    get { visible }
    set { show(.region(newValue), newValue) }
  }

  /// Shows a region.
  /// - Parameter animated: has no effect.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    show(.region(region), region)
  }

  /// The center of the visible region.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { visible.center }
    set { region = MKCoordinateRegion(center: newValue, span: visible.span) }
  }

  /// Moves the map to another center.
  /// - Parameter animated: has no effect.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }

  /// The visible rectangle of the map.
  open var visibleMapRect: MKMapRect {
    get { Viewport(visible, in: CGSize(width: 256, height: 256)).rect }
    set { show(.rect(newValue), MKCoordinateRegion(newValue)) }
  }

  /// Shows a rectangle of the map.
  /// - Parameter animate: has no effect.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    visibleMapRect = mapRect
  }

  private func show(_ position: MapCameraPosition, _ region: MKCoordinateRegion) {
    visible = region
    if asked == position { return }
    asked = position
    lookDidChange()
  }

  // MARK: Annotations

  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Adds annotations. Those that the map has already are left out.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    var known = Set(self.annotations.map { ObjectIdentifier($0) })
    let new = annotations.filter { known.insert(ObjectIdentifier($0)).inserted }
    if new.isEmpty { return }
    self.annotations += new
    lookDidChange()
  }

  /// Removes an annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Removes annotations.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    let removed = Set(annotations.map { ObjectIdentifier($0) })
    self.annotations.removeAll { removed.contains(ObjectIdentifier($0)) }
    if let selected, removed.contains(ObjectIdentifier(selected)) { self.selected = nil }
    lookDidChange()
  }

  /// Shows a region that contains annotations, which are added if they are missing.
  /// - Parameter animated: has no effect.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = annotations.reduce(MKMapRect.null) {
      let point = MKMapPoint($1.coordinate)
      return $0.union(MKMapRect(x: point.x, y: point.y, width: 1, height: 1))
    }
    if !rect.isNull { visibleMapRect = rect.insetBy(dx: -rect.width / 6, dy: -rect.height / 6) }
    lookDidChange()
  }

  /// The selected annotations: at most one.
  open var selectedAnnotations: [any MKAnnotation] { selected.map { [$0] } ?? [] }

  private func select(_ identity: ObjectIdentifier?) {
    let old = selected
    selected = identity.flatMap { identity in
      annotations.first { ObjectIdentifier($0) == identity }
    }
    lookDidChange()
    if let old, old !== selected { delegate?.mapView(self, didDeselect: old) }
    if let selected, old !== selected { delegate?.mapView(self, didSelect: selected) }
  }

  // MARK: Appearance

  package var drawing: AnyView {
    var items = _MapItems()
    for annotation in annotations {
      let title = [annotation.title, annotation.subtitle].compactMap(\.self)
        .joined(separator: "\n")
      items.add(
        { items in
          items.add(at: AnyHashable(ObjectIdentifier(annotation))) {
            $0.add(
              .marker(
                annotation.coordinate, glyph: AnyView(MapPinGlyph()),
                title: AnyView(Text(verbatim: title))))
          }
        }, changing: { $0.tag = AnyHashable(ObjectIdentifier(annotation)) })
    }
    if showsUserLocation { items.add(at: "user") { $0.add(.user) } }
    var modes: MapInteractionModes = []
    if isScrollEnabled { modes.insert(.pan) }
    if isZoomEnabled { modes.insert(.zoom) }
    let selection = MapSelection(
      Binding<ObjectIdentifier?>(
        get: { [self] in selected.map { ObjectIdentifier($0) } }, set: { [self] in select($0) }))
    return AnyView(
      _MapSurface(
        source: .position(Binding(get: { [self] in asked }, set: { [self] in asked = $0 })),
        modes: modes, items: items.list, selection: selection
      )
      .mapStyle(mapType.style)
      .onMapCameraChange(frequency: .continuous) { [self] context in
        visible = context.region
        delegate?.mapViewDidChangeVisibleRegion(self)
      }
      .onMapCameraChange { [self] _ in
        delegate?.mapView(self, regionDidChangeAnimated: false)
      })
  }
}
