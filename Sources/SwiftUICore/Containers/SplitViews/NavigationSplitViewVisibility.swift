import BanyanHost
import Foundation

/// The columns of a split view to show if there is space for them. See Apple's documentation of
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

  /// Returns the number of hidden columns, given the number of all columns.
  func hiddenCount(of count: Int) -> Int {
    switch columns {
    case .automatic, .all: 0
    case .double: max(count - 2, 0)
    case .detail: count - 1
    }
  }
}

/// A column of a split view. See Apple's documentation of `NavigationSplitViewColumn`.
public struct NavigationSplitViewColumn: Hashable, Comparable, Sendable {
  enum Column: Comparable, Sendable { case sidebar, content, detail }

  let column: Column

  /// Columns are ordered from the leading one to the trailing one.
  public static func < (left: NavigationSplitViewColumn, right: NavigationSplitViewColumn) -> Bool {
    left.column < right.column
  }

  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { Self(column: .sidebar) }
  /// The middle column, or the last of two.
  public static var content: NavigationSplitViewColumn { Self(column: .content) }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { Self(column: .detail) }

  /// Returns the index of the column among all columns.
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
  /// Sets the width of the column that contains this view, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(_PageModifier(.columnWidth(Frame(width: width.length))))
  }

  /// Sets the width of the column that contains this view, in points.
  /// - Parameters:
  ///   - min: limits the ideal width. It has no other effect, as a person cannot resize columns.
  ///   - ideal: the width of the column.
  ///   - max: limits the ideal width, like `min`.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(
      _PageModifier(
        .columnWidth(
          Frame(
            width: ideal.length, minimumWidth: min?.length,
            maximumWidth: max.flatMap { $0.isFinite ? $0.length : nil }))))
  }
}

extension CGFloat {
  /// The length, or 0 if it is negative or not a finite number.
  fileprivate var length: Double { isFinite && self > 0 ? Double(self) : 0 }
}

/// The way the columns of a split view share the space. See Apple's documentation of
/// `NavigationSplitViewStyle`.
///
/// Styles have no effect yet: the columns are side by side, and the last one takes the space
/// that the others leave.
public protocol NavigationSplitViewStyle: Sendable {}

/// The default style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style that makes the last column smaller when other columns appear.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style that keeps the size of the last column when other columns appear.
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
  /// Sets how split views in this view share the space among their columns. Has no effect yet; see
  /// ``NavigationSplitViewStyle``.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    self
  }
}
