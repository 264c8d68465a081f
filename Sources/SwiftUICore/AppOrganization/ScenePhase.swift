import BanyanHost

/// How much a person has to do with a scene at the moment. See Apple's documentation of
/// `ScenePhase`.
///
/// Read from a view it is the phase of the view's window; read from the app it is that of the window
/// with most of it (P03). In a browser a window is in the background while its page is out of sight.
public enum ScenePhase: Int, Comparable, Sendable {
  /// The scene cannot be seen.
  case background
  /// The scene can be seen, but takes no events.
  case inactive
  /// The scene can be seen and used.
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
  /// How much a person has to do with the scene.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
