import Foundation

/// Makes values, and records the choices by which a person could tell them apart.
///
/// All contents of a value are chosen here, and the choices are noted. So two values of
/// a type differ observably if and only if the notes do: that is the comparison that is obviously
/// right.
struct Maker {
  private var state: UInt64
  private(set) var notes: [Int] = []
  /// The choices so far, and the one that is made differently from the random numbers.
  private var choiceCount = 0
  private let exception: Int?
  /// True while the current value is part of one that is compared by its own `==`, which calls the
  /// `==` of its parts.
  private(set) var isJudgedByEquality = false

  init(seed: UInt64, exception: Int? = nil) {
    state = seed
    self.exception = exception
  }

  mutating func random(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  /// Chooses one of several observably different values, or values that differ as `matters` specifies.
  mutating func choose(_ count: Int, matters: Bool = true) -> Int {
    var choice = random(count)
    if choiceCount == exception { choice = (choice + 1) % count }
    choiceCount += 1
    if matters { notes.append(choice) }
    return choice
  }

  /// Makes the parts of a value that is compared by its own `==`.
  mutating func judgedByEquality<Value>(_ make: (inout Maker) -> Value) -> Value {
    let outer = isJudgedByEquality
    isJudgedByEquality = true
    defer { isJudgedByEquality = outer }
    return make(&self)
  }

  /// A string in its own memory each time.
  mutating func string() -> String {
    String(repeating: "too long to be stored in place ", count: 2) + "\(choose(3))"
  }
}

/// A type whose values a maker can create.
protocol Made {
  static func made(by maker: inout Maker) -> Self
  /// True if equal values are never considered different.
  static var isPrecise: Bool { get }
}

extension Made {
  static var isPrecise: Bool { true }
}

// MARK: Bits

extension Int: Made {
  static func made(by maker: inout Maker) -> Int { maker.choose(3) }
}
extension UInt8: Made {
  static func made(by maker: inout Maker) -> UInt8 { UInt8(maker.choose(3)) }
}
extension Bool: Made {
  static func made(by maker: inout Maker) -> Bool { maker.choose(2) == 1 }
}
extension Double: Made {
  static func made(by maker: inout Maker) -> Double { [0.5, 1, .infinity][maker.choose(3)] }
}
extension Date: Made {
  static func made(by maker: inout Maker) -> Date {
    Date(timeIntervalSince1970: .made(by: &maker))
  }
}
extension UUID: Made {
  static func made(by maker: inout Maker) -> UUID {
    UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, .made(by: &maker)))
  }
}
extension Decimal: Made {
  static func made(by maker: inout Maker) -> Decimal { Decimal(maker.choose(3)) }
}

/// Plain bits with a wrong `==`, which matters only where the `==` of an enclosing value calls it.
struct PlainLiar: Hashable, Made {
  var number: Int
  static func == (left: PlainLiar, right: PlainLiar) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
  static func made(by maker: inout Maker) -> PlainLiar {
    PlainLiar(number: maker.choose(3, matters: !maker.isJudgedByEquality))
  }
}

/// Padding between the fields, filled with random bytes.
struct Padded<Content: Made>: Made {
  var small: UInt8
  var large: UInt64
  var last: UInt8
  var content: Content

  static var isPrecise: Bool { Content.isPrecise }

  static func made(by maker: inout Maker) -> Padded {
    let small = UInt8.made(by: &maker)
    let large = UInt64(Int.made(by: &maker))
    let last = UInt8.made(by: &maker)
    let content = Content.made(by: &maker)
    return withUnsafeTemporaryAllocation(of: Padded.self, capacity: 1) { buffer in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      for index in bytes.indices { bytes[index] = UInt8.random(in: 0...255) }
      let pointer = buffer.baseAddress!
      func put<Field>(_ value: Field, at field: PartialKeyPath<Padded>) {
        let place = UnsafeMutableRawPointer(pointer) + MemoryLayout<Padded>.offset(of: field)!
        place.initializeMemory(as: Field.self, to: value)
      }
      put(small, at: \.small)
      put(large, at: \.large)
      put(last, at: \.last)
      put(content, at: \.content)
      return pointer.move()
    }
  }
}

// MARK: Their own ==

