/// A place in a program's source, as a trace or finding names it: a view, and a property or control in it.
package struct SourceName: Hashable, Codable, Sendable {
  package let view: String
  /// Empty for the view itself.
  package let subject: String

  package init(view: String, subject: String = "") {
    self.view = view
    self.subject = subject
  }
}
