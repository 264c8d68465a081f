import Foundation
import OpenCombine

/// A property wrapper that publishes a property of a class.
///
/// A change is announced before it is made: by the `objectWillChange` of an ``ObservableObject`` that has the
/// property, and by the property's own publisher, with the new value.
///
/// ```swift
/// final class Weather: ObservableObject {
///   @Published var temperature = 20
/// }
/// ```
///
/// See Apple's documentation of `Published`. OpenCombine's type would work, but it does not report the
/// readers of a property, which advice about objects depends on.
@propertyWrapper
public struct Published<Value> {
  /// A publisher of a property: it sends its value to each new subscriber, then each new value before it is
  /// set.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    /// Starts to send the property's values to a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      storage.values.receive(subscriber: subscriber)
    }
  }

  fileprivate let storage: PublishedStorage<Value>

  /// Creates a published property with its initial value.
  public init(initialValue: Value) {
    storage = PublishedStorage(initialValue)
  }

  /// Creates a published property with its initial value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// The property's publisher.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    // `assign(to: &$property)` writes the same publisher back.
    set { _ = newValue }
  }

  /// A property that is not part of a class cannot be published.
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
  /// Writes each value into a published property, as long as the property exists.
  ///
  /// - Parameter published: such as `&$temperature`.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.storage))
  }
}

/// The storage of a published property.
private final class PublishedStorage<Value> {
  private var current: Value
  /// True while a new value is being announced.
  private var isSending = false
  /// The publisher of the enclosing object's changes.
  private var announcer: ObservableObjectPublisher?
  /// Sends the values to the subscribers of the property; created for the first.
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

  /// Announces a value, then sets it.
  func send(_ value: Value) {
    let (announcer, subject) = PublishedLock.shared.withLock {
      isSending = true
      return (self.announcer, self.subject)
    }
    announcer?.send()
    subject?.send(value)
    var value = value
    // The old value is released outside of the lock: it may be an object that reads this property again.
    PublishedLock.shared.withLock {
      isSending = false
      swap(&current, &value)
    }
  }

  var announcesValue: Bool { PublishedLock.shared.withLock { isSending } }

  func keep(_ subscription: any Subscription) {
    PublishedLock.shared.withLock { upstream.append(subscription) }
    subscription.request(.unlimited)
  }
}

/// A single lock for all properties, which are nearly always used on one thread.
private enum PublishedLock {
  static let shared = NSLock()
}

/// Writes a publisher's values into a property, without keeping it alive.
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

/// A published property of any type.
package protocol PublishedProperty {
  /// The current value of the property.
  var anyValue: Any { get }
  /// An object that distinguishes it from other properties as long as its object exists.
  var identity: AnyObject { get }
  /// True while a new value is announced, before it is set.
  var announcesValue: Bool { get }
  /// The publisher of the object's changes.
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
  package var anyValue: Any { storage.value }
  package var identity: AnyObject { storage }
  package var announcesValue: Bool { storage.announcesValue }
  package var objectWillChange: ObservableObjectPublisher? {
    get { storage.objectWillChange }
    nonmutating set { storage.objectWillChange = newValue }
  }
}

/// Reports reads of published properties, for the doctor's advice.
package enum PublishedReads {
  /// Called on each read, with the object and the identity of the property. Nil unless reads are observed.
  @exclusivity(unchecked) nonisolated(unsafe) package static var didRead:
    ((_ object: AnyObject, _ property: AnyObject) -> Void)?
}
