import BanyanGraph

/// The names in traces of changed properties of an `@Observable`.
@MainActor
enum ObservedProperty {
  private static let unknown = TraceTerms.number(of: "an observable object")
  /// The key paths are stored too, so that none of the identities is reused for another.
  private static var known: [ObjectIdentifier: (path: AnyKeyPath, term: UInt32)] = [:]
  private static let limit = 10_000

  static func term(of property: AnyKeyPath?) -> UInt32 {
    guard let property else { return unknown }
    let identity = ObjectIdentifier(property)
    if let known = known[identity] { return known.term }
    let term = TraceTerms.number(of: name(of: property))
    if known.count < limit { known[identity] = (property, term) }
    return term
  }

  /// Returns a name such as `Store.isOn`, if the program's symbols provide it, or else a
  /// description.
  private static func name(of property: AnyKeyPath) -> String {
    let keyPath = type(of: property)
    let root = Metadata.shortName(of: keyPath.rootType)
    let name = "\(property)".split(separator: ".").last ?? ""
    if !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      return "\(root).\(name)"
    }
    if let property = ProgramSymbols.property(of: property) { return "\(root).\(property)" }
    return "a property of type \(Metadata.shortName(of: keyPath.valueType)) of \(root)"
  }
}
