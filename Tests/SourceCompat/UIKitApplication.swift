// The application, windows and pasteboards of UIKit and AppKit; assets by name.
import AppKit
import SafariServices
import SwiftUI
import UIKit

@MainActor
func describe(_ application: UIApplication) -> [String] {
  var lines: [String] = []
  for scene in application.connectedScenes {
    lines.append(scene.title ?? "")
    if scene.activationState == UIScene.ActivationState.foregroundActive { lines.append("active") }
    guard let scene = scene as? UIWindowScene else { continue }
    lines.append("\(scene.screen.bounds) \(scene.keyWindow?.frame ?? .zero)")
    for window in scene.windows where window.isKeyWindow {
      lines.append("\(window.bounds) \(window.screen.scale) \(window.windowScene === scene)")
      window.endEditing(true)
      let controller: UIViewController? = window.rootViewController
      controller?.dismiss(animated: true, completion: nil)
    }
  }
  return lines
}

let activations: [UIScene.ActivationState] = [
  .unattached, .foregroundInactive, .background, .init(rawValue: 0)!,
]

@available(*, deprecated)
@MainActor
func formerWindows() -> [UIWindow] {
  UIApplication.shared.windows + [UIApplication.shared.keyWindow].compactMap { $0 }
}

@MainActor
func openPage(_ url: URL) {
  guard UIApplication.shared.canOpenURL(url) else { return }
  UIApplication.shared.open(url)
  let key = UIApplication.OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  UIApplication.shared.open(url, options: [key: key.rawValue]) { _ in }
}

func copy(_ text: String) -> Bool {
  UIPasteboard.general.string = text
  UIPasteboard.general.strings = [text]
  UIPasteboard.general.url = URL(string: text)
  let board = NSPasteboard.general
  board.clearContents()
  board.setString(text, forType: .string)
  board.setString(text, forType: NSPasteboard.PasteboardType("public.text"))
  let kind = NSPasteboard.PasteboardType(rawValue: "public.text")
  if board.string(forType: .string) == kind.rawValue { return false }
  if UIPasteboard.general.hasImages, UIPasteboard.general.image != nil { return true }
  return UIPasteboard.general.hasStrings || UIPasteboard.general.hasURLs
}

// MARK: Assets

extension ImageResource {
  static let leaf = ImageResource(name: "leaf", bundle: .main)
}

extension ColorResource {
  static let leaf = ColorResource(name: "leaf", bundle: .main)
}

struct Assets: View {
  var body: some View {
    Image(.leaf).foregroundStyle(Color(.leaf))
  }
}

struct Unmodified: View {
  var body: some View {
    Text("same").modifier(EmptyModifier()).modifier(EmptyModifier.identity)
  }
}

extension EmptyModifier {
  func again(_ content: Content) -> some View { body(content: content) }
}

// MARK: Scene delegates

class TemplateAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    if connectingSceneSession.role == UISceneSession.Role.windowApplication {
      configuration.delegateClass = TemplateSceneDelegate.self
    }
    print(configuration.name ?? "", configuration.role, options.urlContexts.isEmpty)
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    for session in sceneSessions {
      print(session.persistentIdentifier, session.scene == nil, session.configuration)
    }
  }

  static func start() { main() }
}

class TemplateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let windowScene = scene as? UIWindowScene {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIHostingController(rootView: Text("Hello"))
      self.window = window
      window.makeKeyAndVisible()
    }
    print(scene.session === session, scene.delegate === self)
  }

  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    let delegate: (any UISceneDelegate)? = scene.delegate
    print(URLContexts.first?.url.path ?? "", delegate === self)
  }
}

final class MarkedWindow: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
}

@MainActor
func putKeyboardAway(_ event: UIEvent?) {
  let selectors: [Selector] = [
    "other", Selector("resignFirstResponder"), Selector(stringLiteral: "a"),
  ]
  for selector in selectors {
    UIApplication.shared.sendAction(selector, to: nil, from: nil, for: event)
  }
}

final class DarkController<Content: View>: UIHostingController<Content> {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

let statusBarStyles: [UIStatusBarStyle] = [.default, .lightContent, .darkContent]

struct SafariView: UIViewControllerRepresentable {
  final class Coordinator {}

  let url: URL

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> SFSafariViewController {
    print(context.coordinator, context.environment.isEnabled)
    return SFSafariViewController(url: url)
  }

  func updateUIViewController(
    _ uiViewController: SFSafariViewController,
    context: UIViewControllerRepresentableContext<SafariView>
  ) {}

  static func dismantleUIViewController(
    _ uiViewController: SFSafariViewController, coordinator: Coordinator
  ) {}
}

@MainActor
func isReal(_ word: String) -> Bool {
  let checker = UITextChecker()
  let range = NSRange(location: 0, length: word.utf16.count)
  let misspelled = checker.rangeOfMisspelledWord(
    in: word, range: range, startingAt: 0, wrap: false, language: "en")
  return misspelled.location == NSNotFound && UITextChecker.availableLanguages.contains("en_US")
}

struct PlainController: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIHostingController<Text> {
    UIHostingController(rootView: Text("plain"))
  }

  func updateUIViewController(_ uiViewController: UIHostingController<Text>, context: Context) {}
}

@MainActor
func spellValues() {
  PlainController().makeCoordinator()
  print(Selector("Other".lowercased()) == "other")
  print(UISceneSession.Role(rawValue: "role").rawValue, UIStatusBarStyle(rawValue: 1) as Any)
}
