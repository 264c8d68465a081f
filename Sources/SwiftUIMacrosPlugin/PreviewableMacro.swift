import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: a mark that `#Preview` takes away, so that it makes nothing itself.
///
/// The compiler expands it where it is misplaced, and also, while it reads the body that `#Preview` gets, on a variable
/// that has no property wrapper.
public enum PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(VariableDeclSyntax.self), context.lexicalContext.isTopLevelOfPreview else {
      throw Complaint.error(
        "'@Previewable' can only be attached to a variable at the top level of a '#Preview' body",
        at: node)
    }
    return []
  }
}

extension [Syntax] {
  /// True if the innermost scope around is the closure of a `#Preview` itself.
  fileprivate var isTopLevelOfPreview: Bool {
    guard count > 1, self[0].is(ClosureExprSyntax.self) else { return false }
    let macro = self[1].asProtocol((any FreestandingMacroExpansionSyntax).self)
    return macro?.macroName.text == "Preview"
  }
}
