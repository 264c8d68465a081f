import BanyanGraph

/// The facts about a type whose values become nodes, found once for each type: its dynamic properties,
/// and how two values compare.
@MainActor
package final class DynamicFields {
  /// The type's name, as `_printChanges` prints it.
  let name: String
  /// The type's name without the types around it.
  package private(set) lazy var shortName = Metadata.shortName(of: type)
  /// True if the app declares the type, rather than the framework.
  package private(set) lazy var isOfApp = !Self.isOwn(type)
  /// The terms that traces use for values of the type, made when one is first traced.
  package var terms: DynamicTerms {
    if let knownTerms { return knownTerms }
    let terms = DynamicTerms(of: self)
    knownTerms = terms
    return terms
  }
  @exclusivity(unchecked) private var knownTerms: DynamicTerms?
  package let fields: [Field]
  let comparison: Comparison
  /// True if a property has state of its own that would be lost with it.
  var keepState: Bool { fields.contains { !$0.isStateless } }
  /// True if a body of this type, or a property's `update()`, has ever read an observable object.
  @exclusivity(unchecked) var observes = false
  /// True if values reach no observable object, other than global ones.
  private(set) lazy var isPlain = ObjectReach.isPlain(type)
  package let type: Any.Type
  /// The class of the nodes of such values, once there is one: finding a generic class at run time
  /// takes 330 instructions.
  @exclusivity(unchecked) var nodeClass: AnyClass?

  package struct Field {
    package let name: String
    let offset: Int
    let connect: (UnsafeMutableRawPointer, inout _PropertySlot?, _Installation) -> Void
    /// For a property that refers to a value elsewhere: returns whether it now refers to another.
    package let comparison: Comparison?
    /// True if the property has no state of its own.
    var isStateless = false
    /// True if the property owns the value it refers to, or is a custom one that may.
    package var isOwning = false
    /// The properties that a custom dynamic property consists of.
    var parts: DynamicFields?

    /// The declared name of the property, and the names of its parts.
    @MainActor
    var names: [String] {
      let name = name.withoutUnderscore
      return [name] + (parts?.fields.flatMap(\.names) ?? []).map { "\(name).\($0)" }
    }

    @MainActor
    func hasChanged(from old: UnsafeRawPointer, to new: UnsafeRawPointer) -> Bool {
      guard let comparison else { return false }
      return !comparison.isUnchanged(at: old + offset, new + offset)
    }
  }

  private init(of type: Any.Type) {
    self.type = type
    comparison = Self.comparison(of: type)
    name = Metadata.name(of: type)
    if let cases = EnumCases(of: type) {
      fields = Self.fields(of: cases, in: type)
      return
    }
    var fields: [Field] = []
    Metadata.forEachField(of: type) { name, offset, fieldType in
      if let property = fieldType as? any DynamicProperty.Type {
        fields.append(Self.field(property, name: name, offset: offset))
      } else if let property = fieldType as? any OptionalProperty.Type {
        fields.append(property.field(name: name, offset: offset))
      }
    }
    self.fields = fields
  }

  private static func field<Property: DynamicProperty>(
    _ type: Property.Type, name: String, offset: Int
  ) -> Field {
    Field(
      name: name, offset: offset,
      connect: { pointer, slot, installation in
        let property = pointer.assumingMemoryBound(to: Property.self)
        Property._connect(&property.pointee, to: &slot, of: installation)
      },
      comparison: type is any ReferringProperty.Type ? Comparison.of(Property.self) : nil,
      isStateless: type is any StatelessProperty.Type,
      isOwning: type is any OwningProperty.Type
        || !isOwn(type),
      parts: isOwn(type) ? nil : .of(type))
  }

  private static func comparison(of type: Any.Type) -> Comparison {
    func open<Value>(_ type: Value.Type) -> Comparison { .of(type) }
    return _openExistential(type, do: open)
  }

  /// Returns the properties in an enum's payloads, each of which exists only in its own case (N05).
  /// They have no names, so they are printed by their offsets (G14).
  private static func fields(of cases: EnumCases, in type: Any.Type) -> [Field] {
    let comparison = comparison(of: type)
    return cases.cases.flatMap { enumCase in
      properties(of: enumCase.payload).map { property, offset in
        let field = field(property, name: "@\(offset)", offset: 0)
        return Field(
          name: field.name, offset: 0,
          connect: { pointer, slot, installation in
            let isThere = cases.withPayload(of: enumCase, at: pointer) {
              field.connect($0 + offset, &slot, installation)
            }
            if !isThere {
              slot?.detach()
              slot = nil
            }
          },
          comparison: field.comparison == nil ? nil : comparison)
      }
    }
  }

  /// Returns the dynamic properties in the payload of an enum case, with their offsets.
  private static func properties(
    of payload: Any.Type
  ) -> [(property: any DynamicProperty.Type, offset: Int)] {
    if let property = payload as? any DynamicProperty.Type { return [(property, 0)] }
    guard Metadata.kind(of: payload) == .tuple else { return [] }
    var properties: [(property: any DynamicProperty.Type, offset: Int)] = []
    Metadata.forEachField(of: payload) { _, offset, type in
      if let property = type as? any DynamicProperty.Type { properties.append((property, offset)) }
    }
    return properties
  }

  private static let known = TypeTable()

  /// Returns true if the framework declares a type: here, or in the module of UIKit's and AppKit's code.
  package static func isOwn(_ type: Any.Type) -> Bool {
    ownModules.contains(Metadata.module(of: type))
  }

  private static let ownModules: Set = ["SwiftUICore", "BanyanKits"]

  static func of(_ type: Any.Type) -> DynamicFields {
    if let fields = known.facts(of: type) {
      return unsafeDowncast(fields, to: DynamicFields.self)
    }
    let fields = DynamicFields(of: type)
    known.add(fields, of: type)
    return fields
  }

  /// Connects the properties of a value with their slots.
  func connect(
    _ value: UnsafeMutableRawPointer, to slots: inout SlotList, of owner: DynamicNode
  ) {
    for index in fields.indices {
      let installation = _Installation(owner: owner, field: index)
      slots.withSlot(at: index) {
        fields[index].connect(value + fields[index].offset, &$0, installation)
      }
    }
  }
}

