/// The identity of one element in one window.
///
/// Identities count up from 1 and are never used again within a window, so an event that arrives
/// for an element that has gone can be recognized and dropped.
public struct ElementID: Hashable, Comparable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The window itself: the parent of the outermost elements. No mutation creates it.
  public static let window = ElementID(rawValue: 0)

  public static func < (left: ElementID, right: ElementID) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ElementID: CustomStringConvertible {
  public var description: String { "#\(rawValue)" }
}

/// What an element is. A host decides how each kind looks and behaves; its properties say the rest.
public enum ElementKind: UInt8, CaseIterable, Sendable {
  /// A run of styled text. Properties: text, style, headingLevel.
  case text = 1
  /// A symbol or picture. Properties: symbol, source or remoteSource, label, style, imageSizing,
  /// symbolScale, isTemplate, isPixelated.
  case image
  /// Nothing to see: the host loads a picture and tells with `loaded` what came of it. Properties:
  /// remoteSource.
  case pictureLoader
  /// Something to press. Its children are its label. Properties: role, isEnabled, label, pointer,
  /// buttonStyle, buttonShape, controlSize, sharing, fileChoice.
  case button
  /// A button that opens a URL. Its children are its label. Properties: destination, isEnabled.
  case link
  /// A switch; its children are its label. Properties: isOn, isEnabled, toggleStyle, controlSize,
  /// hidesLabel.
  case toggle
  /// A control, or content, with what names it: a `caption` or none, then `part`s and the control.
  /// Properties: hidesLabel.
  case labeled
  /// What names the element that it stands in, or the control after it.
  case caption
  /// A part of a control beside its caption. Properties: part.
  case part
  /// A choice of one of the `option`s in it. Properties: pickerStyle, isEnabled, label, controlSize.
  case picker
  /// One of the things to choose from; it is chosen with `activate`. Properties: isOn, isEnabled.
  case option
  /// A number to choose from a range. Properties: range, number, isEnabled, label, controlSize.
  case slider
  /// A pair of buttons, that for less and that for more. Properties: isEnabled, label, controlSize.
  case stepper
  /// A date or time to choose. Its value is a local one without a zone, as in ISO 8601:
  /// `2026-11-21`, `2026-11-21T17:30` or `17:30`. Properties: dateComponents, valueRange, value,
  /// isEnabled, label, controlSize.
  case datePicker
  /// A color to choose. Its value is `#rrggbb`, or `#rrggbbaa` if it may be seen through.
  /// Properties: allowsOpacity, value, isEnabled, label, controlSize.
  case colorPicker
  /// One line of text to edit. Properties: value, placeholder, isEnabled, style.
  case textField
  /// As `textField`, with the text hidden.
  case secureField
  /// Several lines of text to edit, as high as they are. Properties: as `textField`, lineLimits.
  case growingField
  /// Text of any length to edit, as large as its place. Properties: as `textField`,
  /// hidesBackground.
  case textEditor
  /// One line of text to search for. Properties: as `textField`.
  case searchField
  /// What a person may search for, below a field.
  case searchSuggestions
  /// An icon beside a title: two children, in that order.
  case label
  /// A column. Properties: spacing, alignment.
  case verticalStack
  /// A row. Properties: spacing, alignment.
  case horizontalStack
  /// Children on top of each other, the first at the back. Properties: alignment.
  case depthStack
  /// A column of rows, of which only some are there. Properties: spacing, alignment, pinnedEdges.
  case lazyVerticalStack
  /// A row of views, of which only some are there. Properties: spacing, alignment, pinnedEdges.
  case lazyHorizontalStack
  /// Columns that are filled row by row with views, of which only some are there.
  /// Properties: tracks, spacing, alignment, pinnedEdges.
  case lazyVerticalGrid
  /// Rows that are filled column by column with views, of which only some are there.
  /// Properties: tracks, spacing, alignment, pinnedEdges.
  case lazyHorizontalGrid
  /// Rows of cells in common columns; what is no row takes all columns.
  /// Properties: gridSpacing, alignment.
  case grid
  /// The cells of a row of a grid. Properties: alignment; those of cells: columnSpan, cellAnchor,
  /// columnAlignment, unsizedAxes.
  case gridRow
  /// A section in a stack or grid: its children are a header, rows and a footer, which stand in what
  /// is around.
  case stackSection
  /// Room for rows that are not there, before or after those that are. When it comes near to what
  /// can be seen, the host asks for other rows with `wantRows`. Properties: absentRows,
  /// decorationPlacement.
  case absentRows
  /// Takes all the room there is; children stand at the leading top corner. Properties: measurement,
  /// isMeasured.
  case geometryReader
  /// Flexible space along the axis of the stack around it. Properties: minimumLength.
  case spacer
  /// A hairline across the axis of the stack around it.
  case divider
  /// Content that scrolls. Properties: axes, scrollAnchor, scrollSnapping, followsScrolling,
  /// safeAreaPadding, hidesScrollIndicators, scrollEnabled, showsOutside.
  case scrollView
  /// A scrolling column of rows. Properties: listStyle, tablePart, selectionMode, isEditing, rowSpacing,
  /// sectionSpacing, rowHeight, hidesBackground.
  case list
  /// A scrolling column of controls, grouped. Properties: formStyle, and those of a list.
  case form
  /// A group of rows in a list or form; its children are sectionHeader, rows, sectionFooter.
  case section
  case sectionHeader
  case sectionFooter
  /// Pages on top of each other, of which only the last is shown. The others keep their state.
  case navigationStack
  /// Navigation stacks beside each other, from what leads to what it leads to. Where there is room
  /// for one only, it is the one that `frontColumn` says, and one that is absent is absent only
  /// where there is room. Properties: frontColumn.
  case splitView
  /// A page of a navigation stack. Its children are a navigation bar, a vertical stack with the
  /// content, and toolbars.
  case page
  /// The bar at the head of a page. Its children are a horizontal stack of leading items, one of
  /// items in the middle if there are any, a vertical stack with the title as a heading, and a
  /// horizontal stack of trailing items. Properties: titleDisplay, isAbsent, background, appearance.
  case navigationBar
  /// A bar at the foot of a page. Properties: toolbarPlacement, isAbsent, background, appearance.
  case toolbar
  /// What stands in a bar as one: its children in a row.
  case toolbarItem
  /// One row of a list, form or section: what is behind it, its content, its actions. A child of
  /// those that is no row is one of itself. Properties: rowSelection, rowEdits, rowInsets,
  /// rowSeparators, itemTint.
  case row
  /// What stands behind a row, as large as it.
  case rowBackground
  /// Buttons that a person finds beside a row. Property: swipePlacement.
  case rowActions
  /// Loads a list again when it is activated. Property: isRefreshing.
  case refreshControl
  /// Progress of something: a bar with `progress`, a spinner without. Its children are its label.
  case progressView
  /// A number within a range, to look at: a `caption`, then `part`s. Properties: gaugeStyle, range,
  /// number.
  case gauge
  /// Content that belongs together: a `caption` or none, then the content.
  case groupBox
  /// Content to show or hide: a `disclosureToggle`, then the content while it is shown.
  case disclosureGroup
  /// What shows and hides the content of the group around. Its children are its label.
  /// Properties: isExpanded, isEnabled.
  case disclosureToggle
  /// Controls that belong together: a `caption` or none, then the controls.
  case controlGroup
  /// A button that takes text from the clipboard, and says so with `input`. Properties as `button`.
  case pasteButton
  /// A message in place of content: its children are a label, a description, actions.
  case unavailable
  /// A box around one child, made by a modifier. Properties: padding, frame, background, clip,
  /// opacity, border, filter, blendMode, isIsolated, transform, mask, fixedSize, pointer, offset,
  /// position, aspectRatio and the like, and whatever a modifier says of the element inside.
  case box
  /// What is main, and a last child as large as it, behind or before it, or beside it.
  /// Properties: decorationPlacement, alignment, spacing.
  case decorated
  /// An area filled with paint, or a line. Properties: background, clip; or line.
  case fill
  /// Several screens, of which one is shown. Its children are a tabBar and then a tabPage for each
  /// tab of the bar, in the same order. Properties: tabStyle.
  case tabView
  /// Has a tab for each page.
  case tabBar
  /// What is pressed to see a page. Its children are its label. Properties: isSelected, badge.
  case tab
  /// One of the screens; it is shown while it is selected. Properties: isSelected.
  case tabPage
  /// Something that is shown before all else, which cannot be used meanwhile. It stands in the
  /// window itself, after the content, and the last is in front. A host moves the focus into it, and
  /// back when it goes. Properties: presentationStyle, isDismissible, label.
  case presentation
  /// What an alert or dialog says: its title and message.
  case dialogHeader
  /// What there is to do in an alert or dialog: fields, then buttons. The last button stands apart if
  /// its role is to cancel.
  case dialogActions
  /// The menus of a window: buttons that open them, at its head. One that is absent has the controls of
  /// all of them, whose keys do what they do. Properties: isAbsent.
  case menuBar
  /// The items of a menu that is open.
  case menu
  /// A group of items in a menu: sectionHeader, items, sectionFooter.
  case menuSection
  /// What is to be seen above a menu.
  case menuPreview
  /// What stands where a view could not be made: message and path of views. Property: message.
  case error
  /// Children wherever the core has put them, which follows from nothing that a host could know. Only
  /// a window that is laid out by the core has such elements.
  case layout
}

extension ElementKind {
  /// Whether a person writes in it.
  public var isField: Bool {
    switch self {
    case .textField, .secureField, .growingField, .textEditor, .searchField: true
    default: false
    }
  }
}
