/// The place of an item.
///
/// A page has a navigation bar at the top. It has bars at the bottom and above the keyboard if there are
/// items for them. See Apple's documentation of `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let position: BarPosition

  private init(_ position: BarPosition) {
    self.position = position
  }

  /// The trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(.trailing)
  /// The middle of the navigation bar, replacing a title that is not large.
  public static let principal = ToolbarItemPlacement(.middle)
  /// The leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(.leading)
  /// A primary action, at the trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  /// A less frequent action, at the trailing end of the navigation bar.
  public static let secondaryAction = ToolbarItemPlacement(.trailing)
  /// A status message, at the bottom of the page.
  public static let status = ToolbarItemPlacement(.bottom)
  /// An action that closes a sheet and saves, at the trailing end of the navigation bar.
  public static let confirmationAction = ToolbarItemPlacement(.trailing)
  /// An action that closes a sheet without saving, at the leading end of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(.leading)
  /// An action that deletes the subject of a sheet, at the trailing end of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  /// The bar above the keyboard, which is shown while a field of the page has the focus.
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  /// The leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  /// The trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  /// The leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  /// The trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  /// The bottom of the page.
  public static let bottomBar = ToolbarItemPlacement(.bottom)

  /// The place of the page's title.
  static let title = ToolbarItemPlacement(.title)
  static let hidden = ToolbarItemPlacement(.none)
}

/// The position of an item in the bars of a page.
enum BarPosition: Sendable {
  case leading, middle, trailing, bottom, keyboard, title, none

  /// The bar with the position, if its appearance can be changed.
  var bar: ToolbarPlacement.Place {
    switch self {
    case .leading, .middle, .trailing: .navigationBar
    case .bottom: .bottomBar
    case .keyboard, .title, .none: .none
    }
  }
}
