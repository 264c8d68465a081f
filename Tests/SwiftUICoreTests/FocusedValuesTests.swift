import SwiftUICore
import Testing

@Suite struct FocusedValuesTests {
  @Test func `focused values are equal if each value is`() {
    var left = FocusedValues()
    var right = FocusedValues()
    #expect(left == right)
    left.title = "a"
    #expect(left != right)
    right.title = "a"
    #expect(left == right)
    right.title = "b"
    #expect(left != right)
    right.title = nil
    left.title = nil
    #expect(left == right)
  }
}

private struct TitleKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}
