import BanyanHost

/// The state of a scene from the user's point of view. See Apple's documentation of `ScenePhase`.
///
/// Read from a view, it is the phase of the view's window; read from the app, it is that of the most
/// active window (P03). In a browser a window is in the background while its page is out of sight.
public enum ScenePhase: Int, Comparable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible, but takes no events.
  case inactive
  /// The scene is visible and can be used.
  case active

  init(_ phase: WindowPhase) {
    switch phase {
    case .background: self = .background
    case .inactive: self = .inactive
    case .active: self = .active
    }
  }

  public static func < (left: ScenePhase, right: ScenePhase) -> Bool {
    left.rawValue < right.rawValue
  }
}

struct ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.background
}

extension EnvironmentValues {
  /// The phase of the scene.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
