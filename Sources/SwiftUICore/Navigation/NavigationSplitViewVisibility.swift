import BanyanHost
import Foundation

/// Which columns of a split view are shown where there is room. See Apple's documentation of
/// `NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  enum Columns: Int, Codable, Sendable { case automatic, all, double, detail }

  let columns: Columns

  /// All columns.
  public static var automatic: NavigationSplitViewVisibility { Self(columns: .automatic) }
  /// All columns.
  public static var all: NavigationSplitViewVisibility { Self(columns: .all) }
  /// The last two columns.
  public static var doubleColumn: NavigationSplitViewVisibility { Self(columns: .double) }
  /// The last column.
  public static var detailOnly: NavigationSplitViewVisibility { Self(columns: .detail) }

  /// How many columns are not shown, of how many there are.
  func hiddenCount(of count: Int) -> Int {
    switch columns {
    case .automatic, .all: 0
    case .double: max(count - 2, 0)
    case .detail: count - 1
    }
  }
}

/// A column of a split view. See Apple's documentation of `NavigationSplitViewColumn`.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Column: Sendable { case sidebar, content, detail }

  let column: Column

  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { Self(column: .sidebar) }
  /// The column between the others; the last, if there are two.
  public static var content: NavigationSplitViewColumn { Self(column: .content) }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { Self(column: .detail) }

  /// The place of the column among all.
  func index(of count: Int) -> Int {
    switch column {
    case .sidebar: 0
    case .content: min(1, count - 1)
    case .detail: count - 1
    }
  }

  init(column: Column) {
    self.column = column
  }

  init(index: Int, of count: Int) {
    column = index == 0 ? .sidebar : index == count - 1 ? .detail : .content
  }
}

extension View {
  /// Sets how wide the column is that this view stands in, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(_PageModifier(.columnWidth(Frame(width: width.length))))
  }

  /// Sets how wide the column is that this view stands in, in points.
  /// - Parameters:
  ///   - min: has no meaning here besides limiting the ideal: a person does not move the columns.
  ///   - ideal: how wide it is.
  ///   - max: as `min`.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(
      _PageModifier(
        .columnWidth(
          Frame(
            width: ideal.length, minimumWidth: min?.length, maximumWidth: max?.length))))
  }
}

extension CGFloat {
  /// A length that can be shown; 0 for one that is negative or no number.
  fileprivate var length: Double { isFinite && self > 0 ? Double(self) : 0 }
}

/// How the columns of a split view share the room. See Apple's documentation of
/// `NavigationSplitViewStyle`.
///
/// Styles have no meaning here yet: the columns stand beside each other, and the last has the room
/// that the others leave.
public protocol NavigationSplitViewStyle: Sendable {}

/// The system's own style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style that makes the last column smaller when others come.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style that leaves the last column as large as it is when others come.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { Self() }
}

extension View {
  /// Sets how the columns of split views below share the room. Has no meaning here yet: see
  /// ``NavigationSplitViewStyle``.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    self
  }
}
