import BanyanHost

/// A view that shows a player, with the controls of its host.
package struct VideoSurface: View {
  private let playback: MediaPlayback
  private let hasControls: Bool
  private let sizing: ImageSizing

  /// - Parameter sizing: how the video fits the view.
  package init(
    _ playback: MediaPlayback, hasControls: Bool = true, sizing: ImageSizing = .fit
  ) {
    self.playback = playback
    self.hasControls = hasControls
    self.sizing = sizing
  }

  package var body: some View {
    VideoPlace(playback: playback, hasControls: hasControls, sizing: sizing).id(
      ObjectIdentifier(playback))
  }
}

/// A token that distinguishes the views that show one player.
final class VideoSurfaceToken {}

/// Lets a player know where it is shown.
private struct VideoPlace: View {
  let playback: MediaPlayback
  let hasControls: Bool
  let sizing: ImageSizing
  @State private var token = VideoSurfaceToken()
  @Environment(\.windowReference) private var window

  init(playback: MediaPlayback, hasControls: Bool, sizing: ImageSizing) {
    self.playback = playback
    self.hasControls = hasControls
    self.sizing = sizing
  }

  var body: some View {
    VideoElement(playback: playback, hasControls: hasControls, sizing: sizing, token: token)
      .onAppear {
        let window = window?.window
        playback.join(window?.app?.service(MediaPlayers.self))
        if let place = playback.place {
          place.players.didAppear(place.number, on: token, in: window)
        }
      }
      .onDisappear {
        if let place = playback.place { place.players.didDisappear(place.number, from: token) }
      }
  }
}

private nonisolated struct VideoElement: ElementView {
  typealias Body = Never
  typealias Content = EmptyView

  let playback: MediaPlayback
  let hasControls: Bool
  let sizing: ImageSizing
  let token: VideoSurfaceToken

  @MainActor static var kind: ElementKind { .video }
  @MainActor static var isResponder: Bool { true }
  @MainActor static var isControl: Bool { false }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    playback.changes.follow()
    guard let (players, number) = playback.place, players.isShown(number, by: token) else {
      return []
    }
    let wish = players.wish(of: playback, number, hasControls: hasControls)
    return sizing == .fit ? [.playback(wish)] : [.playback(wish), .imageSizing(sizing)]
  }

  @MainActor func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard case .playback(let report) = payload, report.player == playback.place?.number else {
      return false
    }
    playback.receive(report)
    return true
  }
}
