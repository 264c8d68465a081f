import BanyanTesting
import SwiftUI
import UIKit

/// The size at which a view is drawn.
public enum SwiftUISnapshotLayout: Sendable {
  /// The size of a device's screen, with its safe area.
  case device(config: ViewImageConfig)
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's ideal size.
  case sizeThatFits
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  /// Draws a view at its ideal size.
  public static var image: Self { .image() }

  /// Draws a view, as Banyan's `expectPicture` does: on the background of a window, with two pixels for each point.
  ///
  /// Pictures of Apple's simulators have other typefaces and corners, so references have to be recorded on Linux.
  /// - Parameters:
  ///   - precision: the share of pixels that have to agree, from 0 to 1.
  ///   - perceptualPrecision: how much pixels have to agree, from 0 to 1: at 0.98 they may differ by 2 in the CIELAB color space, which
  ///     people hardly see. At 1 they have to be equal.
  ///   - layout: the size. In a larger area than it takes, the view is in the middle.
  ///   - traits: the appearance, which is light if it is unspecified.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(userInterfaceStyle: .unspecified)
  ) -> Self {
    Snapshotting(pathExtension: "png") { view, file, records in
      let style =
        if case .device(let config) = layout, traits.userInterfaceStyle == .unspecified {
          config.traits.userInterfaceStyle
        } else {
          traits.userInterfaceStyle
        }
      let picture = try RecordedPicture(
        of: SizedView(view: view, layout: layout), size: .unspecified,
        colorScheme: ColorScheme(style) ?? .light, scale: 2)
      return try picture.problem(
        in: file, records: records, precision: Double(precision),
        perceptualPrecision: Double(perceptualPrecision))
    }
  }
}

/// A view at the size of a layout.
private struct SizedView<Content: SwiftUI.View>: SwiftUI.View {
  let view: Content
  let layout: SwiftUISnapshotLayout

  var body: some SwiftUI.View {
    switch layout {
    case .device(let config):
      view.frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaPadding(config.safeArea)
        .frame(width: config.size.width, height: config.size.height)
    case .fixed(let width, let height): view.frame(width: width, height: height)
    case .sizeThatFits: view
    }
  }
}
