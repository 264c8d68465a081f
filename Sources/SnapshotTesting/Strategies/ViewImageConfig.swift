import SwiftUI
import UIKit

/// The screen of a device: its size and its safe area, in points.
public struct ViewImageConfig: Sendable {
  /// How a device is held.
  public enum Orientation: Sendable {
    case landscape, portrait
  }

  /// The lengths at the edges of the screen that content stays clear of.
  public var safeArea: EdgeInsets
  /// The size of the screen.
  public var size: CGSize
  /// The appearance.
  public var traits: UITraitCollection

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

  public static let iPhoneSe = iPhoneSe(.portrait)
  public static func iPhoneSe(_ orientation: Orientation) -> Self { plain(320, 568, orientation) }

  public static let iPhone8 = iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> Self { plain(375, 667, orientation) }

  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ orientation: Orientation) -> Self {
    plain(414, 736, orientation)
  }

  public static let iPhoneX = iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> Self {
    edged(375, 812, notch: 44, orientation)
  }

  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self {
    edged(414, 896, notch: 44, orientation)
  }

  public static let iPhoneXr = iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> Self {
    edged(414, 896, notch: 44, orientation)
  }

  public static let iPhone12 = iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> Self {
    edged(390, 844, notch: 47, orientation)
  }

  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static func iPhone12Pro(_ orientation: Orientation) -> Self { iPhone12(orientation) }

  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self {
    edged(428, 926, notch: 47, orientation)
  }

  public static let iPhone13 = iPhone13(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> Self { iPhone12(orientation) }

  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static func iPhone13Mini(_ orientation: Orientation) -> Self {
    edged(375, 812, notch: 50, orientation)
  }

  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static func iPhone13Pro(_ orientation: Orientation) -> Self { iPhone12(orientation) }

  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self {
    iPhone12ProMax(orientation)
  }

  public static let iPadMini = iPadMini(.landscape)
  public static func iPadMini(_ orientation: Orientation) -> Self {
    tablet(768, 1024, bottom: 0, orientation)
  }

  public static let iPad9_7 = iPad9_7(.landscape)
  public static func iPad9_7(_ orientation: Orientation) -> Self { iPadMini(orientation) }

  public static let iPad10_2 = iPad10_2(.landscape)
  public static func iPad10_2(_ orientation: Orientation) -> Self {
    tablet(810, 1080, bottom: 0, orientation)
  }

  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  public static func iPadPro10_5(_ orientation: Orientation) -> Self {
    tablet(834, 1112, bottom: 0, orientation)
  }

  public static let iPadPro11 = iPadPro11(.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> Self {
    tablet(834, 1194, bottom: 20, orientation)
  }

  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> Self {
    tablet(1024, 1366, bottom: 20, orientation)
  }
}
