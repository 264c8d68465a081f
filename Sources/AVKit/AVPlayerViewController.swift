import AVFoundation
import BanyanKits
import SwiftUICore

/// A controller that shows a player with the browser's controls, for `UIViewControllerRepresentable`. See Apple's documentation of
/// `AVPlayerViewController`.
@MainActor
@preconcurrency
open class AVPlayerViewController: UIViewController, OtherModulesController {
  /// Creates a controller without a player.
  public init() {
    super.init(ofOtherModule: ())
  }

  /// The player that is shown.
  open var player: AVPlayer? { didSet { contentDidChange() } }
  /// A Boolean value that indicates whether the browser's controls are shown.
  open var showsPlaybackControls = true { didSet { contentDidChange() } }

  /// The way in which the video fits the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { contentDidChange() } }

  package var drawing: AnyView {
    AnyView(
      PlayerSurface(player: player, hasControls: showsPlaybackControls, gravity: videoGravity))
  }
}
