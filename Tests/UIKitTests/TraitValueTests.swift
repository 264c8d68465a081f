import SwiftUICore
import Testing
import UIKit

/// What an environment has, under the names of UIKit and back.
@Suite struct TraitValueTests {
  @Test func `each size of text has a category, and the other way around`() {
    let names = DynamicTypeSize.allCases.map {
      UIContentSizeCategory($0).rawValue.replacing("UICTContentSizeCategory", with: "")
    }
    #expect(
      names == [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
        "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL",
      ])
    #expect(
      DynamicTypeSize.allCases.map { DynamicTypeSize(UIContentSizeCategory($0)) }
        == DynamicTypeSize.allCases)
    #expect(
      ContentSizeCategory.allCases.map { ContentSizeCategory(UIContentSizeCategory($0)) }
        == ContentSizeCategory.allCases)
    #expect(UIContentSizeCategory(nil as DynamicTypeSize?) == .unspecified)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
  }

  @Test func `what is unspecified in UIKit is nil, and all else converts both ways`() {
    #expect(
      [nil, .compact, .regular].map { UserInterfaceSizeClass(UIUserInterfaceSizeClass($0)) }
        == [nil, .compact, .regular])
    #expect(
      [nil, .standard, .increased].map { ColorSchemeContrast(UIAccessibilityContrast($0)) }
        == [nil, .standard, .increased])
    #expect(
      [nil, .regular, .bold].map { LegibilityWeight(UILegibilityWeight($0)) }
        == [nil, .regular, .bold])
    #expect(
      LayoutDirection.allCases.map { LayoutDirection(UITraitEnvironmentLayoutDirection($0)) }
        == LayoutDirection.allCases)
    #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.unspecified) == nil)
  }

  @Test func `distances keep their edges`() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSDirectionalEdgeInsets(EdgeInsets(insets)) == insets)
  }
}
