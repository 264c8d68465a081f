import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import SwiftUIMacrosPlugin

/// Expands all macros of SwiftUI in `source` and compares the whole text and all complaints.
func expectExpansion(
  _ source: String,
  _ expanded: String,
  complaints: [DiagnosticSpec] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source,
    expandedSource: expanded,
    diagnostics: complaints,
    macroSpecs: [
      "Entry": MacroSpec(type: EntryMacro.self),
      "Preview": MacroSpec(type: PreviewMacro.self),
      "Previewable": MacroSpec(type: PreviewableMacro.self),
    ],
    indentationWidth: .spaces(2),
    failureHandler: { failure in
      Issue.record(Comment(rawValue: failure.message), sourceLocation: sourceLocation)
    })
}
