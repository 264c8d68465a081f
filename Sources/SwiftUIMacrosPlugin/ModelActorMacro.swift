import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ModelActor`: an actor with a container, and an executor that has a context.
public enum ModelActorMacro {}

extension ModelActorMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let actor = declaration.as(ActorDeclSyntax.self) else {
      throw Complaint.error("'@ModelActor' can only be attached to an actor", at: node)
    }
    let access = actor.accessOfMembers
    let properties: [DeclSyntax] = [
      "\(raw: access)nonisolated let modelExecutor: any SwiftDataCore.ModelExecutor",
      "\(raw: access)nonisolated let modelContainer: SwiftDataCore.ModelContainer",
    ]
    if actor.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) {
      return properties
    }
    return properties + [
      """
      \(raw: access)init(modelContainer: SwiftDataCore.ModelContainer) {
        modelExecutor = SwiftDataCore.DefaultSerialModelExecutor(
          modelContext: SwiftDataCore.ModelContext(modelContainer))
        self.modelContainer = modelContainer
      }
      """
    ]
  }
}

extension ModelActorMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The members' role reports misuse.
    guard declaration.is(ActorDeclSyntax.self), !protocols.isEmpty else { return [] }
    let conformance: DeclSyntax = "extension \(type.trimmed): SwiftDataCore.ModelActor {}"
    return conformance.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }
}
