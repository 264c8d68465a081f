// The traits of UIKit, its edges and its orientations, by value and by raw value.
import SwiftUI
import UIKit

let sizeCategories: [UIContentSizeCategory] = [
  .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
  .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
  .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  UIContentSizeCategory(rawValue: UIContentSizeCategory.large.rawValue),
]
let sizeClasses: [UIUserInterfaceSizeClass?] = [
  .unspecified, .compact, .regular, UIUserInterfaceSizeClass(rawValue: 1),
]
let weights: [UILegibilityWeight?] = [
  .unspecified, .regular, .bold, UILegibilityWeight(rawValue: 1),
]
let contrasts: [UIAccessibilityContrast?] = [
  .unspecified, .normal, .high, UIAccessibilityContrast(rawValue: 1),
]
let directions: [UITraitEnvironmentLayoutDirection?] = [
  .unspecified, .leftToRight, .rightToLeft, UITraitEnvironmentLayoutDirection(rawValue: 1),
]
let orientations: [UIImage.Orientation?] = [
  .up, .upMirrored, .down, .downMirrored, .left, .leftMirrored, .right, .rightMirrored,
  UIImage.Orientation(rawValue: 1),
]
let corners = UIRectCorner(rawValue: UIRectCorner.topLeft.rawValue)

func edges(from decoder: any Decoder) throws -> [CGFloat] {
  let edges = try UIEdgeInsets(from: decoder)
  var directional = NSDirectionalEdgeInsets()
  directional = try NSDirectionalEdgeInsets(from: decoder)
  return [edges.bottom, directional.leading, directional.trailing, directional.bottom]
}
