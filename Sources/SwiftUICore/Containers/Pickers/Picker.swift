import BanyanGraph
import BanyanHost

/// A control for choosing one of several values.
///
/// ```swift
/// Picker("Bread", selection: $bread) {
///   ForEach(Bread.allCases) { bread in
///     Text(bread.name).tag(bread)
///   }
/// }
/// ```
///
/// Each view in the picker represents the value of its tag, whose type is that of the selection.
/// `ForEach` tags its views by identity, which in `ForEach(2..<100)` without an `id` is the offset. A selection without
/// a matching view is reported once. See Apple's documentation of `Picker`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  /// The selection; nil if there are no sources.
  let selection: Binding<SelectionValue>?
  let label: Label
  let content: Content
  /// The view that stands for the current value; nil for the chosen option.
  let currentValueLabel: AnyView?

  nonisolated private init(
    _ selection: Binding<SelectionValue>?, _ label: Label, _ content: Content,
    currentValueLabel: AnyView? = nil
  ) {
    self.selection = selection
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a picker with a custom label.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, label(), content())
  }

  /// Creates a picker with a custom label.
  @available(*, deprecated, renamed: "Picker(selection:content:label:)")
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, label, content())
  }

  /// Creates a picker for a value of several sources, with a custom label. Choosing sets
  /// it for all of them; the picker shows the value of the first.
  /// - Parameters:
  ///   - sources: the sources of the value.
  ///   - selection: the key path of the value's binding in each source.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.binding(to: selection, of: sources), label(), content())
  }

  /// Creates a picker with a custom label and a view that shows the current value.
  /// - Parameter currentValueLabel: what pickers in the styles of a menu and of a link show in place of the chosen option. The
  ///   options are in the menu, or on the page. Other styles do not show it.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection, label(), content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for a value of several sources, with a custom label and a view that shows the current value.
  /// - Parameters:
  ///   - sources: the sources of the value.
  ///   - selection: the key path of the value's binding in each source.
  ///   - currentValueLabel: what pickers in the styles of a menu and of a link show in place of the chosen option.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      Self.binding(to: selection, of: sources), label(), content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  private nonisolated static func binding<C: RandomAccessCollection>(
    to selection: KeyPath<C.Element, Binding<SelectionValue>>, of sources: C
  ) -> Binding<SelectionValue>? {
    guard let first = sources.first else { return nil }
    return Binding(
      location: FunctionalLocation(
        getValue: { first[keyPath: selection].wrappedValue },
        setValue: { value, _ in
          for source in sources { source[keyPath: selection].wrappedValue = value }
        }))
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title and a view that shows the current value.
  /// - Parameter currentValueLabel: what pickers in the styles of a menu and of a link show in place of the chosen option.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection, Text(titleKey), content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title and a view that shows the current value.
  /// - Parameter currentValueLabel: what pickers in the styles of a menu and of a link show in place of the chosen option.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection, Text(title), content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(titleKey), content())
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(title), content())
  }

  /// Creates a picker for a value of several sources, with a title.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(Self.binding(to: selection, of: sources), Text(titleKey), content())
  }

  /// Creates a picker for a value of several sources, with a title.
  @_disfavoredOverload
  nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Self.binding(to: selection, of: sources), Text(title), content())
  }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a picker with a symbol and a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, SwiftUICore.Label(titleKey, systemImage: systemImage), content())
  }

  /// Creates a picker with a symbol and a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, SwiftUICore.Label(title, systemImage: systemImage), content())
  }
}

extension Picker: ChoosingView {
  public typealias Body = Never

  func choose(in node: ChoiceNode) {
    guard let selection else {
      return node.choose(1, ErrorView("A picker has no source to read its selection from."))
    }
    if node.context.pickersLeadToPages {
      return node.choose(
        3,
        PickerLink(
          selection: selection, label: label, content: content, currentValueLabel: currentValueLabel
        ))
    }
    if let currentValueLabel, node.context.pickersAreMenus {
      return node.choose(
        4,
        LabeledControl(
          label, isWide: false,
          control: PickerMenu(
            selection: selection, content: content, currentValueLabel: currentValueLabel)))
    }
    let options = PickerOptions(selection: selection, content: content)
    node.choose(
      2, LabeledControl(label, isWide: false, control: PickerElement(content: options)))
  }
}

/// The options of a picker in a menu whose button shows another view than the chosen option.
private struct PickerMenu<Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>
  let content: Content
  let currentValueLabel: AnyView

  var body: some View {
    Menu {
      Picker(selection: selection) {
        content
      } label: {
        EmptyView()
      }
      .pickerStyle(.inline)
    } label: {
      currentValueLabel
    }
  }
}

private nonisolated struct PickerElement<Selection: Hashable, Options: View>: ElementView {
  let content: PickerOptions<Selection, Options>

  @MainActor static var kind: ElementKind { .picker }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    let style = environment.pickerStyle
    var properties: [Property] = [.pickerStyle(style)] + environment.controlProperties
    // A host's menu shows all options in one font.
    if style == .menu { properties += environment.fontProperties }
    if style == .segmented, let background = environment.values.appearance.segments.background {
      properties.append(.background(.color(background)))
    }
    return style.isWide ? properties + [.frame(Frame(maximumWidth: .infinity))] : properties
  }
}

extension PickerLook {
  /// True if a picker takes all the available width.
  fileprivate var isWide: Bool {
    switch self {
    case .segmented, .inline, .wheel: true
    case .menu, .radioGroup, .palette: false
    }
  }
}
