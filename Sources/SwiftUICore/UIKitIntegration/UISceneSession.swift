import Foundation

/// What lasts of a scene: who it is for, and with which configuration it was made. See Apple's documentation of
/// `UISceneSession`.
///
/// A page that is loaded again is another session.
@MainActor
@preconcurrency
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows of an app, which is what every scene has here.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// What tells the session from others for as long as the app runs.
  public let persistentIdentifier = UUID().uuidString
  /// The scene; nil once its window has been closed.
  open internal(set) weak var scene: UIScene?
  /// How the scene was made.
  open internal(set) var configuration: UISceneConfiguration

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(role: role)
  }
}

/// How a scene is made: of which class its delegate is. See Apple's documentation of `UISceneConfiguration`.
///
/// There are no storyboards, so there is no `storyboard`, and each scene is a ``UIWindowScene``.
@MainActor
@preconcurrency
open class UISceneConfiguration: NSObject {
  /// What the configuration is called in the information property list.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, of which an object is made for each scene by its initializer without
  /// arguments.
  open var delegateClass: AnyClass?
  /// What the information property list says of the class, for whoever knows the app's module.
  let delegateClassName: String?

  /// Finds a configuration in the information property list, under `UIApplicationSceneManifest`.
  /// - Parameters:
  ///   - name: what it is called there; nil for the first of the role. If there is none of the name, the
  ///     configuration has no delegate until ``delegateClass`` is set.
  ///   - sessionRole: what the scene is for.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    let listed = SceneManifest.current.configurations(for: sessionRole)
    let found = name == nil ? listed.first : listed.first { $0.name == name }
    self.name = name ?? found?.name
    role = sessionRole
    delegateClassName = found?.delegateClassName
  }

  /// A configuration that says nothing.
  fileprivate init(role: UISceneSession.Role) {
    name = nil
    self.role = role
    delegateClassName = nil
  }
}

extension UIScene {
  /// What a scene is told when it begins.
  @MainActor
  open class ConnectionOptions: NSObject {
    override init() {}

    /// None: the address that a page was opened with comes to `scene(_:openURLContexts:)` once there are views.
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }
}

/// A URL that a scene is to show. See Apple's documentation of `UIOpenURLContext`.
@MainActor
@preconcurrency
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  init(_ url: URL) {
    self.url = url
  }
}

/// What an app's information property list says of its scenes.
package struct SceneManifest {
  struct Configuration: Equatable {
    var name: String?
    var delegateClassName: String?
  }

  /// Whether the list says anything of scenes.
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

  /// That of the app. Tests put others in its place.
  @MainActor package static var current = SceneManifest(Bundle.main.infoDictionary)
}
