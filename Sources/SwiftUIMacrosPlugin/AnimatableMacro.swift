import SwiftSyntax
import SwiftSyntaxMacros

/// `@Animatable`: the conformance, and `animatableData` made of the stored properties that can be written.
public enum AnimatableMacro {}

extension AnimatableMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // A shape conforms already.
    if protocols.isEmpty { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUICore.Animatable {}")]
  }
}

extension AnimatableMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let properties = try declaration.memberBlock.members.flatMap {
      try AnimatedProperty.all(in: $0.decl)
    }
    guard let last = properties.last else { return [] }
    var (type, value) = ("\(last.type).AnimatableData", "\(last.name).animatableData")
    for property in properties.dropLast().reversed() {
      type = "SwiftUICore.AnimatablePair<\(property.type).AnimatableData, \(type)>"
      value = "SwiftUICore.AnimatablePair(\(property.name).animatableData, \(value))"
    }
    var path = "newValue"
    let writes = properties.enumerated().map { place, property in
      defer { path += ".second" }
      let isLast = place == properties.count - 1
      return "\(property.name).animatableData = \(path)\(isLast ? "" : ".first")"
    }
    let access = declaration.modifiers.first { $0.name.isAccessLevelOfMembers }
    return [
      """
      \(raw: access.map { "\($0.name.text) " } ?? "")nonisolated var animatableData: \(raw: type) {
        get { \(raw: value) }
        set {
          \(raw: writes.joined(separator: "\n    "))
        }
      }
      """
    ]
  }
}

/// `@AnimatableIgnored`: a mark that `@Animatable` reads, so that it makes nothing itself.
public enum AnimatableIgnoredMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}

/// A stored property that is part of the animated data.
private struct AnimatedProperty {
  let name: String
  let type: String

  static func all(in declaration: DeclSyntax) throws -> [AnimatedProperty] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      // A property wrapper keeps its value elsewhere, and a mark ignores the property.
      variable.attributes.isEmpty,
      !variable.modifiers.contains(where: {
        [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind)
      })
    else { return [] }
    // `var a, b: Double` has its type at the last name only.
    var type: TypeSyntax?
    return try variable.bindings.reversed().compactMap { binding in
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        !binding.isComputed
      else { return nil }
      if let type { return AnimatedProperty(name: name, type: type.trimmedDescription) }
      if binding.initializer?.value.is(FloatLiteralExprSyntax.self) == true {
        return AnimatedProperty(name: name, type: "Double")
      }
      throw Complaint.error(
        "'@Animatable' needs the type of '\(name)', or '@AnimatableIgnored' in front of it",
        at: binding)
    }.reversed()
  }
}

extension PatternBindingSyntax {
  fileprivate var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let accessors):
      accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    }
  }
}

extension TokenSyntax {
  fileprivate var isAccessLevelOfMembers: Bool {
    tokenKind == .keyword(.public) || tokenKind == .keyword(.package)
  }
}
