/// One thing that is true of an element.
///
/// A property that an element does not have is at its default, which is said beside each case. What
/// is large and rare is kept apart, so that a property is small: most elements have few.
public enum Property: Hashable, Sendable {
  /// The text of a `text` element: at least one run.
  case text([TextRun])
  /// How text and symbols of the element look. Default: an empty style.
  case style(TextStyle)
  /// The name that assistive technology and tests know the element by, where its children do not
  /// say it.
  case label(String)
  /// What the element stands at, for assistive technology, where its children do not say it.
  case accessibilityValue(String)
  /// What comes of using the element, for assistive technology.
  case accessibilityHint(String)
  /// Whether the element and all inside it are not there for assistive technology.
  case isAccessibilityHidden(Bool)
  case traits(Traits)
  case accessibilityChildren(AccessibilityChildren)
  /// What a person is told who asks what the element is for.
  case help(String)
  /// Whether the element can only be found by keyboard and assistive technology: it takes no room.
  case isOffscreen(Bool)
  /// Shown in an empty text field.
  case placeholder(String)
  /// The text of a text field. A host never lets it overwrite newer text of the person typing.
  case value(String)
  /// How the text of a field is entered. Default: as is usual.
  indirect case textInput(TextInput)
  /// Default: the host's own.
  case fieldStyle(FieldStyle)
  /// Default: one line at least.
  case lineLimits(LineLimits)
  /// Whether text inside can be selected. Default: as is usual.
  case isSelectable(Bool)
  /// What scrolling inside does to a keyboard on the screen.
  case keyboardDismissal(KeyboardDismissal)
  /// Whether what scrolls has no background of its own.
  case hidesBackground(Bool)
  case isOn(Bool)
  /// Default: true.
  case isEnabled(Bool)
  /// Default: no role.
  case role(Role)
  /// A share of 1, from 0 to 1. Without it progress is indeterminate.
  case progress(Double)
  /// Points between the children of a stack. Default: the host's own.
  case spacing(Double)
  /// Default: the center.
  case alignment(Alignment)
  /// Default: vertical.
  case axes(Axes)
  /// Points. Default: the host's own.
  case minimumLength(Double)
  indirect case padding(Insets)
  /// Padding of the host's own size on these edges.
  case defaultPadding(Edges)
  indirect case frame(Frame)
  indirect case background(Paint)
  case clip(Outline)
  /// What a `fill` shows is a line, not an area.
  indirect case line(Line)
  /// A line inside the bounds, before what is inside.
  indirect case border(Border)
  /// From 0 to 1. Default: 1.
  case opacity(Double)
  /// How all that the element shows is changed before it is seen.
  indirect case filter(Filter)
  /// How the element is combined with what is behind it. Default: it covers it.
  case blendMode(BlendMode)
  /// Whether blend modes inside know nothing of what is behind the element. Default: no.
  case isIsolated(Bool)
  /// How the element is turned and scaled where it stands; its place stays as it was.
  indirect case transform(Transform)
  /// How the element comes and goes in an animated change. Default: it fades.
  indirect case transition(Transition)
  /// Elements with the same word, of which one goes when the other comes, are one to the person.
  case match(String)
  /// What the element is seen through: where that is clear, the element is.
  indirect case mask(Paint)
  /// Axes along which the element keeps its ideal size.
  case fixedSize(Axes)
  case listStyle(ListStyle)
  /// Default: the host's own.
  case formStyle(FormStyle)
  /// How many rows of a list can be selected. Default: none.
  case selectionMode(SelectionMode)
  /// Whether a person edits the rows of a list.
  case isEditing(Bool)
  /// Points between the rows of a list, those between its sections, and how high a row is at least.
  /// Default: the host's own.
  case rowSpacing(Double)
  case sectionSpacing(Double)
  case rowHeight(Double)
  /// What a row is in the selection of its list. Default: the list has none.
  case rowSelection(RowSelection)
  /// Default: nothing.
  case rowEdits(RowEdits)
  /// Default: the host's own.
  indirect case rowInsets(Insets)
  indirect case rowSeparators(RowSeparators)
  /// Whether lines separate the rows of a section.
  case sectionSeparator(Bool)
  /// The color of a row's symbol.
  indirect case itemTint(ColorDescription)
  case swipePlacement(SwipePlacement)
  case isRefreshing(Bool)
  /// Whether a header stands out more than usual.
  case isProminent(Bool)
  /// The name of a system symbol.
  case symbol(String)
  /// The name of a picture in the app's resources.
  case source(String)
  /// Default: the picture's own size.
  case imageSizing(ImageSizing)
  /// A URL, not yet checked: a host opens only schemes that it knows to be harmless.
  case destination(String)
  /// 1 to 6. Default: not a heading.
  case headingLevel(Int)
  /// A name for tests: `accessibilityIdentifier`.
  case identifier(String)
  case decorationPlacement(DecorationPlacement)
  indirect case message(ErrorMessage)
  /// How the element and all inside it look. Default: as what is around it.
  case appearance(Appearance)
  /// Whether writing inside goes from right to left. Default: as around the element.
  case isRightToLeft(Bool)
  /// Whether the element is to be told that the pointer is over it.
  case followsHover(Bool)
  /// What the element is to be told of the pointer. Default: nothing.
  case pointer(PointerInterest)
  /// Whether the element can have the focus. Default: as is usual for its kind.
  case isFocusable(Bool)
  /// Keys that press the control; nil for none.
  indirect case shortcut(KeyCombination?)
  /// Whether a link tells the app that it was pressed and leaves it at that. Default: false, the
  /// host opens it.
  case isIntercepted(Bool)
  /// Whether the element is the chosen one of its kind. Default: there is nothing to choose.
  case isSelected(Bool)
  /// A short text on a tab, or at the end of a row; empty for none.
  case badge(String)
  case tabStyle(TabStyle)
  /// As what a presentation is shown.
  case presentationStyle(PresentationStyle)
  /// Whether a person may close a presentation other than with what is inside. Default: true.
  case isDismissible(Bool)

