/// Where an item stands.
///
/// A page has a navigation bar at its head, and bars at its foot and with the keyboard if there are
/// items for them. See Apple's documentation of `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let position: BarPosition

  private init(_ position: BarPosition) {
    self.position = position
  }

  /// At the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(.trailing)
  /// In the middle of the navigation bar, in place of a title that is not large.
  public static let principal = ToolbarItemPlacement(.middle)
  /// At the leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(.leading)
  /// What a person does most: at the trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  /// What a person does seldom: at the trailing end of the navigation bar.
  public static let secondaryAction = ToolbarItemPlacement(.trailing)
  /// How things stand: at the foot of the page.
  public static let status = ToolbarItemPlacement(.bottom)
  /// Ends what a sheet is for and keeps it: at the trailing end of the navigation bar.
  public static let confirmationAction = ToolbarItemPlacement(.trailing)
  /// Ends what a sheet is for and keeps nothing: at the leading end of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(.leading)
  /// Deletes what a sheet is about: at the trailing end of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement(.trailing)
  /// Above the keyboard: shown while a field of the page has the focus.
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  /// At the leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  /// At the trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  /// At the leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  /// At the trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  /// At the foot of the page.
  public static let bottomBar = ToolbarItemPlacement(.bottom)

  static let hidden = ToolbarItemPlacement(.none)
}

/// Where in the bars of a page an item stands.
enum BarPosition: Sendable {
  case leading, middle, trailing, bottom, keyboard, none

  /// The bar that the position is in, as far as it can be told to look otherwise.
  var bar: ToolbarPlacement.Place {
    switch self {
    case .leading, .middle, .trailing: .navigationBar
    case .bottom: .bottomBar
    case .keyboard, .none: .none
    }
  }
}
