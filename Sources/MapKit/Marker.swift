import CoreLocation
import SwiftUICore

/// A balloon that marks a coordinate on a map. See Apple's documentation of `Marker`.
///
/// ```swift
/// Map {
///   Marker("Bakery", systemImage: "cup.and.saucer", coordinate: bakery)
///     .tint(.orange)
/// }
/// ```
public struct Marker<Label: View>: MapContent {
  public typealias Body = Never

  private let coordinate: CLLocationCoordinate2D
  private let glyph: AnyView
  private let title: AnyView

  private init(at coordinate: CLLocationCoordinate2D, glyph: some View, title: some View) {
    self.coordinate = coordinate
    self.glyph = AnyView(glyph)
    self.title = AnyView(title)
  }

  /// Creates a marker with a label: its icon is in the balloon, and its title below.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(
      at: coordinate, glyph: label.labelStyle(.iconOnly), title: label.labelStyle(.titleOnly))
  }

  public static func _add(_ content: Self, to items: inout _MapItems) {
    items.add(.marker(content.coordinate, glyph: content.glyph, title: content.title))
  }
}

extension Marker where Label == Text {
  /// Creates a marker with a localized title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(at: coordinate, glyph: MapPinGlyph(), title: Text(titleKey))
  }

  /// Creates a marker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(at: coordinate, glyph: MapPinGlyph(), title: Text(title))
  }

  /// Creates a marker with a localized title and a few letters in the balloon.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(at: coordinate, glyph: monogram, title: Text(titleKey))
  }

  /// Creates a marker with a title and a few letters in the balloon.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(at: coordinate, glyph: monogram, title: Text(title))
  }

  /// Creates a marker for a place, with its name.
  public init(item: MKMapItem) {
    self.init(
      at: item.placemark.coordinate, glyph: MapPinGlyph(), title: Text(verbatim: item.name ?? ""))
  }
}

extension Marker where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a marker with a localized title and a symbol in the balloon.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(at: coordinate, glyph: Image(systemName: systemImage), title: Text(titleKey))
  }

  /// Creates a marker with a title and a symbol in the balloon.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(at: coordinate, glyph: Image(systemName: systemImage), title: Text(title))
  }

  /// Creates a marker with a localized title and a picture of the app in the balloon.
  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(at: coordinate, glyph: Self.picture(image), title: Text(titleKey))
  }

  /// Creates a marker with a title and a picture of the app in the balloon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(at: coordinate, glyph: Self.picture(image), title: Text(title))
  }

  private static func picture(_ name: String) -> some View {
    Image(name).resizable().scaledToFit().frame(width: 18, height: 18)
  }
}
