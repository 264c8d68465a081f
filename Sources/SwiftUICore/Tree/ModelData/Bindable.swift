import Combine
import Observation

/// A property wrapper that makes bindings to the properties of an observable object.
///
/// ```swift
/// struct TitleField: View {
///   @Bindable var book: Book
///   var body: some View { TextField("Title", text: $book.title) }
/// }
/// ```
///
/// It observes nothing itself: a body depends on the properties it reads (M15). See Apple's
/// documentation of `Bindable`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself, which makes the bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Unavailable: only observable objects can be wrapped.
  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) { fatalError() }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(object: wrappedValue, keyPath: keyPath))
  }
}

extension Bindable where Value: Observable & AnyObject {
  /// Creates a wrapper of an object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper of an object, for use in the middle of a body: `Bindable(book).title`.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper from the projection of another.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: ObservableObject {
  /// Unavailable: an `ObservableObject` has its own wrapper.
  @available(*, unavailable, message: "For an ObservableObject use @ObservedObject")
  public init(wrappedValue: Value) { fatalError() }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
