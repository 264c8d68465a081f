import SwiftDiagnostics
import SwiftSyntax

/// One sentence about a misused macro, shown at the node it is about.
struct Complaint: DiagnosticMessage {
  let message: String
  let severity = DiagnosticSeverity.error

  var diagnosticID: MessageID { MessageID(domain: "SwiftUIMacros", id: message) }

  static func error(_ message: String, at node: some SyntaxProtocol) -> DiagnosticsError {
    DiagnosticsError(diagnostics: [Diagnostic(node: node, message: Complaint(message: message))])
  }
}
