import BanyanGraph
import Foundation
import Testing

@MainActor
@Suite struct ComparisonTests {
  private func isUnchanged<Value>(_ old: Value, _ new: Value) -> Bool {
    Comparison.of(Value.self).isUnchanged(old, new)
  }

  /// A string in its own memory each time.
  private func long(_ end: String = "") -> String {
    String(repeating: "too long to be stored in place ", count: 3) + end
  }

  @Test func `plain bits are compared as bits`() {
    #expect(isUnchanged(1, 1))
    #expect(!isUnchanged(1, 2))
    #expect(isUnchanged((), ()))
    // These values are compared by their bits, not by `==`.
    #expect(isUnchanged(Double.nan, Double.nan))
    #expect(!isUnchanged(0.0, -0.0))
  }

  struct AlwaysEqual: Equatable {
    var number: Int
    static func == (left: AlwaysEqual, right: AlwaysEqual) -> Bool { true }
  }

  struct NamedAlwaysEqual: Equatable {
    var number: Int
    var name = "name"
    static func == (left: NamedAlwaysEqual, right: NamedAlwaysEqual) -> Bool { true }
  }

  @Test func `equality of its own counts only for a type that is not plain bits`() {
    #expect(!isUnchanged(AlwaysEqual(number: 1), AlwaysEqual(number: 2)))
    #expect(isUnchanged(NamedAlwaysEqual(number: 1), NamedAlwaysEqual(number: 2)))
    #expect(isUnchanged(long(), long()))
    #expect(!isUnchanged(long("a"), long("b")))
    #expect(isUnchanged([long(), "a"], [long(), "a"]))
  }

  struct Padded {
    var small: UInt8
    var large: UInt64
  }

  @Test func `bytes between fields mean nothing`() {
    func make(filling byte: UInt8) -> Padded {
      withUnsafeTemporaryAllocation(of: Padded.self, capacity: 1) { buffer in
        let bytes = UnsafeMutableRawBufferPointer(buffer)
        for index in bytes.indices { bytes[index] = byte }
        buffer[0].small = 1
        buffer[0].large = 2
        return buffer[0]
      }
    }
    #expect(isUnchanged(make(filling: 0), make(filling: 0xFF)))
    #expect(!isUnchanged(Padded(small: 1, large: 2), Padded(small: 2, large: 2)))
    #expect(!isUnchanged(Padded(small: 1, large: 2), Padded(small: 1, large: 3)))
  }

