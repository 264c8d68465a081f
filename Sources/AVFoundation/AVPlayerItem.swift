import BanyanHost
import CoreMedia
import Foundation
import SwiftUICore
import Synchronization

/// A video or sound that a player plays, with its state. See Apple's documentation of `AVPlayerItem`.
///
/// The status and the duration become known once a browser has loaded the item: when a video view shows its player, or when
/// that plays.
///
/// Its notifications are posted to `NotificationCenter.default`, which is one for all visitors. `onReceive` and the blocks of
/// `addObserver(forName:object:queue:using:)` run for the items of their own visitor. Other observers give the item as the object
/// whose notifications they want, or else they also receive those of other visitors' films.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The states of an item's readiness.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  private struct State {
    var status = Status.unknown
    var duration = CMTime.indefinite
    weak var player: AVPlayer?
  }

  /// The video or sound that the item plays.
  public let asset: AVAsset
  private let state = Mutex(State())

  /// Creates an item of an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Creates an item of the video or sound at a URL: a file of the app, or an `https` URL.
  public convenience init(url URL: URL) {
    self.init(asset: AVURLAsset(url: URL))
  }

  /// The item's readiness.
  open var status: Status { state.withLock { $0.status } }

  /// The reason why the item cannot be played; nil if it can.
  open var error: (any Error)? { status == .failed ? AVError(.unknown) : nil }

  /// The duration: indefinite until it is known, and if the item has no end.
  open var duration: CMTime { state.withLock { $0.duration } }

  /// The time that the item has come to.
  open func currentTime() -> CMTime {
    let player = state.withLock { $0.player }
    return player?.currentItem === self ? player?.currentTime() ?? .zero : .zero
  }

  /// Posted with the item as its object when it has been played to its end.
  public class var didPlayToEndTimeNotification: NSNotification.Name {
    .AVPlayerItemDidPlayToEndTime
  }

  /// Posted with the item as its object when it cannot be played.
  public class var failedToPlayToEndTimeNotification: NSNotification.Name {
    .AVPlayerItemFailedToPlayToEndTime
  }

  var file: MediaFile { .url(asset.place) }

  func join(_ player: AVPlayer?) { state.withLock { $0.player = player } }

  /// Takes what the host reports of it.
  func take(_ report: PlaybackReport) {
    state.withLock { state in
      if let duration = report.duration {
        state.duration = CMTime(seconds: duration, preferredTimescale: mediaTimescale)
      }
      switch report.state {
      case .failed: state.status = .failed
      case .playing, .ended: state.status = .readyToPlay
      case .paused, .waiting, .refused:
        if report.duration != nil { state.status = .readyToPlay }
      }
    }
  }
}

/// The scale of times that hosts report.
let mediaTimescale: CMTimeScale = 1_000_000_000

extension NSNotification.Name {
  /// Posted with an `AVPlayerItem` as its object when that has been played to its end.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted with an `AVPlayerItem` as its object when that cannot be played.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// The failure to play a video or sound. A browser does not give the reason. See Apple's documentation of `AVError`.
public struct AVError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11_800
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}

extension AVPlayerItem: VisitorObject {}
