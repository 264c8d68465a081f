import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct EntryTests {
  @Test func writtenTypeIsEvaluatedAtEachRead() {
    expectExpansion(
      """
      extension EnvironmentValues {
        @Entry var accent: String = "teal"
      }
      """,
      """
      extension EnvironmentValues {
        var accent: String {
          get {
            self[__Key_accent.self]
          }
          set {
            self[__Key_accent.self] = newValue
          }
        }

        private struct __Key_accent: SwiftUICore.EnvironmentKey {
          typealias Value = String
          static var defaultValue: Value {
            get {
              "teal"
            }
          }
        }
      }
      """)
  }

  @Test func typeIsInferredFromTheDefaultValue() {
    expectExpansion(
      """
      extension SwiftUI.EnvironmentValues {
        @Entry public var level = 3
      }
      """,
      """
      extension SwiftUI.EnvironmentValues {
        public var level {
          get {
            self[__Key_level.self]
          }
          set {
            self[__Key_level.self] = newValue
          }
        }

        private struct __Key_level: SwiftUICore.EnvironmentKey {
          static let defaultValue = 3
        }
      }
      """)
  }

  @Test func optionalNeedsNoDefaultValue() {
    expectExpansion(
      """
      extension Transaction {
        @Entry var origin: Int?
      }
      """,
      """
      extension Transaction {
        var origin: Int? {
          get {
            self[__Key_origin.self]
          }
          set {
            self[__Key_origin.self] = newValue
          }
        }

        private struct __Key_origin: SwiftUICore.TransactionKey {
          typealias Value = Int?
          static var defaultValue: Value {
            get {
              nil
            }
          }
        }
      }
      """)
  }

  @Test func focusedValueKeyHasTheTypeInsideTheOptional() {
    expectExpansion(
      """
      extension FocusedValues {
        @Entry var selection: Binding<Int>?
      }
      """,
      """
      extension FocusedValues {
        var selection: Binding<Int>? {
          get {
            self[__Key_selection.self]
          }
          set {
            self[__Key_selection.self] = newValue
          }
        }

        private struct __Key_selection: SwiftUICore.FocusedValueKey {
          typealias Value = Binding<Int>
        }
      }
      """)
  }

  @Test func keywordsMayBeNames() {
    expectExpansion(
      """
      extension ContainerValues {
        @Entry var `default`: Optional<Int> = nil
      }
      """,
      """
      extension ContainerValues {
        var `default`: Optional<Int> {
          get {
            self[__Key_default.self]
          }
          set {
            self[__Key_default.self] = newValue
          }
        }

        private struct __Key_default: SwiftUICore.ContainerValueKey {
          typealias Value = Optional<Int>
          static var defaultValue: Value {
            get {
              nil
            }
          }
        }
      }
      """)
  }
}
