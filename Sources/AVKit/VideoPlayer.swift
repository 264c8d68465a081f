import AVFoundation
import SwiftUICore

/// A view that plays a video, with the browser's controls.
///
/// ```swift
/// VideoPlayer(player: player) {
///   Text("Live").padding().allowsHitTesting(false)
/// }
/// ```
///
/// The overlay is in front of the video and of its controls, as a browser's controls are part of its video. See Apple's
/// documentation of `VideoPlayer`.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let videoOverlay: VideoOverlay

  /// Creates a view of a player, with views in front of the video.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    self.videoOverlay = videoOverlay()
  }

  /// Creates a view of a player.
  public init(player: AVPlayer?) where VideoOverlay == EmptyView {
    self.init(player: player) { EmptyView() }
  }

  public var body: some View {
    PlayerSurface(player: player, hasControls: true)
      .overlay { videoOverlay }
  }
}

/// The picture of a player, or the black area where it would be.
struct PlayerSurface: View {
  let player: AVPlayer?
  let hasControls: Bool
  var gravity = AVLayerVideoGravity.resizeAspect

  var body: some View {
    if let player {
      VideoSurface(player.playback, hasControls: hasControls, sizing: gravity.sizing)
    } else {
      Color.black
    }
  }
}
