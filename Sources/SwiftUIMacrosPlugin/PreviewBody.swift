import SwiftSyntax
import SwiftSyntaxBuilder

/// The statements of a `#Preview`, parted into `@Previewable` declarations and the view.
struct PreviewBody {
  private(set) var previewables: [VariableDeclSyntax] = []
  private(set) var statements = ""

  init(_ expression: ExprSyntax) {
    guard let closure = expression.as(ClosureExprSyntax.self) else {
      statements = "(\(expression.trimmedDescription))()"
      return
    }
    for item in closure.statements {
      if let declaration = item.item.as(VariableDeclSyntax.self)?.removingPreviewable {
        previewables.append(declaration)
      } else {
        statements += item.description
      }
    }
    statements = statements.trimmingNewlines
  }

  /// State needs a view to live in, so a body that declares any becomes a view of its own.
  var makeView: String {
    guard !previewables.isEmpty else {
      return """
        @SwiftUICore.ViewBuilder func content() -> any SwiftUICore.View {
        \(statements)
        }
        return content()
        """
    }
    return """
      struct Content: SwiftUICore.View {
      \(previewables.map { $0.trimmedDescription }.joined(separator: "\n"))
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
