import BanyanHost
import BanyanKits
import Foundation
import SwiftUICore

/// The ways in which a video fits its place. See Apple's documentation of `AVLayerVideoGravity`.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// All of the video is seen, with black beside it.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The video fills its place, and is cut off.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The video fills its place, in other proportions.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")

  package var sizing: ImageSizing {
    switch self {
    case .resizeAspectFill: .fill
    case .resize: .stretched
    default: .fit
    }
  }
}

/// A layer that shows a player without controls.
///
/// ```swift
/// final class PlayerView: UIView {
///   override class var layerClass: AnyClass { AVPlayerLayer.self }
///   var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
/// }
/// ```
///
/// See Apple's documentation of `AVPlayerLayer`.
@MainActor
@preconcurrency
open class AVPlayerLayer: CALayer, OtherModulesLayer {
  /// The player that is shown.
  open var player: AVPlayer? { didSet { lookDidChange() } }
  /// The way in which the video fits the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { lookDidChange() } }

  /// Creates a layer that shows a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  package var drawing: AnyView {
    guard let player else { return AnyView(Color.clear) }
    return AnyView(
      VideoSurface(player.playback, hasControls: false, sizing: videoGravity.sizing))
  }
}
