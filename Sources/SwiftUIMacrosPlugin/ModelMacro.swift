import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: a class whose properties are kept in the state of its object.
public enum ModelMacro {}

extension ModelMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ClassDeclSyntax.self) else {
      throw Complaint.error("'@Model' can only be attached to a class", at: node)
    }
    let name = model.name.trimmed
    let access = model.accessOfMembers
    let properties = try declaration.modelProperties
    let schema = properties.map { $0.schema(in: name.text) }.joined(separator: ", ")
    let storages = properties.map { "_\($0.name) = SwiftDataCore._ModelStorage()" }
    let statements = (storages + ["_$modelState = state"]).joined(separator: "\n  ")
    return [
      """
      \(raw: access)static let _$modelSchema = SwiftDataCore._ModelSchema("\(name)", [\(raw: schema)])
      """,
      """
      \(raw: access)private(set) var _$modelState = SwiftDataCore._ModelState(\(name)._$modelSchema)
      """,
      """
      \(raw: access)required init(_modelState state: SwiftDataCore._ModelState) {
        \(raw: statements)
      }
      """,
    ]
  }
}

extension ModelMacro: MemberAttributeMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    // The members' role reports misuse; saying it here too would show every message twice.
    guard declaration.is(ClassDeclSyntax.self), let variable = member.as(VariableDeclSyntax.self),
      case .property? = try? ModelProperty.Kind(variable)
    else { return [] }
    return ["@_PersistedProperty"]
  }
}

extension ModelMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // A class without its members would be reported again, as one that does not conform.
    guard let model = declaration.as(ClassDeclSyntax.self), !protocols.isEmpty,
      (try? model.modelProperties) != nil
    else { return [] }
    // A class that is isolated to the main actor conforms there only.
    let isolation = model.attributes.isOfMainActor ? "@MainActor " : ""
    let conformance: DeclSyntax =
      "extension \(type.trimmed): \(raw: isolation)SwiftDataCore.PersistentModel {}"
    return conformance.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }
}

/// A property that `@Model` keeps: accessors, and the storage that tells the compiler whether the property is initialized.
public enum PersistedPropertyMacro {}

extension PersistedPropertyMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = try declaration.modelProperty else { return [] }
    let name = property.name
    return [
      """
      @storageRestrictions(accesses: _$modelState, initializes: _\(raw: name))
      init(initialValue) {
        _$modelState.initialize("\(raw: name)", initialValue)
        _\(raw: name) = SwiftDataCore._ModelStorage()
      }
      """,
      """
      get { _$modelState.get(self, \\.\(raw: name), "\(raw: name)") }
      """,
      """
      set { _$modelState.set(self, \\.\(raw: name), "\(raw: name)", newValue) }
      """,
    ]
  }
}

extension PersistedPropertyMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = try declaration.modelProperty else { return [] }
    return ["private var _\(raw: property.name): SwiftDataCore._ModelStorage"]
  }
}

/// `@Attribute`, `@Relationship` and `@Transient`: marks that `@Model` reads.
public enum ModelMarkMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
