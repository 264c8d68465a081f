import Foundation
import OpenCombine

/// A property wrapper that publishes a property of a class.
///
/// A change is announced before it is made: by the `objectWillChange` of an ``ObservableObject`` that has the
/// property, and by the property's own publisher, with the value that it is about to have.
///
/// ```swift
/// final class Weather: ObservableObject {
///   @Published var temperature = 20
/// }
/// ```
///
/// See Apple's documentation of `Published`. OpenCombine's would do, but it cannot tell who reads a property,
/// which is what advice about objects follows from.
@propertyWrapper
public struct Published<Value> {
  /// What publishes a property: its value to whoever begins to listen, then each that it is about to have.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    /// Begins to tell a subscriber of the property's values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      storage.values.receive(subscriber: subscriber)
    }
  }

  fileprivate let storage: PublishedStorage<Value>

  /// Creates a published property with its first value.
  public init(initialValue: Value) {
    storage = PublishedStorage(initialValue)
  }

  /// Creates a published property with its first value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// The property's publisher.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    // What `assign(to: &$property)` writes back is the same.
    set { _ = newValue }
  }

  /// A property of something that is not a class cannot be published.
  @available(
    *, unavailable,
    message: "@Published is only available on properties of classes"
  )
  public var wrappedValue: Value {
    get { fatalError() }
    set { _ = newValue }
  }

  /// The value of a property, as the compiler reads and writes it in an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      if let didRead = PublishedReads.didRead { didRead(object, storage) }
      return storage.value
    }
    set { object[keyPath: storageKeyPath].storage.send(newValue) }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value into a published property, for as long as there is the property.
  ///
  /// - Parameter published: such as `&$temperature`.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.storage))
  }
}

/// What a published property has.
private final class PublishedStorage<Value> {
  private var current: Value
  /// Who hears that the object around is about to change.
  private var announcer: ObservableObjectPublisher?
  /// Tells the values to those who listen to the property; made for the first.
  private var subject: CurrentValueSubject<Value, Never>?
  private var upstream: [any Subscription] = []

  init(_ value: Value) {
    current = value
  }

  deinit {
    for subscription in upstream { subscription.cancel() }
  }

  var value: Value { PublishedLock.shared.withLock { current } }

  var objectWillChange: ObservableObjectPublisher? {
    get { PublishedLock.shared.withLock { announcer } }
    set { PublishedLock.shared.withLock { announcer = newValue } }
  }

  var values: CurrentValueSubject<Value, Never> {
    PublishedLock.shared.withLock {
      if let subject { return subject }
      let new = CurrentValueSubject<Value, Never>(current)
      subject = new
      return new
    }
  }

  /// Announces a value, then takes it.
  func send(_ value: Value) {
    let (announcer, subject) = PublishedLock.shared.withLock { (self.announcer, self.subject) }
    announcer?.send()
    subject?.send(value)
    var value = value
    // What was there ends outside of the lock: it may be an object that looks at this property once more.
    PublishedLock.shared.withLock { swap(&current, &value) }
  }

  func keep(_ subscription: any Subscription) {
    PublishedLock.shared.withLock { upstream.append(subscription) }
    subscription.request(.unlimited)
  }
}

/// One for all properties, which are nearly always used on one thread.
private enum PublishedLock {
  static let shared = NSLock()
}

/// Writes what a publisher says into a property, which it does not keep alive.
private struct PublishedSubscriber<Value>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  private weak var storage: PublishedStorage<Value>?

  init(_ storage: PublishedStorage<Value>) {
    self.storage = storage
  }

  func receive(subscription: any Subscription) {
    if let storage { storage.keep(subscription) } else { subscription.cancel() }
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    storage?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}

/// A published property of whatever type.
package protocol PublishedProperty {
  /// What the property has now.
  var anyValue: Any { get }
  /// What tells it from other properties for as long as its object is there.
  var identity: AnyObject { get }
  /// Who hears that the object is about to change.
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
  package var anyValue: Any { storage.value }
  package var identity: AnyObject { storage }
  package var objectWillChange: ObservableObjectPublisher? {
    get { storage.objectWillChange }
    nonmutating set { storage.objectWillChange = newValue }
  }
}

/// Tells who reads published properties, to whoever looks for mistakes.
package enum PublishedReads {
  /// Hears of each read: of which object, and the identity of the property. Nil unless somebody looks.
  @exclusivity(unchecked) nonisolated(unsafe) package static var didRead:
    ((_ object: AnyObject, _ property: AnyObject) -> Void)?
}
