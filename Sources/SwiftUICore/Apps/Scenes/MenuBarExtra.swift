import BanyanGraph
import BanyanHost

/// An item in the menu bar that opens a menu, or a small window. See Apple's documentation of `MenuBarExtra`.
///
/// ```swift
/// MenuBarExtra("Water", systemImage: "drop") {
///   Button("Drink") { count += 1 }
///   Text("\(count) today")
/// }
/// ```
///
/// A page has no part in the menu bar of the system, so the item is in the bar at the head of each of the app's
/// windows, after the menus of its commands. An app that has no other scene with a window opens one with nothing but
/// the bar. The content is in the environment of the window in which it is opened.
public struct MenuBarExtra<Label: View, Content: View> {
  let label: Label
  let content: Content
  let isInserted: Binding<Bool>?

  private nonisolated init(_ label: Label, _ content: Content, isInserted: Binding<Bool>? = nil) {
    self.label = label
    self.content = content
    self.isInserted = isInserted
  }

  /// Creates an item with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }

  /// Creates an item with a label, which is in the bar while a binding is true.
  nonisolated public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), content(), isInserted: isInserted)
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates an item with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Creates an item with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }

  /// Creates an item with a title, which is in the bar while a binding is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), content(), isInserted: isInserted)
  }

  /// Creates an item with a title, which is in the bar while a binding is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), content(), isInserted: isInserted)
  }
}

extension MenuBarExtra where Label == SwiftUICore.Label<Text, Image> {
  /// Creates an item that shows a symbol. The title is its name for assistive technology.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(SwiftUICore.Label(titleKey, systemImage: systemImage), content())
  }

  /// Creates an item that shows a symbol. The title is its name for assistive technology.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(SwiftUICore.Label(title, systemImage: systemImage), content())
  }

  /// Creates an item that shows a symbol, and is in the bar while a binding is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      SwiftUICore.Label(titleKey, systemImage: systemImage), content(), isInserted: isInserted)
  }

  /// Creates an item that shows a symbol, and is in the bar while a binding is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      SwiftUICore.Label(title, systemImage: systemImage), content(), isInserted: isInserted)
  }

  /// Creates an item that shows an image of the app. The title is its name for assistive technology.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(SwiftUICore.Label(titleKey, image: image), content())
  }

  /// Creates an item that shows an image of the app. The title is its name for assistive technology.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(SwiftUICore.Label(title, image: image), content())
  }

  /// Creates an item that shows an image of the app, and is in the bar while a binding is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(SwiftUICore.Label(titleKey, image: image), content(), isInserted: isInserted)
  }

  /// Creates an item that shows an image of the app, and is in the bar while a binding is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(SwiftUICore.Label(title, image: image), content(), isInserted: isInserted)
  }
}

extension MenuBarExtra: Scene {
  public typealias Body = Never

  private var value: MenuBarExtraItem.Value {
    MenuBarExtraItem.Value(
      label: AnyView(label), content: AnyView(content), isInserted: isInserted)
  }

  public static func _make(
    _ scene: MenuBarExtra, under parent: _Node, in context: _Context
  ) -> _Node {
    MenuBarExtraNode(scene.value, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to scene: MenuBarExtra) {
    unsafeDowncast(node, to: MenuBarExtraNode.self).update(to: scene.value)
  }
}

/// The node of an item. Its windows, which an app without others opens, have only the bar.
private final class MenuBarExtraNode: WindowOpeningNode {
  private let item: MenuBarExtraItem

  init(_ value: MenuBarExtraItem.Value, under parent: _Node, in context: _Context) {
    item = Tracking.ignore {
      MenuBarExtraItem(value, opensWindow: context.value(for: MenuBarExtraStyleKey.self))
    }
    super.init(WindowKind(isMenuBarExtra: true), under: parent, in: context)
    Tracking.ignore { context.value(for: MenuBarExtraListKey.self) }?.items.append(item)
  }

  func update(to value: MenuBarExtraItem.Value) {
    runtime.enqueueAction { [item] in item.value = value }
  }

  override func fill(_ window: WindowNode, value: String?) {
    super.fill(window, value: value)
    let context = _Context(within: context, window: window)
    window.prepare(context)
    let application = context.value(for: ApplicationLifecycleKey.self)?.application
    application?.connect(window, in: context)
    let content = CommandedWindow(content: Color.clear)
    window.fill(
      with: CommandedWindow._make(content, under: window, in: context), in: context)
  }
}
