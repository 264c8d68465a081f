import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: a mark that `#Preview` takes away, so that it is expanded only when misplaced.
public enum PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    throw Complaint.error(
      "'@Previewable' can only be attached to a variable at the top level of a '#Preview' body",
      at: node)
  }
}
