import CoreLocation
import SwiftUICore

/// A view of your own at a coordinate on a map. See Apple's documentation of `Annotation`.
///
/// ```swift
/// Annotation("Bakery", coordinate: bakery, anchor: .bottom) {
///   Image(systemName: "cup.and.saucer").padding(4).background(.orange, in: .circle)
/// }
/// ```
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never

  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content
  private let label: Label

  /// Creates an annotation.
  /// - Parameters:
  ///   - anchor: the point of the view that is at the coordinate.
  ///   - label: the title, which is shown below.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content()
    self.label = label()
  }

  public static func _add(_ content: Self, to items: inout _MapItems) {
    items.add(
      .annotation(
        content.coordinate, content.anchor, content: AnyView(content.content),
        title: AnyView(content.label)))
  }
}

extension Annotation where Label == Text {
  /// Creates an annotation with a localized title, which is shown below.
  /// - Parameter anchor: the point of the view that is at the coordinate.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }

  /// Creates an annotation with a title, which is shown below.
  /// - Parameter anchor: the point of the view that is at the coordinate.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}

/// A mark where the person is, if they allow the app to know. See Apple's documentation of `UserAnnotation`.
///
/// A map does not ask the person for permission: `CLLocationManager` does.
public struct UserAnnotation: MapContent {
  public typealias Body = Never

  /// Creates the mark.
  public init() {}

  public static func _add(_ content: Self, to items: inout _MapItems) { items.add(.user) }
}
