import BanyanGraph
import Combine
import Foundation
import Observation

/// What is kept for the property that declares an app's delegate.
final class DelegateSlot: _PropertySlot {
  /// The app follows a delegate that announces its changes.
  private var following: _PropertySlot?

  /// Gives a delegate its place in the app: it is told what happens, and views find it in the
  /// environment if it is observable.
  init(
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

  /// Lets the views below a context find a delegate, if it is observable.
  static func provide(_ delegate: AnyObject, in context: _Context) {
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

  override func follows(_ object: AnyObject) -> Bool { following?.follows(object) == true }

  override func detach() { following?.detach() }
}

/// Makes objects of classes that are known only when the program runs.
///
/// Foundation's `NSObject.init()` is not `required` on Linux, so the language does not call it on a
/// class that is a parameter, although every class has an entry for it in its table. Seen as a
/// class in which it is required, a class makes an object by that very entry: its own
/// initializer, or, where it has none without arguments, one that stops the program with a message.
///
/// It is open so that the optimizer does not conclude that only one class can be meant.
open class _ConstructibleObject: NSObject {
  public required override init() {
    super.init()
  }

  static func make<T: NSObject>(_ type: T.Type) -> T {
    let constructible = unsafeBitCast(type as NSObject.Type, to: _ConstructibleObject.Type.self)
    let object: NSObject = construct(constructible)
    return object as! T
  }

  @_optimize(none)
  private static func construct(_ type: _ConstructibleObject.Type) -> NSObject { type.init() }
}
