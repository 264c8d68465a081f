import BanyanHost

/// Where a view stands across a column.
public struct HorizontalAlignment: Hashable, Sendable {
  let resolved: BanyanHost.Alignment.Horizontal
  public static let leading = HorizontalAlignment(resolved: .leading)
  public static let center = HorizontalAlignment(resolved: .center)
  public static let trailing = HorizontalAlignment(resolved: .trailing)
}

/// Where a view stands across a row.
public struct VerticalAlignment: Hashable, Sendable {
  let resolved: BanyanHost.Alignment.Vertical
  public static let top = VerticalAlignment(resolved: .top)
  public static let center = VerticalAlignment(resolved: .center)
  public static let bottom = VerticalAlignment(resolved: .bottom)
  public static let firstTextBaseline = VerticalAlignment(resolved: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(resolved: .lastTextBaseline)
}

/// Where a view stands in a place that is larger than itself.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  /// Creates an alignment on both axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  var resolved: BanyanHost.Alignment {
    BanyanHost.Alignment(horizontal: horizontal.resolved, vertical: vertical.resolved)
  }
}

/// How the lines of a text are aligned to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing

  init(_ alignment: BanyanHost.Alignment.Horizontal) {
    self =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
  }

  var resolved: BanyanHost.Alignment.Horizontal {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
