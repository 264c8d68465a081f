/// A scene with a single window. See Apple's documentation of `Window`.
///
/// The first scene of an app opens its window at launch; another is opened with `openWindow(id:)`, which
/// brings an existing window to the front. If the user opens the app twice on a host, the window is
/// shown twice.
public struct Window<Content: View> {
  let kind: WindowKind
  let content: Content

  /// Creates a window with a title and an identifier.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    kind = WindowKind(title: Text(titleKey), id: id, isSingle: true)
    self.content = content()
  }

  /// Creates a window with a title and an identifier.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    kind = WindowKind(title: Text(title), id: id, isSingle: true)
    self.content = content()
  }

  /// Creates a window with a title and an identifier.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    kind = WindowKind(title: title, id: id, isSingle: true)
    self.content = content()
  }
}

extension Window: Scene {
  public typealias Body = Never

  public static func _make(_ scene: Window, under parent: _Node, in context: _Context) -> _Node {
    WindowGroupNode(scene.kind, scene.content, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to scene: Window) {
    unsafeDowncast(node, to: WindowGroupNode<Content>.self).update(to: scene.kind, scene.content)
  }
}

/// The app's settings: a single window, which `openSettings` and ``SettingsLink`` open. See Apple's
/// documentation of `Settings`.
public struct Settings<Content: View> {
  let content: Content

  /// Creates the settings window.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Settings: Scene {
  public typealias Body = Never

  private static var kind: WindowKind {
    WindowKind(title: Text("Settings"), isSingle: true, isSettings: true)
  }

  public static func _make(_ scene: Settings, under parent: _Node, in context: _Context) -> _Node {
    WindowGroupNode(kind, scene.content, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to scene: Settings) {
    unsafeDowncast(node, to: WindowGroupNode<Content>.self).update(to: kind, scene.content)
  }
}

/// A button that opens the app's settings. See Apple's documentation of `SettingsLink`.
public struct SettingsLink<Label: View> {
  let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a link with a custom label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension SettingsLink: View {
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The default label of a link to the app's settings.
public struct DefaultSettingsLinkLabel: View {
  nonisolated init() {}

  public var body: some View {
    Label("Settings…", systemImage: "gearshape")
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a link with the default label.
  nonisolated public init() {
    self.init { DefaultSettingsLinkLabel() }
  }
}
