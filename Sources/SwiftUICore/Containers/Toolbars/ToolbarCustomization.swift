/// The changes that a person may make to an item of a bar. See Apple's documentation of `ToolbarCustomizationBehavior`.
///
/// Bars cannot be customized here yet, which each of the behaviors allows.
public struct ToolbarCustomizationBehavior: Sendable {
  /// The item may be moved and removed.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  /// The item may be moved.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  /// The item may not be customized.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}

/// The state of an item of a bar before a person customizes it. See Apple's documentation of `ToolbarCustomizationOptions`.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item is in the bar even if it is hidden by default.
  public static var alwaysAvailable: ToolbarCustomizationOptions {
    ToolbarCustomizationOptions(rawValue: 1)
  }
}

/// Items that are shown or not before a person customizes the bar.
private nonisolated struct DefaultCustomizedToolbarContent<Items: CustomizableToolbarContent>:
  CustomizableToolbarContent
{
  let items: Items
  let isShown: Bool

  nonisolated init(items: Items, isShown: Bool) {
    self.items = items
    self.isShown = isShown
  }

  @MainActor @ToolbarContentBuilder var body: some ToolbarContent {
    if isShown { items }
  }
}

extension CustomizableToolbarContent {
  /// Sets whether the items are shown before a person customizes the bar. As bars cannot be customized here yet, hidden items stay
  /// hidden, unless they are always available.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    DefaultCustomizedToolbarContent(
      items: self,
      isShown: defaultVisibility != .hidden || options.contains(.alwaysAvailable))
  }

  /// Sets how a person may customize the items, which has no effect as long as bars cannot be customized.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }
}

/// A group of items of a bar with a label. See Apple's documentation of `LabeledToolbarItemGroupContent`.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  @MainActor public var body: some View {
    ControlGroup {
      content
    } label: {
      label
    }
  }
}

extension ToolbarItemGroup {
  /// Creates a group of items that belong together and have a label.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }
}
