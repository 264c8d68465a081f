import Foundation

/// The persistent information about a scene: its role and its configuration. See Apple's documentation of
/// `UISceneSession`.
///
/// Reloading a page starts another session.
@MainActor
@preconcurrency
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of an app's window, which every scene has.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public let role: Role
  /// The identifier of the session, which is unique as long as the app runs.
  public let persistentIdentifier = UUID().uuidString
  /// The scene; nil once its window has been closed.
  open internal(set) weak var scene: UIScene?
  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(role: role)
  }
}

/// The configuration of a scene: the class of its delegate. See Apple's documentation of `UISceneConfiguration`.
///
/// There are no storyboards, so there is no `storyboard`, and each scene is a ``UIWindowScene``.
@MainActor
@preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the information property list.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate. An instance is made for each scene, with the initializer without
  /// arguments.
  open var delegateClass: AnyClass?
  /// The name of the class in the information property list, to be resolved in the app's module.
  let delegateClassName: String?

  /// Creates a configuration from the information property list, under `UIApplicationSceneManifest`.
  /// - Parameters:
  ///   - name: its name in the list; nil for the first one of the role. If no configuration has the name, the
  ///     configuration has no delegate until ``delegateClass`` is set.
  ///   - sessionRole: the role of the scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    let listed = SceneManifest.current.configurations(for: sessionRole)
    let found = name == nil ? listed.first : listed.first { $0.name == name }
    self.name = name ?? found?.name
    role = sessionRole
    delegateClassName = found?.delegateClassName
  }

  /// Creates an empty configuration.
  fileprivate init(role: UISceneSession.Role) {
    name = nil
    self.role = role
    delegateClassName = nil
  }
}

extension UIScene {
  /// Information about the start of a scene.
  @MainActor
  open class ConnectionOptions: NSObject {
    override init() {}

    /// Always empty: `scene(_:openURLContexts:)` receives the address of a page once there are views.
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }
}

/// A URL for a scene to open. See Apple's documentation of `UIOpenURLContext`.
@MainActor
@preconcurrency
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  init(_ url: URL) {
    self.url = url
  }
}

/// The scene settings in an app's information property list.
package struct SceneManifest {
  struct Configuration: Equatable {
    var name: String?
    var delegateClassName: String?
  }

  /// True if the list contains scene settings.
  let exists: Bool
  private let configurations: [String: [Configuration]]

  package init(_ information: [String: Any]?) {
    let manifest = information?["UIApplicationSceneManifest"] as? [String: Any]
    exists = manifest != nil
    let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    configurations = roles.mapValues { list in
      (list as? [[String: Any]] ?? []).map {
        Configuration(
          name: $0["UISceneConfigurationName"] as? String,
          delegateClassName: $0["UISceneDelegateClassName"] as? String)
      }
    }
  }

  func configurations(for role: UISceneSession.Role) -> [Configuration] {
    configurations[role.rawValue] ?? []
  }

  /// The manifest of the app. Tests replace it.
  @MainActor package static var current = SceneManifest(Bundle.main.infoDictionary)
}
