import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry`: a computed property in an extension of a values type, and the private key behind it.
public enum EntryMacro {}

extension EntryMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try EntryProperty(declaration, attribute: node, in: context)
    return [
      "get { self[\(raw: entry.keyName).self] }",
      "set { self[\(raw: entry.keyName).self] = newValue }",
    ]
  }
}

extension EntryMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessor role reports misuse; saying it here too would show every message twice.
    guard let entry = try? EntryProperty(declaration, attribute: node, in: context) else {
      return []
    }
    return [
      """
      private struct \(raw: entry.keyName): SwiftUICore.\(raw: entry.container.keyProtocol) {
        \(raw: entry.keyMembers.joined(separator: "\n  "))
      }
      """
    ]
  }
}

extension EntryProperty {
  var keyName: String { "__Key_\(name)" }

  var keyMembers: [String] {
    guard container != .focusedValues else {
      return ["typealias Value = \(type?.wrappedTypeOfOptional?.trimmedDescription ?? "Never")"]
    }
    guard let type else {
      // Without a written type only a stored property can be inferred from its initializer.
      return ["static let defaultValue = \(defaultValue)"]
    }
    return [
      "typealias Value = \(type.trimmedDescription)",
      "static var defaultValue: Value { get { \(defaultValue) } }",
    ]
  }
}