extension String: Made {
  static func made(by maker: inout Maker) -> String { maker.string() }
}
extension Substring: Made {
  static func made(by maker: inout Maker) -> Substring { maker.string().dropFirst() }
}
extension URL: Made {
  static func made(by maker: inout Maker) -> URL {
    URL(string: "https://example.org/\(maker.choose(3))")!
  }
}
extension Data: Made {
  static func made(by maker: inout Maker) -> Data { Data(maker.string().utf8) }
}
extension AttributedString: Made {
  static func made(by maker: inout Maker) -> AttributedString { AttributedString(maker.string()) }
}
extension IndexPath: Made {
  static func made(by maker: inout Maker) -> IndexPath { [1, maker.choose(3), 3] }
}
extension AnyHashable: Made {
  static func made(by maker: inout Maker) -> AnyHashable { AnyHashable(maker.string()) }
}

/// Not plain bits, so its `==` decides although it is wrong.
struct NamedLiar: Hashable, Made {
  var name: String
  var number: Int
  static func == (left: NamedLiar, right: NamedLiar) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
  static func made(by maker: inout Maker) -> NamedLiar {
    NamedLiar(name: "name \(maker.choose(3, matters: false))", number: maker.choose(3))
  }
}

/// A reference that is compared by the object's contents.
final class EqualObject: Hashable, Made {
  let number: Int
  init(number: Int) { self.number = number }
  static func == (left: EqualObject, right: EqualObject) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
  static func made(by maker: inout Maker) -> EqualObject { EqualObject(number: maker.choose(3)) }
}

/// The synthesized `==`.
struct EqualPair<First: Made & Hashable, Second: Made & Hashable>: Hashable, Made {
  var first: First
  var second: Second

  static func made(by maker: inout Maker) -> EqualPair {
    func make(_ maker: inout Maker) -> EqualPair {
      EqualPair(first: .made(by: &maker), second: .made(by: &maker))
    }
    return _isPOD(EqualPair.self) ? make(&maker) : maker.judgedByEquality(make)
  }
}

// MARK: References

final class Thing {
  nonisolated(unsafe) static let things = [Thing(), Thing(), Thing()]
  static func made(by maker: inout Maker) -> Thing { things[maker.choose(3)] }
}

protocol Drawing: AnyObject {}
extension Thing: Drawing {}

struct Reference: Made {
  var thing: Thing
  static func made(by maker: inout Maker) -> Reference {
    Reference(thing: Thing.made(by: &maker))
  }
}
struct WeakReference: Made {
  weak var thing: Thing?
  weak var drawing: (any Drawing)?
  weak var equal: EqualObject?
  static func made(by maker: inout Maker) -> WeakReference {
    let things = [nil] + Thing.things
    return WeakReference(
      thing: things[maker.choose(4)], drawing: things[maker.choose(4)],
      equal: EqualObject.lasting[maker.choose(2)])
  }
}
struct UnownedReference: Made {
  unowned var thing: Thing
  unowned var drawing: any Drawing
  unowned var equal: EqualObject
  unowned(unsafe) var unsafe: EqualObject
  static func made(by maker: inout Maker) -> UnownedReference {
    UnownedReference(
      thing: Thing.made(by: &maker), drawing: Thing.made(by: &maker),
      equal: EqualObject.lasting[maker.choose(2)], unsafe: EqualObject.lasting[maker.choose(2)])
  }
}
extension EqualObject {
  nonisolated(unsafe) static let lasting = [EqualObject(number: 1), EqualObject(number: 2)]
}

// MARK: Closures

struct Closure: Made {
  var run: () -> Int
  var other: ((String) -> String)?

  // Each closure is created once: a second creation has another context.
  nonisolated(unsafe) private static let closures: [() -> Int] =
    (0..<2).map { n in { n } } + [{ 7 }]
  nonisolated(unsafe) private static let others: [((String) -> String)?] =
    [nil, { $0 }, { $0 + "!" }]

  static func made(by maker: inout Maker) -> Closure {
    Closure(run: closures[maker.choose(3)], other: others[maker.choose(3)])
  }
  // In an array of optionals or an `Any`, a closure is wrapped anew on each access.
  static var isPrecise: Bool { false }
}

struct NewClosure: Made {
  var run: () -> Int
  static func made(by maker: inout Maker) -> NewClosure {
    let number = maker.choose(3)
    return NewClosure(run: { number })
  }
  static var isPrecise: Bool { false }
}

// MARK: Field by field

