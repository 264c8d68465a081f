import SwiftSyntax
import SwiftSyntaxMacros

/// A property that `@Model` keeps.
struct ModelProperty {
  let name: String
  private let defaultValue: String?
  /// The arguments of `@Attribute` or `@Relationship`.
  private let metadata: String?

  /// The kinds of variables in a model's class.
  enum Kind {
    case property(ModelProperty)
    /// Computed, static, or marked with `@Transient`.
    case other

    init(_ variable: VariableDeclSyntax) throws {
      let isOfObjects = !variable.modifiers.contains {
        [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
      }
      guard isOfObjects, variable.attributes.first(named: "Transient") == nil else {
        self = .other
        return
      }
      if let accessors = variable.bindings.first?.accessorBlock {
        guard accessors.areObservers else {
          self = .other
          return
        }
        throw Complaint.error(
          "'@Model' writes the accessors itself, so that 'willSet' and 'didSet' are not called; "
            + "mark the property with '@Transient' if it is not to be kept", at: accessors)
      }
      self = .property(try ModelProperty(variable))
    }
  }

  private init(_ variable: VariableDeclSyntax) throws {
    guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
      throw Complaint.error(
        "'@Model' keeps variables: write 'var', or mark the property with '@Transient'",
        at: variable.bindingSpecifier)
    }
    if let modifier = variable.modifiers.first(where: { $0.name.tokenKind == .keyword(.lazy) }) {
      throw Complaint.error(
        "'@Model' cannot keep a 'lazy' property; mark it with '@Transient'", at: modifier)
    }
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let name = pattern.identifier.identifier?.name
    else {
      throw Complaint.error("'@Model' needs one property of one name", at: variable.bindings)
    }
    self.name = name
    defaultValue = binding.initializer?.value.trimmedDescription
    metadata =
      ["Attribute", "Relationship"].lazy.compactMap { kind in
        variable.attributes.first(named: kind).map { attribute in
          let arguments = attribute.arguments?.trimmedDescription ?? ""
          return "SwiftDataCore.Schema.\(kind)(\(arguments))"
        }
      }.first
  }

  /// The property's part of the class's schema.
  func schema(in model: String) -> String {
    var arguments = ["\"\(name)\"", "\\\(model).\(name)"]
    if let metadata { arguments.append(metadata) }
    if let defaultValue { arguments.append("default: \(defaultValue)") }
    return "SwiftDataCore._ModelProperty(\(arguments.joined(separator: ", ")))"
  }
}

extension DeclGroupSyntax {
  /// The properties that are kept.
  var modelProperties: [ModelProperty] {
    get throws {
      try memberBlock.members.compactMap { try $0.decl.modelProperty }
    }
  }
}

extension DeclSyntaxProtocol {
  /// The property that is kept; nil for another declaration.
  var modelProperty: ModelProperty? {
    get throws {
      guard let variable = self.as(VariableDeclSyntax.self),
        case .property(let property) = try ModelProperty.Kind(variable)
      else { return nil }
      return property
    }
  }
}

extension DeclGroupSyntax {
  /// The word for members that are as visible as the class or actor.
  var accessOfMembers: String {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      default: break
      }
    }
    return ""
  }
}

extension AttributeListSyntax {
  fileprivate func first(named name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self {
      let type = attribute.attributeName
      let last = type.as(MemberTypeSyntax.self)?.name ?? type.as(IdentifierTypeSyntax.self)?.name
      if last?.text == name { return attribute }
    }
    return nil
  }

  /// True if a class is declared to be of the main actor.
  var isOfMainActor: Bool { first(named: "MainActor") != nil }
}

extension AccessorBlockSyntax {
  /// True if the accessors observe a stored property, rather than compute one.
  fileprivate var areObservers: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}