/// An optional property. One that becomes nil and returns starts anew (N05).
@MainActor
private protocol OptionalProperty {
  static func field(name: String, offset: Int) -> DynamicFields.Field
}

extension Optional: OptionalProperty where Wrapped: DynamicProperty {
  fileprivate static func field(name: String, offset: Int) -> DynamicFields.Field {
    DynamicFields.Field(
      name: name, offset: offset,
      connect: { pointer, slot, installation in
        let property = pointer.assumingMemoryBound(to: Wrapped?.self)
        if property.pointee != nil {
          Wrapped._connect(&property.pointee!, to: &slot, of: installation)
        } else {
          slot?.detach()
          slot = nil
        }
      },
      comparison: Wrapped.self is any ReferringProperty.Type ? Comparison.of(Wrapped?.self) : nil)
  }
}

/// A property that refers to a value elsewhere, so its identity matters.
protocol ReferringProperty: DynamicProperty {}

/// A property without state of its own: the value it refers to is kept elsewhere.
protocol StatelessProperty: DynamicProperty {}

extension String {
  /// The name of a wrapped property, derived from the name of its storage.
  package var withoutUnderscore: String { hasPrefix("_") ? String(dropFirst()) : self }
}

/// The storage that the framework keeps for one dynamic property of one view. An implementation detail
/// of ``DynamicProperty``.
public typealias _PropertySlot = Slot

/// The place where a dynamic property is being connected. An implementation detail of
/// ``DynamicProperty``.
@MainActor
public struct _Installation {
  // The slot of a property belongs to its node, and must not retain it.
  unowned(unsafe) let owner: DynamicNode
  /// The index of the outermost property, under which a change is printed.
  let field: Int

  var context: _Context { owner.context }
  var runtime: Runtime { owner.runtime }

  /// Reports that the property cannot work at this place.
  func fail(_ message: String) {
    if owner.missing == nil { owner.missing = message }
  }

  /// Tells an examiner about an object that the environment does not have.
  func recordMissing(_ type: Any.Type, isObservable: Bool) {
    guard let examiner = runtime.viewExaminer else { return }
    examiner.miss(
      MissingObject(
        owner: owner, type: Metadata.shortName(of: type), fullType: Metadata.name(of: type),
        isObservable: isObservable))
  }
}
