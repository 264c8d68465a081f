/// The identity of one element in one window.
///
/// Identities count up from 1 and are never reused within a window, so an event for an element that no
/// longer exists can be recognized and dropped.
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

/// The kind of an element. A host decides how each kind looks and behaves; its properties specify the
/// details.
public enum ElementKind: UInt8, CaseIterable, Sendable {
  /// A run of styled text. Properties: text, style, headingLevel.
  case text = 1
  /// A symbol or picture. Properties: symbol, source or remoteSource, label, style, imageSizing,
  /// symbolScale, symbolRendering, isTemplate, isPixelated.
  case image
  /// An invisible element: the host loads a picture and reports the result with `loaded`. Properties:
  /// remoteSource.
  case pictureLoader
  /// A button. Its children are its label. Properties: role, isEnabled, label, hidesLabel, pointer, buttonStyle,
  /// buttonShape, controlSize, sharing, fileChoice.
  case button
  /// A button that opens a URL. Its children are its label. Properties: destination, isEnabled.
  case link
  /// A switch; its children are its label. Properties: isOn, isEnabled, toggleStyle, controlSize,
  /// hidesLabel.
  case toggle
  /// A control or other content with its label: a `caption` or none, then `part`s and the control.
  /// Properties: hidesLabel.
  case labeled
  /// The label of the element that contains it, or of the control after it.
  case caption
  /// A part of a control beside its caption. Properties: part.
  case part
  /// A choice of one of the `option`s in it. Properties: pickerStyle, isEnabled, label, controlSize.
  case picker
  /// One of the choices of a picker, selected with `activate`. Properties: isOn, isEnabled.
  case option
  /// A control for a number in a range. Properties: range, number, isEnabled, label, controlSize.
  case slider
  /// A pair of buttons, to decrease and to increase. Properties: isEnabled, label, controlSize.
  case stepper
  /// A control for a date or time. Its value is a local one without a zone, as in ISO 8601:
  /// `2026-11-21`, `2026-11-21T17:30` or `17:30`. Properties: dateComponents, dateTexts, valueRange, value,
  /// isEnabled, label, controlSize.
  case datePicker
  /// A control for a color. Its value is `#rrggbb`, or `#rrggbbaa` if it may be translucent.
  /// Properties: allowsOpacity, value, isEnabled, label, controlSize.
  case colorPicker
  /// A field for one line of text. Properties: value, placeholder, isEnabled, style.
  case textField
  /// Like `textField`, with the text hidden.
  case secureField
  /// A field for several lines of text, as high as its text. Properties: as `textField`, lineLimits.
  case growingField
  /// An editor for text of any length, as large as its place. Properties: as `textField`,
  /// hidesBackground.
  case textEditor
  /// A field for one line of text to search for. Properties: as `textField`.
  case searchField
  /// Search suggestions below a field.
  case searchSuggestions
  /// An icon beside a title: two children, in that order.
  case label
  /// A column. Properties: spacing, alignment.
  case verticalStack
  /// A row. Properties: spacing, alignment.
  case horizontalStack
  /// Children on top of each other, the first at the back. Properties: alignment.
  case depthStack
  /// A column of rows, of which only some exist. Properties: spacing, alignment, pinnedEdges.
  case lazyVerticalStack
  /// A row of views, of which only some exist. Properties: spacing, alignment, pinnedEdges.
  case lazyHorizontalStack
  /// Columns filled row by row with views, of which only some exist. Properties: tracks, spacing,
  /// alignment, pinnedEdges.
  case lazyVerticalGrid
  /// Rows filled column by column with views, of which only some exist. Properties: tracks, spacing,
  /// alignment, pinnedEdges.
  case lazyHorizontalGrid
  /// Rows of cells in common columns; a child that is not a row spans all columns. Properties:
  /// gridSpacing, alignment.
  case grid
  /// The cells of a row of a grid. Properties: alignment; those of cells: columnSpan, cellAnchor,
  /// columnAlignment, unsizedAxes.
  case gridRow
  /// A section in a stack or grid: its children are a header, rows and a footer, which are laid out by
  /// the surrounding container.
  case stackSection
  /// A placeholder for missing rows, before or after the existing ones. When it comes near the visible
  /// area, the host asks for other rows with `wantRows`. Properties: absentRows, decorationPlacement.
  case absentRows
  /// Takes all available room; children are at the leading top corner. Properties: measurement,
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
  /// A stack of pages of which only the last is shown. The others keep their state.
  case navigationStack
  /// Navigation stacks side by side, from the one that leads to the one that is led to. Where there is
  /// room for only one, `frontColumn` selects it; an absent one is absent only where there is room.
  /// Properties: frontColumn.
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
  /// A group of items in a bar: its children are in a row.
  case toolbarItem
  /// One row of a list, form or section: its background, content and actions. Any other child of those
  /// is a row of its own. Properties: rowSelection, rowEdits, rowInsets, rowSeparators, itemTint.
  case row
  /// The background of a row, as large as the row.
  case rowBackground
  /// Buttons revealed beside a row. Property: swipePlacement.
  case rowActions
  /// Reloads a list when activated. Property: isRefreshing.
  case refreshControl
  /// A progress indicator: a bar with `progress`, a spinner without. Its children are its label.
  case progressView
  /// A read-only number within a range: a `caption`, then `part`s. Properties: gaugeStyle, range,
  /// number.
  case gauge
  /// Related content: a `caption` or none, then the content.
  case groupBox
  /// Content that can be shown and hidden: a `disclosureToggle`, then the content while it is shown.
  case disclosureGroup
  /// The control that shows and hides the content of the surrounding group. Its children are its label.
  /// Properties: isExpanded, isEnabled.
  case disclosureToggle
  /// Related controls: a `caption` or none, then the controls.
  case controlGroup
  /// A button that pastes text from the clipboard, reported with `input`. Properties as `button`.
  case pasteButton
  /// A message in place of content: its children are a label, a description, actions.
  case unavailable
  /// A box around one child, made by a modifier. Properties: padding, frame, background, clip, opacity,
  /// border, filter, blendMode, isIsolated, transform, mask, fixedSize, pointer, isDraggable,
  /// isDragPreview, dropInterest, offset, position,
  /// aspectRatio and similar ones, and any that a modifier sets for the element inside.
  case box
  /// A main child and a last child of the same size behind, before or beside it. Properties:
  /// decorationPlacement, alignment, spacing.
  case decorated
  /// An area filled with paint, or a line. Properties: background, clip; or line.
  case fill
  /// Several screens, of which one is shown. Its children are a tabBar and then a tabPage for each
  /// tab of the bar, in the same order. Properties: tabStyle.
  case tabView
  /// The bar with a tab for each page.
  case tabBar
  /// A button that selects a page. Its children are its label. Properties: isSelected, badge.
  case tab
  /// One of the screens, which is shown while it is selected. Properties: isSelected.
  case tabPage
  /// Modal content in front of all other content, which cannot be used meanwhile. It is a child of the
  /// window itself, after the content; the last one is in front. A host moves the focus into it, and
  /// back when it is removed. Properties: presentationStyle, isDismissible, label,
  /// isBackgroundUsable.
  case presentation
  /// The title and message of an alert or dialog.
  case dialogHeader
  /// The controls of an alert or dialog: fields, then buttons. The last button is separate if its role
  /// is cancel.
  case dialogActions
  /// The menus of a window: buttons at its head that open them. An absent menu bar has the controls of
  /// all menus, whose keyboard shortcuts still work. One with a label has more than menus in it. Properties: isAbsent, label.
  case menuBar
  /// The items of an open menu.
  case menu
  /// A group of items in a menu: sectionHeader, items, sectionFooter.
  case menuSection
  /// The preview above a menu.
  case menuPreview
  /// A placeholder for a view that could not be made: message and path of views. Property: message.
  case error
  /// A video with the controls of the host. Properties: playback, label.
  case video
  /// A web page inside the window. Properties: webContent, label.
  case webPage
  /// Children placed by the core, in a way that a host cannot compute. Only a window that is laid out
  /// by the core has such elements.
  case layout
}

extension ElementKind {
  /// A Boolean value that indicates whether the element is a text field.
  public var isField: Bool {
    switch self {
    case .textField, .secureField, .growingField, .textEditor, .searchField: true
    default: false
    }
  }
}
