import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct EntryMisuseTests {
  private func expectComplaint(
    _ message: String,
    column: Int,
    about property: String,
    in container: String = "EnvironmentValues",
    leaves rest: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      """
      extension \(container) {
        @Entry \(property)
      }
      """,
      """
      extension \(container) {
        \(rest ?? property)
      }
      """,
      complaints: [DiagnosticSpec(message: message, line: 2, column: column)],
      sourceLocation: sourceLocation)
  }

  @Test func constant() {
    expectComplaint(
      "'@Entry' needs a 'var': a 'let' cannot be set", column: 10, about: "let level = 3")
  }

  @Test func noDefaultValue() {
    expectComplaint(
      "'@Entry' needs a default value: 'var level = ...'", column: 14, about: "var level: Int")
  }

  @Test func computedProperty() {
    expectComplaint(
      "'@Entry' writes the accessors itself: give 'level' a default value instead",
      column: 25, about: "var level: Int { 3 }")
  }

  @Test func staticProperty() {
    expectComplaint(
      "'@Entry' cannot be attached to a 'static' property",
      column: 10, about: "static var level = 3")
  }

  @Test func tuplePattern() {
    expectComplaint(
      "'@Entry' needs one property of one name", column: 14, about: "var (a, b) = (1, 2)")
  }

  @Test func anotherContainer() {
    expectComplaint(
      "'@Entry' can only be attached to a property in an extension of EnvironmentValues, "
        + "Transaction, ContainerValues or FocusedValues",
      column: 3, about: "var level = 3", in: "String")
  }

  @Test func focusedValueThatIsNotOptional() {
    expectComplaint(
      "'@Entry' in FocusedValues needs a property of a written optional type",
      column: 14, about: "var level: Int = 3", in: "FocusedValues")
  }
}
