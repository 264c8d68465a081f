import Combine
import Foundation
import SwiftUICore

extension UIApplication: DelegatingApplication {}

/// A property wrapper that creates a UIKit app delegate.
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
/// The delegate is created once for each visitor's app, with its initializer without arguments. See
/// ``UIApplicationDelegate`` for the events it receives.
///
/// The app observes a delegate that is an `ObservableObject`, and every view finds it in the
/// environment with `@EnvironmentObject`. An `@Observable` delegate is found with `@Environment`
/// (S28). In a view instead of an app, the wrapper shows an error in place of the view. See
/// Apple's documentation of `UIApplicationDelegateAdaptor`.
@MainActor
@preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The delegate.
  public let wrappedValue: DelegateType
  /// Creates the delegate.
  ///
  /// - Parameter delegateType: its class, by default the type of the property. A class without
  ///   an initializer without arguments traps.
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
  /// A projection that creates bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}
