import SwiftSyntax
import SwiftSyntaxMacros

/// The property that `@Entry` is attached to, checked.
struct EntryProperty {
  enum Container: String, CaseIterable {
    case environmentValues = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    var keyProtocol: String {
      switch self {
      case .environmentValues: "EnvironmentKey"
      case .transaction: "TransactionKey"
      case .containerValues: "ContainerValueKey"
      case .focusedValues: "FocusedValueKey"
      }
    }
  }

  let container: Container
  let name: String
  let type: TypeSyntax?
  let defaultValue: String

  init(
    _ declaration: some DeclSyntaxProtocol,
    attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) throws {
    guard let container = Container(context.lexicalContext.first) else {
      throw Complaint.error(
        "'@Entry' can only be attached to a property in an extension of EnvironmentValues, "
          + "Transaction, ContainerValues or FocusedValues",
        at: attribute)
    }
    let (name, binding) = try Self.variable(declaration, attribute: attribute)
    let type = binding.typeAnnotation?.type
    self.container = container
    self.name = name
    self.type = type
    if container == .focusedValues {
      guard type?.wrappedTypeOfOptional != nil else {
        throw Complaint.error(
          "'@Entry' in FocusedValues needs a property of a written optional type", at: binding)
      }
      defaultValue = "nil"
    } else if let initializer = binding.initializer {
      defaultValue = initializer.value.trimmedDescription
    } else if type?.wrappedTypeOfOptional != nil {
      defaultValue = "nil"
    } else {
      throw Complaint.error("'@Entry' needs a default value: 'var \(name) = ...'", at: binding)
    }
  }

  private static func variable(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax
  ) throws -> (name: String, binding: PatternBindingSyntax) {
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      throw Complaint.error("'@Entry' can only be attached to a property", at: attribute)
    }
    guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
      throw Complaint.error(
        "'@Entry' needs a 'var': a 'let' cannot be set", at: variable.bindingSpecifier)
    }
    if let modifier = variable.modifiers.first(where: { $0.name.isOneOf(.static, .class, .lazy) }) {
      throw Complaint.error(
        "'@Entry' cannot be attached to a '\(modifier.name.text)' property", at: modifier)
    }
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let name = pattern.identifier.identifier?.name
    else {
      throw Complaint.error("'@Entry' needs one property of one name", at: variable.bindings)
    }
    if let accessors = binding.accessorBlock {
      throw Complaint.error(
        "'@Entry' writes the accessors itself: give '\(name)' a default value instead",
        at: accessors)
    }
    return (name, binding)
  }
}

extension EntryProperty.Container {
  fileprivate init?(_ lexicalContext: Syntax?) {
    guard let type = lexicalContext?.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
    let name =
      type.as(MemberTypeSyntax.self)?.name ?? type.as(IdentifierTypeSyntax.self)?.name
    self.init(rawValue: name?.text ?? "")
  }
}

extension TokenSyntax {
  fileprivate func isOneOf(_ keywords: Keyword...) -> Bool {
    keywords.contains { tokenKind == .keyword($0) }
  }
}

extension TypeSyntax {
  /// `T` of `T?` and `Optional<T>`.
  var wrappedTypeOfOptional: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
      case .type(let wrapped)? = named.genericArgumentClause?.arguments.first?.argument
    else { return nil }
    return wrapped
  }
}