  /// Which property this is, without its value.
  public var key: PropertyKey {
    switch self {
    case .text: .text
    case .style: .style
    case .label: .label
    case .accessibilityValue: .accessibilityValue
    case .accessibilityHint: .accessibilityHint
    case .isAccessibilityHidden: .isAccessibilityHidden
    case .traits: .traits
    case .accessibilityChildren: .accessibilityChildren
    case .help: .help
    case .isOffscreen: .isOffscreen
    case .placeholder: .placeholder
    case .value: .value
    case .textInput: .textInput
    case .fieldStyle: .fieldStyle
    case .lineLimits: .lineLimits
    case .isSelectable: .isSelectable
    case .keyboardDismissal: .keyboardDismissal
    case .hidesBackground: .hidesBackground
    case .isOn: .isOn
    case .isEnabled: .isEnabled
    case .role: .role
    case .progress: .progress
    case .spacing: .spacing
    case .alignment: .alignment
    case .axes: .axes
    case .minimumLength: .minimumLength
    case .padding: .padding
    case .defaultPadding: .defaultPadding
    case .frame: .frame
    case .background: .background
    case .clip: .clip
    case .line: .line
    case .border: .border
    case .opacity: .opacity
    case .filter: .filter
    case .blendMode: .blendMode
    case .isIsolated: .isIsolated
    case .transform: .transform
    case .transition: .transition
    case .match: .match
    case .mask: .mask
    case .fixedSize: .fixedSize
    case .listStyle: .listStyle
    case .formStyle: .formStyle
    case .selectionMode: .selectionMode
    case .isEditing: .isEditing
    case .rowSpacing: .rowSpacing
    case .sectionSpacing: .sectionSpacing
    case .rowHeight: .rowHeight
    case .rowSelection: .rowSelection
    case .rowEdits: .rowEdits
    case .rowInsets: .rowInsets
    case .rowSeparators: .rowSeparators
    case .sectionSeparator: .sectionSeparator
    case .itemTint: .itemTint
    case .swipePlacement: .swipePlacement
    case .isRefreshing: .isRefreshing
    case .isProminent: .isProminent
    case .symbol: .symbol
    case .source: .source
    case .imageSizing: .imageSizing
    case .destination: .destination
    case .headingLevel: .headingLevel
    case .identifier: .identifier
    case .decorationPlacement: .decorationPlacement
    case .message: .message
    case .appearance: .appearance
    case .isRightToLeft: .isRightToLeft
    case .followsHover: .followsHover
    case .pointer: .pointer
    case .isFocusable: .isFocusable
    case .shortcut: .shortcut
    case .isIntercepted: .isIntercepted
    case .isSelected: .isSelected
    case .badge: .badge
    case .tabStyle: .tabStyle
    case .presentationStyle: .presentationStyle
    case .isDismissible: .isDismissible
    }
  }
}

/// A property's name.
public enum PropertyKey: UInt8, CaseIterable, Sendable {
  case text = 1, style, label, placeholder, value
  case formStyle, selectionMode, isEditing, rowSpacing, sectionSpacing, rowHeight, rowSelection
  case rowEdits, rowInsets, rowSeparators, sectionSeparator, itemTint, swipePlacement
  case isRefreshing, isProminent
  case textInput, fieldStyle, lineLimits, isSelectable, keyboardDismissal, hidesBackground
  case isOn, isEnabled, role, progress, spacing
  case alignment, axes, minimumLength, padding, defaultPadding, frame, background, clip, opacity
  case line, border, filter, blendMode, isIsolated, transform, mask, transition, match
  case fixedSize, listStyle, symbol, source, imageSizing, destination, headingLevel, identifier
  case decorationPlacement, message, appearance, pointer, isFocusable
  case accessibilityValue, accessibilityHint, isAccessibilityHidden, traits
  case accessibilityChildren, help, isOffscreen
  case isRightToLeft, followsHover
  case shortcut, isIntercepted
  case isSelected, badge, tabStyle
  case presentationStyle, isDismissible
}

public enum Role: UInt8, Sendable {
  case destructive = 1
  case cancel
}

public enum ListStyle: UInt8, Sendable {
  case automatic = 0
  case plain, grouped, inset, insetGrouped, sidebar
}

/// How the tabs of a tab view are shown.
public enum TabStyle: UInt8, Sendable {
  case automatic = 0
  /// Pages side by side, with a dot for each.
  case page
  case pageWithoutIndex
}

public enum ImageSizing: UInt8, Sendable {
  /// As large as its place, in any proportion.
  case stretched = 1
  /// As large as fits in its place.
  case fit
  /// As small as fills its place.
  case fill
}

public enum DecorationPlacement: UInt8, Sendable {
  case behind = 1
  case before
}

/// Whether colors are those of light or dark surroundings.
public enum Appearance: UInt8, Sendable {
  case light = 1
  case dark
}

/// What an error element shows.
public struct ErrorMessage: Hashable, Sendable {
  public var text: String
  /// The types of the views around the place, outermost first.
  public var path: [String]

  public init(text: String, path: [String]) {
    self.text = text
    self.path = path
  }
}