  @Test func `all bits of a type of C count, for what is no field for Swift may be one for C`() {
    // Two shorts, four bytes of padding, and a long.
    let comparison = Comparison.of(flock.self)
    let old = [UInt8](repeating: 0, count: MemoryLayout<flock>.stride)
    for index in [0, 4, 8] {
      var new = old
      new[index] = 1
      #expect(
        !old.withUnsafeBytes { old in
          new.withUnsafeBytes { comparison.isUnchanged(at: old.baseAddress!, $0.baseAddress!) }
        })
    }
  }

  final class Box {}

  struct Fields {
    var name: String
    var box: Box
    var tags: [String] = []
    var pair: (Int, String) = (1, "a")
  }

  @Test func `a struct is compared field by field, and references by identity`() {
    let box = Box()
    #expect(isUnchanged(Fields(name: long(), box: box), Fields(name: long(), box: box)))
    #expect(!isUnchanged(Fields(name: long("a"), box: box), Fields(name: long("b"), box: box)))
    #expect(!isUnchanged(Fields(name: "a", box: box), Fields(name: "a", box: Box())))
    #expect(
      !isUnchanged(Fields(name: "a", box: box), Fields(name: "a", box: box, tags: ["x"])))
    #expect(
      !isUnchanged(
        Fields(name: "a", box: box, pair: (1, long("a"))),
        Fields(name: "a", box: box, pair: (1, long("b")))))
    #expect(
      isUnchanged(
        Fields(name: "a", box: box, pair: (1, long())),
        Fields(name: "a", box: box, pair: (1, long()))))
  }

  struct Action {
    var run: () -> Int
  }

  @Test func `closures are compared by code and context`() {
    func plain() -> Action { Action { 1 } }
    func capturing(_ number: Int) -> Action { Action { number } }
    let action = capturing(1)
    #expect(isUnchanged(action, action))
    #expect(isUnchanged(plain(), plain()))
    #expect(!isUnchanged(plain(), Action { 1 }))
    #expect(!isUnchanged(capturing(1), capturing(1)))
  }

  enum Choice {
    case none
    case other
    case number(Int)
    case name(String)
    case named(first: String, box: Box)
    indirect case nested(Choice)
  }

  @Test func `enums are compared by case and content`() {
    let box = Box()
    let different: [Choice] = [
      .none, .other, .number(1), .number(2), .name("1"), .name(long("a")), .name(long("b")),
      .named(first: long("a"), box: box), .named(first: long("a"), box: Box()),
      .nested(.none), .nested(.name(long("a"))), .nested(.nested(.none)),
    ]
    for (index, old) in different.enumerated() {
      #expect(isUnchanged(old, old))
      for (other, new) in different.enumerated() where other != index {
        #expect(!isUnchanged(old, new), "\(old) \(new)")
      }
    }
    #expect(isUnchanged(Choice.name(long()), .name(long())))
    #expect(
      isUnchanged(Choice.named(first: long(), box: box), .named(first: long(), box: box)))
    #expect(isUnchanged(Choice.nested(.name(long())), .nested(.name(long()))))
  }

  @Test func `optionals are compared as what is in them`() {
    let box = Box()
    let fields = Fields(name: long(), box: box)
    #expect(isUnchanged(Optional(fields), Fields(name: long(), box: box)))
    #expect(!isUnchanged(Optional(fields), nil))
    #expect(!isUnchanged(nil, Optional(fields)))
    #expect(isUnchanged(Fields?.none, nil))
    #expect(isUnchanged(Fields??.some(nil), .some(nil)))
    #expect(!isUnchanged(Fields??.some(nil), nil))
    #expect(!isUnchanged(Optional(1), nil))
  }

  protocol Shape {}
  struct Circle: Shape { var name: String }
  struct Square: Shape { var name: String }

  protocol Drawing: AnyObject {}
  final class Sketch: Drawing {}

  struct Holder {
    var shape: any Shape
    var optional: (any Shape)?
    var drawing: any Drawing
    var numbers: any Collection<Int>
  }

  @Test func `existentials are compared by type and content`() {
    #expect(isUnchanged(Circle(name: long()) as any Shape, Circle(name: long())))
    #expect(!isUnchanged(Circle(name: long("a")) as any Shape, Circle(name: long("b"))))
    #expect(!isUnchanged(Circle(name: "a") as any Shape, Square(name: "a")))
    #expect(isUnchanged(1 as Any, 1))
    #expect(!isUnchanged(1 as Any, 1.0))
    #expect(!isUnchanged(1 as Any, "1"))
    func erased<Value>(_ value: Value) -> Any { value }
    #expect(isUnchanged(erased(Optional(long())), erased(Optional(long()))))
    #expect(!isUnchanged(erased(Optional(long("a"))), erased(Optional(long("b")))))
    #expect(!isUnchanged(erased(Optional(long())), erased(String?.none)))

    let sketch = Sketch()
    func holder(
      _ shape: any Shape, _ optional: (any Shape)?, drawing: any Drawing = sketch,
      numbers: any Collection<Int> = [1]
    ) -> Holder {
      Holder(shape: shape, optional: optional, drawing: drawing, numbers: numbers)
    }
    let old = holder(Circle(name: long()), Square(name: long()))
    #expect(isUnchanged(old, holder(Circle(name: long()), Square(name: long()))))
    #expect(isUnchanged(holder(old.shape, nil), holder(old.shape, nil)))
    #expect(!isUnchanged(old, holder(Square(name: long()), Square(name: long()))))
    #expect(!isUnchanged(old, holder(Circle(name: long()), Circle(name: long()))))
    #expect(!isUnchanged(old, holder(Circle(name: long()), Square(name: long("a")))))
    #expect(!isUnchanged(old, holder(Circle(name: long()), nil)))
    #expect(!isUnchanged(old, holder(old.shape, old.optional, drawing: Sketch())))
    #expect(isUnchanged(old, holder(old.shape, old.optional, numbers: [1])))
    #expect(!isUnchanged(old, holder(old.shape, old.optional, numbers: Set([1]))))
  }

  struct Loose {
    var isSmall: Bool
    var shape: any Shape
    var length: Int?
  }

  /// Returns true if two values are identical that were put on memory with other bits.
  private func isIdentical<Value>(_ old: Value, _ new: Value) -> Bool {
    let size = MemoryLayout<Value>.size
    func place(_ value: Value, filling byte: UInt8) -> UnsafeMutablePointer<Value> {
      let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      UnsafeMutableRawPointer(place).initializeMemory(as: UInt8.self, repeating: byte, count: size)
      place.initialize(to: value)
      return place
    }
    let places = [place(old, filling: 0), place(new, filling: 0xFF)]
    defer {
      for place in places {
        place.deinitialize(count: 1)
        place.deallocate()
      }
    }
    // The compiler copies some of the bits that mean nothing.
    if Value.self == Loose.self {
      UnsafeMutableRawPointer(places[1]).storeBytes(of: 0xFF, toByteOffset: 1, as: UInt8.self)
    }
    return Comparison.of(Value.self).isIdentical(at: places[0], places[1])
  }

  @Test func `identical values differ in no bit that means something, and no equality is asked`() {
    let loose = Loose(isSmall: true, shape: Short(number: 1))
    #expect(isIdentical(loose, loose))
    #expect(!isIdentical(loose, Loose(isSmall: false, shape: Short(number: 1))))
    #expect(!isIdentical(loose, Loose(isSmall: true, shape: Short(number: 2))))
    #expect(!isIdentical(loose, Loose(isSmall: true, shape: Circle(name: "1"))))
    #expect(!isIdentical(loose, Loose(isSmall: true, shape: Short(number: 1), length: 1)))
    #expect(!isIdentical(NamedAlwaysEqual(number: 1), NamedAlwaysEqual(number: 2)))
    #expect(!isIdentical(long(), long()))
  }

  struct Short: Shape { var number: UInt8 }
}
