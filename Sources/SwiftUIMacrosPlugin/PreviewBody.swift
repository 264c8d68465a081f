import SwiftSyntax
import SwiftSyntaxBuilder

/// The statements that a `#Preview` runs to make its view.
struct PreviewBody {
  let makeView: String

  init(_ expression: ExprSyntax) {
    guard let closure = expression.as(ClosureExprSyntax.self) else {
      makeView = "_view(\(expression.trimmedDescription))"
      return
    }
    var previewables: [String] = []
    var statements = ""
    for item in closure.statements {
      if let declaration = item.item.as(VariableDeclSyntax.self)?.removingPreviewable {
        previewables.append(declaration.trimmedDescription)
      } else {
        statements += item.description
      }
    }
    statements = statements.trimmingNewlines
    makeView =
      previewables.isEmpty
      ? Self.call(statements) : Self.view(previewables: previewables, statements)
  }

  private static func call(_ statements: String) -> String {
    """
    _view {
    \(statements)
    }
    """
  }

  /// State needs a view to live in, so a body that declares any becomes a view of its own.
  private static func view(previewables: [String], _ statements: String) -> String {
    """
    struct Content: SwiftUICore.View {
    \(previewables.joined(separator: "\n"))
    var body: some SwiftUICore.View {
    \(statements)
    }
    }
    return Content()
    """
  }
}

extension VariableDeclSyntax {
  /// The declaration without its `@Previewable`; nil if it has none.
  fileprivate var removingPreviewable: VariableDeclSyntax? {
    let others = attributes.filter { !$0.isPreviewable }
    guard others.count < attributes.count else { return nil }
    var declaration = trimmed
    declaration.attributes = others
    return declaration
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    guard let type = self.as(AttributeSyntax.self)?.attributeName else { return false }
    let name = type.as(MemberTypeSyntax.self)?.name ?? type.as(IdentifierTypeSyntax.self)?.name
    return name?.text == "Previewable"
  }
}

extension String {
  fileprivate var trimmingNewlines: String {
    var lines = self[...]
    while lines.first?.isNewline == true { lines.removeFirst() }
    while lines.last?.isWhitespace == true { lines.removeLast() }
    return String(lines)
  }
}
