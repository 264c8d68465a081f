import SwiftUI
import UIKit

/// The screen of a device: its size and its safe area, in points.
public struct ViewImageConfig: Sendable {
  /// The direction in which a device is held.
  public enum Orientation: Sendable {
    case landscape, portrait
  }

  /// The lengths at the edges of the screen that content stays clear of.
  public var safeArea: EdgeInsets
  /// The size of the screen.
  public var size: CGSize
  /// The appearance.
  public var traits: UITraitCollection

  /// Creates a screen.
  /// - Parameters:
  ///   - safeArea: the lengths at the edges that content stays clear of, in points. Default: none.
  ///   - size: the size of the screen, in points.
  ///   - traits: the appearance. Default: light.
  public init(
    safeArea: EdgeInsets = EdgeInsets(), size: CGSize,
    traits: UITraitCollection = UITraitCollection(userInterfaceStyle: .unspecified)
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// A screen with a home button below, whose status bar is not shown in landscape.
  private static func plain(
    _ width: CGFloat, _ height: CGFloat, _ orientation: Orientation
  ) -> Self {
    orientation == .portrait
      ? Self(
        safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0),
        size: CGSize(width: width, height: height))
      : Self(size: CGSize(width: height, height: width))
  }

  /// A screen up to the edges, with a notch of a height.
  private static func edged(
    _ width: CGFloat, _ height: CGFloat, notch: CGFloat, _ orientation: Orientation
  ) -> Self {
    orientation == .portrait
      ? Self(
        safeArea: EdgeInsets(top: notch, leading: 0, bottom: 34, trailing: 0),
        size: CGSize(width: width, height: height))
      : Self(
        safeArea: EdgeInsets(top: 0, leading: notch, bottom: 21, trailing: notch),
        size: CGSize(width: height, height: width))
  }

  /// A tablet, whose status bar is shown in both orientations.
  private static func tablet(
    _ width: CGFloat, _ height: CGFloat, bottom: CGFloat, _ orientation: Orientation
  ) -> Self {
    let safeArea = EdgeInsets(top: bottom > 0 ? 24 : 20, leading: 0, bottom: bottom, trailing: 0)
    let size = CGSize(width: width, height: height)
    return Self(
      safeArea: safeArea,
      size: orientation == .portrait ? size : CGSize(width: height, height: width))
  }

  /// The screen of an iPhone SE of the first generation in portrait.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// Returns the screen of an iPhone SE of the first generation in an orientation.
  public static func iPhoneSe(_ orientation: Orientation) -> Self { plain(320, 568, orientation) }

  /// The screen of an iPhone 8 in portrait.
  public static let iPhone8 = iPhone8(.portrait)
  /// Returns the screen of an iPhone 8 in an orientation.
  public static func iPhone8(_ orientation: Orientation) -> Self { plain(375, 667, orientation) }

  /// The screen of an iPhone 8 Plus in portrait.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// Returns the screen of an iPhone 8 Plus in an orientation.
  public static func iPhone8Plus(_ orientation: Orientation) -> Self {
    plain(414, 736, orientation)
  }

  /// The screen of an iPhone X in portrait.
  public static let iPhoneX = iPhoneX(.portrait)
  /// Returns the screen of an iPhone X in an orientation.
  public static func iPhoneX(_ orientation: Orientation) -> Self {
    edged(375, 812, notch: 44, orientation)
  }

  /// The screen of an iPhone XS Max in portrait.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// Returns the screen of an iPhone XS Max in an orientation.
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self {
    edged(414, 896, notch: 44, orientation)
  }

  /// The screen of an iPhone XR in portrait.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// Returns the screen of an iPhone XR in an orientation.
  public static func iPhoneXr(_ orientation: Orientation) -> Self {
    edged(414, 896, notch: 44, orientation)
  }

  /// The screen of an iPhone 12 in portrait.
  public static let iPhone12 = iPhone12(.portrait)
  /// Returns the screen of an iPhone 12 in an orientation.
  public static func iPhone12(_ orientation: Orientation) -> Self {
    edged(390, 844, notch: 47, orientation)
  }

  /// The screen of an iPhone 12 Pro in portrait.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// Returns the screen of an iPhone 12 Pro in an orientation.
  public static func iPhone12Pro(_ orientation: Orientation) -> Self { iPhone12(orientation) }

  /// The screen of an iPhone 12 Pro Max in portrait.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// Returns the screen of an iPhone 12 Pro Max in an orientation.
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self {
    edged(428, 926, notch: 47, orientation)
  }

  /// The screen of an iPhone 13 in portrait.
  public static let iPhone13 = iPhone13(.portrait)
  /// Returns the screen of an iPhone 13 in an orientation.
  public static func iPhone13(_ orientation: Orientation) -> Self { iPhone12(orientation) }

  /// The screen of an iPhone 13 mini in portrait.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// Returns the screen of an iPhone 13 mini in an orientation.
  public static func iPhone13Mini(_ orientation: Orientation) -> Self {
    edged(375, 812, notch: 50, orientation)
  }

  /// The screen of an iPhone 13 Pro in portrait.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// Returns the screen of an iPhone 13 Pro in an orientation.
  public static func iPhone13Pro(_ orientation: Orientation) -> Self { iPhone12(orientation) }

  /// The screen of an iPhone 13 Pro Max in portrait.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// Returns the screen of an iPhone 13 Pro Max in an orientation.
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self {
    iPhone12ProMax(orientation)
  }

  /// The screen of an iPad mini in landscape.
  public static let iPadMini = iPadMini(.landscape)
  /// Returns the screen of an iPad mini in an orientation.
  public static func iPadMini(_ orientation: Orientation) -> Self {
    tablet(768, 1024, bottom: 0, orientation)
  }

  /// The screen of an iPad of 9.7 inches in landscape.
  public static let iPad9_7 = iPad9_7(.landscape)
  /// Returns the screen of an iPad of 9.7 inches in an orientation.
  public static func iPad9_7(_ orientation: Orientation) -> Self { iPadMini(orientation) }

  /// The screen of an iPad of 10.2 inches in landscape.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// Returns the screen of an iPad of 10.2 inches in an orientation.
  public static func iPad10_2(_ orientation: Orientation) -> Self {
    tablet(810, 1080, bottom: 0, orientation)
  }

  /// The screen of an iPad Pro of 10.5 inches in landscape.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// Returns the screen of an iPad Pro of 10.5 inches in an orientation.
  public static func iPadPro10_5(_ orientation: Orientation) -> Self {
    tablet(834, 1112, bottom: 0, orientation)
  }

  /// The screen of an iPad Pro of 11 inches in landscape.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// Returns the screen of an iPad Pro of 11 inches in an orientation.
  public static func iPadPro11(_ orientation: Orientation) -> Self {
    tablet(834, 1194, bottom: 20, orientation)
  }

  /// The screen of an iPad Pro of 12.9 inches in landscape.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// Returns the screen of an iPad Pro of 12.9 inches in an orientation.
  public static func iPadPro12_9(_ orientation: Orientation) -> Self {
    tablet(1024, 1366, bottom: 20, orientation)
  }
}
