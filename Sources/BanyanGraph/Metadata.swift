@_spi(Reflection) import Swift

/// The compiler's run-time information about the layout of types.
package enum Metadata {
  package enum Kind { case `struct`, tuple, `enum`, existential, other }

  package static func kind(of type: Any.Type) -> Kind {
    // The first word of a type's metadata is its kind; classes have a pointer there.
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: .struct
    case 0x201, 0x202: .enum
    case 0x301: .tuple
    case 0x303, 0x307: .existential
    default: .other
    }
  }

  /// Returns true if values of a type are functions.
  package static func isFunction(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x302
  }

  /// Returns the number of an enum's cases that have a payload.
  package static func payloadCaseCount(of type: Any.Type) -> Int {
    // The kind is followed by the type's descriptor, whose sixth word of four bytes has the count in
    // its lower three.
    let descriptor = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)[1]
    return Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
  }

  /// Returns true if a type comes from C.
  package static func isImported(_ type: Any.Type) -> Bool {
    _mangledTypeName(type)?.hasPrefix("So") == true
  }

  /// Returns true if a field of a struct holds its value strongly, rather than by a weak or unowned
  /// reference.
  package static func isStrong(fieldAt index: Int, of type: Any.Type) -> Bool {
    guard kind(of: type) == .struct else { return true }
    var facts = FieldFacts()
    _ = fieldFacts(of: type, index: index, to: &facts)
    facts.freeName?(facts.name)
    return facts.isStrong
  }

  /// A stored property of a class.
  package struct ClassField {
    package let name: String
    package let type: Any.Type
    /// True if the property is declared with `var`.
    package let isVariable: Bool
  }

  /// Returns the stored properties that a class declares and inherits.
  package static func fields(ofClass type: AnyClass) -> [ClassField] {
    (0..<fieldCount(of: type)).map { index in
      var facts = FieldFacts()
      let fieldType = fieldFacts(of: type, index: index, to: &facts)
      let name = facts.name.map { String(cString: $0) } ?? ""
      facts.freeName?(facts.name)
      return ClassField(name: name, type: fieldType, isVariable: facts.isVariable)
    }
  }

  /// Calls a function with the name, offset and type of each stored field of a struct.
  package static func forEachField(
    of type: Any.Type, _ body: (_ name: String, _ offset: Int, _ type: Any.Type) -> Void
  ) {
    _ = _forEachField(of: type) { name, offset, type, _ in
      body(String(cString: name), offset, type)
      return true
    }
  }

  /// Calls a function with the name, offset and type of each stored field of the objects of a class,
  /// inherited fields first.
  /// - Returns: true if all of them are known.
  package static func forEachField(
    ofClass type: AnyClass,
    _ body: (_ name: String, _ offset: Int, _ type: Any.Type, _ isStrong: Bool) -> Void
  ) -> Bool {
    var index = 0
    return _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) {
      name, offset, fieldType, _ in
      var facts = FieldFacts()
      _ = fieldFacts(of: type, index: index, to: &facts)
      facts.freeName?(facts.name)
      body(String(cString: name), offset, fieldType, facts.isStrong)
      index += 1
      return true
    }
  }

  /// Returns the size of a class's instances, and their alignment minus one.
  package static func instanceSize(of type: AnyClass) -> (size: Int, alignmentMask: Int) {
    // The kind and the superclass are followed by flags and the address point of the metadata, of
    // four bytes each.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return (
      Int(metadata.load(fromByteOffset: 24, as: UInt32.self)),
      Int(metadata.load(fromByteOffset: 28, as: UInt16.self))
    )
  }

  /// Returns true if values of a type can be copied.
  package static func isCopyable(_ type: Any.Type) -> Bool {
    // The word before the metadata points to the value witness table, in which flags follow eight
    // functions and two sizes.
    let witnesses = (unsafeBitCast(type, to: UnsafeRawPointer.self) - 8).load(
      as: UnsafeRawPointer.self)
    return witnesses.load(fromByteOffset: 80, as: UInt32.self) & 0x80_0000 == 0
  }

  /// Returns the name of the module that declares a type.
  package static func module(of type: Any.Type) -> String {
    String(qualifiedName(of: type).prefix { $0 != "." })
  }

  private static func qualifiedName(of type: Any.Type) -> String {
    // The runtime of Swift 6.3 crashes when it is asked for the name of `any P<Int>.Type`. The lowest byte of what
    // such a type's metadata points to is 2.
    let words = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    if UInt(bitPattern: words[0]) == 0x307, words[1].load(as: UInt8.self) == 2 { return "any Type" }
    return _typeName(type, qualified: true)
  }

  /// Returns the name of a type without the types around it.
  package static func shortName(of type: Any.Type) -> String { name(of: type).lastName }

  /// Returns true if two types are declared in the same module.
  package static func isDeclared(_ type: Any.Type, inModuleOf other: Any.Type) -> Bool {
    let module = qualifiedName(of: other).prefix { $0 != "." }
    let name = qualifiedName(of: type)
    return name.hasPrefix(module) && name.dropFirst(module.count).first == "."
  }

  /// Returns the name of a type as `_printChanges` prints it: with the types around it, without the
  /// module, and its generic arguments likewise.
  package static func name(of type: Any.Type) -> String {
    var name = qualifiedName(of: type)
    // Local and private types carry a context such as "(unknown context at $7f…)".
    while let open = name.range(of: "(unknown context at "),
      let close = name[open.upperBound...].firstIndex(of: ")")
    {
      var end = name.index(after: close)
      if end < name.endIndex, name[end] == "." { end = name.index(after: end) }
      name.removeSubrange(open.lowerBound..<end)
    }
    return name.withoutModules
  }
}

/// The runtime's information about a field.
private struct FieldFacts {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(of type: Any.Type) -> Int

/// The function behind `_forEachField`, which does not pass on all of its results.
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldFacts(
  of type: Any.Type, index: Int, to facts: UnsafeMutablePointer<FieldFacts>
) -> Any.Type

extension String {
  /// A type's name without the types around it.
  fileprivate var lastName: String {
    var depth = 0
    for index in indices.reversed() {
      switch self[index] {
      case ">": depth += 1
      case "<": depth -= 1
      case "." where depth == 0: return String(self[self.index(after: index)...])
      default: break
      }
    }
    return self
  }

  /// The string, without the first component of each name that has several.
  fileprivate var withoutModules: String {
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      // A name continues after the generic arguments of its first component.
      let dot = word.first == "." ? nil : word.firstIndex(of: ".")
      result += dot.map { word[word.index(after: $0)...] } ?? word
      rest = rest[word.endIndex...]
      if let separator = rest.popFirst() { result.append(separator) }
    }
    return result
  }

  fileprivate func range(of part: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) {
        return start..<index(start, offsetBy: part.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
