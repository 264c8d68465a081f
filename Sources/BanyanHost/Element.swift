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
  /// A symbol or picture. Properties: symbol or source, label, style, imageSizing.
  case image
  /// Something to press. Its children are its label. Properties: role, isEnabled, label, pointer.
  case button
  /// A button that opens a URL. Its children are its label. Properties: destination, isEnabled.
  case link
  /// A switch; its children are its label. Properties: isOn, isEnabled.
  case toggle
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
  /// Flexible space along the axis of the stack around it. Properties: minimumLength.
  case spacer
  /// A hairline across the axis of the stack around it.
  case divider
  /// Content that scrolls. Properties: axes.
  case scrollView
  /// A scrolling column of rows. Properties: listStyle, selectionMode, isEditing, rowSpacing,
  /// sectionSpacing, rowHeight, hidesBackground.
  case list
  /// A scrolling column of controls, grouped. Properties: formStyle, and those of a list.
  case form
  /// A group of rows in a list or form; its children are sectionHeader, rows, sectionFooter.
  case section
  case sectionHeader
  case sectionFooter
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
  /// A message in place of content: its children are a label, a description, actions.
  case unavailable
  /// A box around one child, made by a modifier. Properties: padding, frame, background, clip,
  /// opacity, border, filter, blendMode, isIsolated, transform, mask, fixedSize, pointer, and whatever a modifier says of the element inside.
  case box
  /// What is main, and a last child as large as it, behind or before it.
  /// Properties: decorationPlacement, alignment.
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
  /// What stands where a view could not be made: message and path of views. Property: message.
  case error
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
