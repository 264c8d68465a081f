import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a type that conforms to `_PreviewRegistry`, for the running program to find.
public enum PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let preview = try PreviewInvocation(node)
    guard let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    else {
      throw Complaint.error("'#Preview' needs to stand in a file", at: node)
    }
    return [
      """
      nonisolated struct \(context.makeUniqueName("PreviewRegistry")): SwiftUICore._PreviewRegistry {
        static var fileID: String { \(location.file) }
        static var line: Int { \(location.line) }
        static var name: String? { \(preview.name) }
        @MainActor static var traits: [SwiftUICore.PreviewTrait<SwiftUICore.Preview.ViewTraits>] {
          [\(raw: preview.traits)]
        }
        @MainActor static func makeView() -> any SwiftUICore.View {
          \(raw: preview.body.makeView)
        }
      }
      """
    ]
  }
}

/// The arguments of a `#Preview`.
struct PreviewInvocation {
  let name: ExprSyntax
  let traits: String
  let body: PreviewBody

  init(_ node: some FreestandingMacroExpansionSyntax) throws {
    var name: ExprSyntax = "nil"
    var traits: [String] = []
    var body = node.trailingClosure.map { PreviewBody(ExprSyntax($0)) }
    var isAfterTraits = false
    for argument in node.arguments {
      switch argument.label?.text {
      case "traits":
        isAfterTraits = true
        traits.append(argument.expression.trimmedDescription)
      case "body":
        body = PreviewBody(argument.expression)
      case nil where isAfterTraits:
        traits.append(argument.expression.trimmedDescription)
      default:
        name = argument.expression.trimmed
      }
    }
    guard let body else {
      throw Complaint.error("'#Preview' needs a closure that makes a view", at: node)
    }
    self.name = name
    self.traits = traits.joined(separator: ", ")
    self.body = body
  }
}
