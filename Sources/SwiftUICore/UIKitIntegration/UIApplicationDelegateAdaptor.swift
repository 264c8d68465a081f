import Combine
import Foundation

extension UIApplication: DelegatingApplication {}

/// A property wrapper that makes an app's delegate of UIKit's kind.
///
/// ```swift
/// final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
///   @Published var isReady = false
///
///   func application(
///     _ application: UIApplication,
///     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
///   ) -> Bool {
///     isReady = true
///     return true
///   }
/// }
///
/// @main
/// struct NotesApp: App {
///   @UIApplicationDelegateAdaptor private var delegate: AppDelegate
///
///   var body: some Scene {
///     WindowGroup { NoteList() }  // finds it with @EnvironmentObject
///   }
/// }
/// ```
///
/// The delegate is made once with the app, of which each visitor has their own, by its initializer
/// without arguments. What it is told, and when, is said at ``UIApplicationDelegate``.
///
/// A delegate that is an `ObservableObject` is followed by the app, and is in the environment: every
/// view finds it with `@EnvironmentObject`. One that is `@Observable` is found with `@Environment`
/// (S28). Declared in a view instead of an app, the wrapper shows an error in the view's place. See
/// Apple's documentation of `UIApplicationDelegateAdaptor`.
@MainActor
@preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The delegate.
  public let wrappedValue: DelegateType
  /// Makes the delegate.
  ///
  /// - Parameter delegateType: its class; the type of the property says it as well. A class without
  ///   an initializer that takes no arguments traps.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = _ConstructibleObject.make(delegateType)
  }
  public static func _connect(
    _ property: inout UIApplicationDelegateAdaptor, to slot: inout _PropertySlot?,
    of installation: _Installation
  ) {
    if slot != nil { return }
    let delegate = property.wrappedValue
    slot = DelegateSlot(delegate, of: UIApplication(delegate: delegate), installation)
  }
}
extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// A projection that makes bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}
