import BanyanGraph
import Foundation

/// An object that asks where the person is, and reports it to its delegate.
///
/// ```swift
/// final class Finder: NSObject, ObservableObject, CLLocationManagerDelegate {
///   @Published var place: CLLocation?
///   private let manager = CLLocationManager()
///
///   override init() {
///     super.init()
///     manager.delegate = self
///     manager.requestWhenInUseAuthorization()
///     manager.startUpdatingLocation()
///   }
///
///   func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
///     place = locations.last
///   }
/// }
/// ```
///
/// The locations are those of the visitor for whom the code runs, as their browser reports them after asking the person. A browser
/// reports nothing to a page that came over an insecure connection, other than from the same machine: the status is
/// then `restricted`. In a test, the test sends them; a host without locations never answers. See Apple's documentation of
/// `CLLocationManager`.
///
/// A manager that several visitors share, such as one in a global constant, sends its delegate the locations of all
/// who use it. Keep it in the app's state instead.
open class CLLocationManager: NSObject {
  let requests = LocationRequests()

  /// Creates a manager.
  public override init() {
    super.init()
    requests.manager = self
  }

  deinit {
    requests.end()
  }

  /// The object that receives the locations. It receives the authorization status as soon as that is known.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { requests.begin() } }
  }

  // MARK: Authorization

  /// The person's decision on whether the app may know where they are. It is `notDetermined` until their browser has reported it.
  open var authorizationStatus: CLAuthorizationStatus { requests.status }

  /// The accuracy with which the app may know it.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// The decision of the visitor for whom the code runs on whether the app may know where they are.
  @available(*, deprecated, message: "Use the property of a manager instead.")
  open class func authorizationStatus() -> CLAuthorizationStatus {
    LocationRequests.currentStatus
  }

  /// Returns a Boolean value that indicates whether locations are available at all.
  open class func locationServicesEnabled() -> Bool {
    LocationRequests.currentStatus != .restricted
  }

  /// Asks the person for permission, if they have not decided yet. The delegate receives their answer.
  open func requestWhenInUseAuthorization() { requests.askForPermission() }

  /// Asks the person for permission, if they have not decided yet. They can allow it only while the app is open: the
  /// status becomes `authorizedWhenInUse`.
  open func requestAlwaysAuthorization() { requests.askForPermission() }

  // MARK: Locations

  /// The wanted accuracy, in meters. A browser knows two: the best, for values under a hundred meters, and any other.
  open var desiredAccuracy: CLLocationAccuracy {
    get { requests.settings.accuracy }
    set { requests.change { $0.accuracy = newValue } }
  }

  /// The distance in meters that the person must move before the delegate is notified again. It is initially
  /// `kCLDistanceFilterNone`.
  open var distanceFilter: CLLocationDistance {
    get { requests.settings.distanceFilter }
    set { requests.change { $0.distanceFilter = newValue } }
  }

  /// The last location; nil if the manager has received none.
  open var location: CLLocation? { requests.lastLocation }

  /// Asks for a single location. The delegate receives it, or else an error. Without permission it receives `CLError.denied`; while the
  /// person is being asked for it, the request waits.
  open func requestLocation() { requests.askOnce() }

  /// Starts to send the delegate the person's location, and each change. It starts once the person has given permission.
  open func startUpdatingLocation() { requests.change { $0.isUpdating = true } }

  /// Stops telling the delegate where the person is.
  open func stopUpdatingLocation() { requests.change { $0.isUpdating = false } }
}