struct Pair<First: Made, Second: Made>: Made {
  var first: First
  var second: Second
  static var isPrecise: Bool { First.isPrecise && Second.isPrecise }
  static func made(by maker: inout Maker) -> Pair {
    Pair(first: .made(by: &maker), second: .made(by: &maker))
  }
}

struct Tuple<First: Made, Second: Made>: Made {
  var tuple: (First, name: Second, Void)
  static var isPrecise: Bool { First.isPrecise && Second.isPrecise }
  static func made(by maker: inout Maker) -> Tuple {
    Tuple(tuple: (.made(by: &maker), name: .made(by: &maker), ()))
  }
}

extension Optional: Made where Wrapped: Made {
  static var isPrecise: Bool { Wrapped.isPrecise }
  static func made(by maker: inout Maker) -> Wrapped? {
    maker.choose(2) == 0 ? nil : .some(.made(by: &maker))
  }
}

enum Choice<First: Made, Second: Made>: Made {
  case nothing
  case first(First)
  case named(name: First)
  case named(second: First)
  case both(first: First, second: Second)
  indirect case nested(Choice)
  case nothingElse

  static var isPrecise: Bool { First.isPrecise && Second.isPrecise }
  static func made(by maker: inout Maker) -> Choice {
    switch maker.choose(7) {
    case 0: .nothing
    case 1: .nothingElse
    case 2: .first(.made(by: &maker))
    case 3: .named(name: .made(by: &maker))
    case 4: .named(second: .made(by: &maker))
    case 5: .both(first: .made(by: &maker), second: .made(by: &maker))
    default: .nested(.made(by: &maker))
    }
  }
}

enum PlainCase: Made {
  case one, two, three
  static func made(by maker: inout Maker) -> PlainCase { [.one, .two, .three][maker.choose(3)] }
}

/// An enum that hides its contents.
enum Secretive<Content: Made>: Made, CustomReflectable {
  case open(Content, String)
  case closed(Content)
  var customMirror: Mirror { Mirror(self, children: ["nothing": 0]) }

  static var isPrecise: Bool { false }
  static func made(by maker: inout Maker) -> Secretive {
    maker.choose(2) == 0
      ? .open(.made(by: &maker), .made(by: &maker)) : .closed(.made(by: &maker))
  }
}

// MARK: Existentials

protocol Shape {}
struct Circle<Content: Made>: Shape, Error { var content: Content }
struct Square<Content: Made>: Shape, Error { var content: Content }
extension Circle: @unchecked Sendable {}
extension Square: @unchecked Sendable {}

struct Existentials<Content: Made>: Made {
  var anything: Any
  var shape: any Shape
  var optional: (any Shape)?
  var error: any Error
  var object: AnyObject
  var type: Any.Type

  static var isPrecise: Bool { Content.isPrecise }
  static func made(by maker: inout Maker) -> Existentials {
    func isCircle() -> Bool { maker.choose(2) == 0 }
    func content() -> Content { .made(by: &maker) }
    return Existentials(
      anything: isCircle() ? Circle(content: content()) : content(),
      shape: isCircle() ? Circle(content: content()) : Square(content: content()),
      optional: isCircle() ? Circle(content: content()) : nil,
      error: isCircle() ? Circle(content: content()) : Square(content: content()),
      object: Thing.made(by: &maker), type: isCircle() ? Content.self : Circle<Content>.self)
  }
}

// MARK: Collections

extension Array: Made where Element: Made {
  // Without an == of the elements, the storage decides.
  static var isPrecise: Bool { Element.self is any Equatable.Type }
  static func made(by maker: inout Maker) -> [Element] {
    func make(_ maker: inout Maker) -> [Element] {
      (0..<maker.choose(3)).map { _ in .made(by: &maker) }
    }
    return isPrecise ? maker.judgedByEquality(make) : make(&maker)
  }
}

extension Dictionary: Made where Key == String, Value: Made {
  static var isPrecise: Bool { Value.self is any Equatable.Type }
  static func made(by maker: inout Maker) -> [String: Value] {
    func make(_ maker: inout Maker) -> [String: Value] {
      ["a": .made(by: &maker), "b": .made(by: &maker)]
    }
    return isPrecise ? maker.judgedByEquality(make) : make(&maker)
  }
}

extension InlineArray: Made where Element: Made, count == 2 {
  static var isPrecise: Bool { false }
  static func made(by maker: inout Maker) -> InlineArray {
    [.made(by: &maker), .made(by: &maker)]
  }
}
