import CoreLocation
import SwiftUICore

/// A thing at a coordinate of an ``MKMapView``. See Apple's documentation of `MKAnnotation`.
public protocol MKAnnotation: NSObjectProtocol {
  /// The position of the thing.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title, which is shown below its marker. The default is nil.
  var title: String? { get }
  /// A second line of the title. The default is nil.
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// An annotation with a coordinate and a title. See Apple's documentation of `MKPointAnnotation`.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The position of the annotation. Set it before the annotation is added to a map.
  open var coordinate: CLLocationCoordinate2D
  /// The title. Set it before the annotation is added to a map.
  open var title: String?
  /// A second line of the title. Set it before the annotation is added to a map.
  open var subtitle: String?

  /// Creates an annotation at zero degrees.
  public override init() {
    coordinate = CLLocationCoordinate2D()
    super.init()
  }

  /// Creates an annotation at a coordinate.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }

  /// Creates an annotation at a coordinate, with a title.
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
    super.init()
  }
}
