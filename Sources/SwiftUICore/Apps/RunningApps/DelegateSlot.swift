import BanyanGraph
import Combine
import Foundation
import Observation

/// The slot of the property that declares an app's delegate.
package final class DelegateSlot: _PropertySlot {
  /// The subscription to a delegate that announces its changes.
  private var following: _PropertySlot?

  /// Connects a delegate with the app: it receives the app's events, and views find it in the
  /// environment if it is observable.
  package init(
    _ delegate: NSObject, of application: any DelegatingApplication, _ installation: _Installation
  ) {
    super.init()
    let context = installation.context
    let values = EnvironmentValues(at: context)
    let lifecycle = Tracking.ignore { values[ApplicationLifecycleKey.self] }
    guard let lifecycle, context.window == nil else {
      installation.fail("The delegate of an app must be declared in the app.")
      return
    }
    let runtime = installation.runtime
    runtime.enqueueAction { lifecycle.add(application, in: runtime) }
    Self.provide(delegate, in: context)
    if let object = delegate as? any ObservableObject {
      following = Self.follow(object, installation)
    }
  }

  /// Provides an observable delegate to the views below a context.
  package static func provide(_ delegate: AnyObject, in context: _Context) {
    if let object = delegate as? any ObservableObject { provideObject(object, in: context) }
    if let object = delegate as? any Observable & AnyObject { provideModel(object, in: context) }
  }

  private static func provideObject<T: ObservableObject>(_ object: T, in context: _Context) {
    context.provide(object, for: ObservableObjectKey<T>.self)
  }

  private static func follow<T: ObservableObject>(
    _ object: T, _ installation: _Installation
  ) -> _PropertySlot {
    let slot = ObjectSlot<T>(installation)
    slot.observe(object)
    return slot
  }

  private static func provideModel<T: Observable & AnyObject>(_ object: T, in context: _Context) {
    context.provide(object, for: ObservableKey<T>.self)
  }

  package override func follows(_ object: AnyObject) -> Bool { following?.follows(object) == true }

  package override func detach() { following?.detach() }
}

/// An object of a class that is known only at run time.
///
/// Foundation's `NSObject.init()` is not `required` on Linux, so the language does not call it on a
/// class passed as a parameter, although every class has an entry for it in its table. Viewed as a
/// class in which it is required, a class makes an object by that same entry: its own initializer,
/// or, if it has none without arguments, one that stops the program with a message.
///
/// It is open so that the optimizer does not conclude that only one class is possible.
open class _ConstructibleObject: NSObject {
  public required override init() {
    super.init()
  }

  package static func make<T: NSObject>(_ type: T.Type) -> T {
    let constructible = unsafeBitCast(type as NSObject.Type, to: _ConstructibleObject.Type.self)
    let object: NSObject = construct(constructible)
    return object as! T
  }

  @_optimize(none)
  private static func construct(_ type: _ConstructibleObject.Type) -> NSObject { type.init() }
}
