import BanyanGraph
import BanyanHost

/// An action that opens a window of the app. See Apple's documentation of `OpenWindowAction`.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
/// Button("Open") { openWindow(id: "note", value: note.id) }
/// ```
///
/// The window of a value that is already shown comes to the front (P02), and so does that of a
/// ``Window`` scene. A missing scene is reported. In a browser each window is a tab, which the browser
/// may refuse to open unless the user has just pressed a control.
@MainActor @preconcurrency
public struct OpenWindowAction {
  fileprivate var place: WindowReference?

  fileprivate nonisolated init() {}

  /// Opens a window of the scene with an identifier.
  public func callAsFunction(id: String) {
    open("with the identifier “\(id)”") { $0.sceneID == id }
  }

  /// Opens the window of a value, in the group of windows for values of its type.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    open("for values of type “\(D.self)”", value) { $0.valueType == ObjectIdentifier(D.self) }
  }

  /// Opens the window of a value, in the group of windows with an identifier.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open("with the identifier “\(id)” for values of type “\(D.self)”", value) {
      $0.sceneID == id && $0.valueType == ObjectIdentifier(D.self)
    }
  }

  private func open(
    _ description: String, _ value: AnyHashable? = nil, where fits: (WindowOpeningNode) -> Bool
  ) {
    guard let window = place?.window, let app = window.app else { return }
    guard let scene = app.windowScenes.first(where: fits) else {
      return Issue.report("There is no scene \(description) to open in a window.", in: app.runtime)
    }
    app.showWindow(of: scene, value, from: window)
  }
}

/// An action that closes windows of the app. See Apple's documentation of `DismissWindowAction`.
///
/// In a browser only tabs that the app has opened can be closed; any other tab shows that its window
/// has been closed.
@MainActor @preconcurrency
public struct DismissWindowAction {
  fileprivate var place: WindowReference?

  fileprivate nonisolated init() {}

  /// Closes the window that contains the view.
  public func callAsFunction() {
    guard let window = place?.window else { return }
    window.context.runtime.perform { window.emit(.closeWindow) }
  }

  /// Closes all windows of the scene with an identifier.
  public func callAsFunction(id: String) {
    place?.window?.app?.closeWindows { scene, _ in scene.sceneID == id }
  }

  /// Closes the windows of a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    place?.window?.app?.closeWindows { scene, shown in
      scene.valueType == ObjectIdentifier(D.self) && shown == AnyHashable(value)
    }
  }

  /// Closes the window of a value in the group of windows with an identifier.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    place?.window?.app?.closeWindows { scene, shown in
      scene.sceneID == id && scene.valueType == ObjectIdentifier(D.self)
        && shown == AnyHashable(value)
    }
  }
}

/// An action that opens the app's settings. See Apple's documentation of `OpenSettingsAction`.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  fileprivate var place: WindowReference?

  fileprivate nonisolated init() {}

  /// Opens the window of the app's ``Settings``, or brings it to the front.
  public func callAsFunction() {
    guard let window = place?.window, let app = window.app else { return }
    guard let scene = app.windowScenes.first(where: \.isSettings) else {
      return Issue.report("The app has no Settings to open.", in: app.runtime)
    }
    app.showWindow(of: scene, nil, from: window)
  }
}

extension EnvironmentValues {
  /// An action that opens windows of the app.
  public var openWindow: OpenWindowAction {
    var action = OpenWindowAction()
    action.place = windowReference
    return action
  }

  /// An action that closes windows of the app.
  public var dismissWindow: DismissWindowAction {
    var action = DismissWindowAction()
    action.place = windowReference
    return action
  }

  /// An action that opens the app's settings.
  public var openSettings: OpenSettingsAction {
    var action = OpenSettingsAction()
    action.place = windowReference
    return action
  }

  /// A Boolean value that indicates whether the app can have several windows. It is true on all
  /// current hosts.
  public var supportsMultipleWindows: Bool { true }
}

extension RunningApp {
  /// Opens the window of a scene and a value, or brings an existing one to the front.
  fileprivate func showWindow(
    of scene: WindowOpeningNode, _ value: AnyHashable?, from window: WindowNode
  ) {
    let address = scene.address(for: value)
    let isShown = address.isUnique && scene.windows.contains { scene.address(of: $0) == address }
    runtime.perform { window.emit(isShown ? .showWindow(address) : .openWindow(address)) }
  }

  fileprivate func closeWindows(where fits: (WindowOpeningNode, AnyHashable?) -> Bool) {
    runtime.perform {
      for scene in windowScenes {
        for window in scene.windows where fits(scene, window.presentedValue.value) {
          window.emit(.closeWindow)
        }
      }
    }
  }
}
