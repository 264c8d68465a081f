import BanyanHost
import BanyanLayout
import CoreGraphics

/// An alignment position along the horizontal axis.
///
/// Create a custom alignment from a type that provides the position of its line in views that set none:
///
/// ```swift
/// private struct MiddleOfLabel: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
/// }
///
/// extension HorizontalAlignment {
///   static let middleOfLabel = HorizontalAlignment(MiddleOfLabel.self)
/// }
/// ```
///
/// See Apple's documentation of `HorizontalAlignment`.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The alignment by a name that hosts know. For a custom alignment, the nearest standard one.
  let resolved: BanyanHost.Alignment.Horizontal
  /// The number of a custom alignment; 0 for a standard one.
  let own: UInt32

  private init(resolved: BanyanHost.Alignment.Horizontal) {
    self.resolved = resolved
    own = 0
  }

  /// Creates a custom alignment. Two alignments of the same type are equal.
  ///
  /// It reaches through containers: a view in a row in a column can be aligned with one in another
  /// row (LH07). A host with its own layout uses the standard alignment that comes closest to the
  /// default value.
  nonisolated public init(_ id: any AlignmentID.Type) {
    resolved = .nearest { id.defaultValue(in: $0) }
    own = OwnAlignments.number(of: id)
  }

  public static let leading = HorizontalAlignment(resolved: .leading)
  public static let center = HorizontalAlignment(resolved: .center)
  public static let trailing = HorizontalAlignment(resolved: .trailing)

  /// The alignment with no vertical part.
  var alone: BanyanHost.Alignment {
    BanyanHost.Alignment(horizontal: resolved, ownHorizontal: own)
  }

  /// Returns one position for the explicit positions of several views: their mean; nil if there is none.
  ///
  /// This is how a container gets its guide from those of its children.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    values.mean
  }

  var key: GuideKey { alone.horizontalKey }

  /// Creates the alignment of a key, or nil if the key belongs to the other axis.
  init?(_ key: GuideKey) {
    if let number = key.ownNumber, let type = OwnAlignments.type(of: number) {
      self.init(type)
      return
    }
    let standard: [HorizontalAlignment] = [.leading, .center, .trailing]
    guard let known = standard.first(where: { $0.key == key }) else { return nil }
    self = known
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.own == right.own && (left.own != 0 || left.resolved == right.resolved)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}

/// An alignment position along the vertical axis.
///
/// Create a custom alignment from a type, as for ``HorizontalAlignment``. See Apple's documentation
/// of `VerticalAlignment`.
public struct VerticalAlignment: Hashable, Sendable {
  /// The alignment by a name that hosts know. For a custom alignment, the nearest standard one.
  let resolved: BanyanHost.Alignment.Vertical
  /// The number of a custom alignment; 0 for a standard one.
  let own: UInt32

  private init(resolved: BanyanHost.Alignment.Vertical) {
    self.resolved = resolved
    own = 0
  }

  /// Creates a custom alignment. Two alignments of the same type are equal.
  ///
  /// It reaches through containers: a view in a column in a row can be aligned with one in another
  /// column (LH07). A host with its own layout uses the standard alignment that comes closest to the
  /// default value.
  nonisolated public init(_ id: any AlignmentID.Type) {
    resolved = .nearest { id.defaultValue(in: $0) }
    own = OwnAlignments.number(of: id)
  }

  public static let top = VerticalAlignment(resolved: .top)
  public static let center = VerticalAlignment(resolved: .center)
  public static let bottom = VerticalAlignment(resolved: .bottom)
  public static let firstTextBaseline = VerticalAlignment(resolved: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(resolved: .lastTextBaseline)

  /// The alignment with no horizontal part.
  var alone: BanyanHost.Alignment {
    BanyanHost.Alignment(vertical: resolved, ownVertical: own)
  }

  /// Returns one position for the explicit positions of several views: their mean, or the first or last of baselines; nil if
  /// there is none.
  ///
  /// This is how a container gets its guide from those of its children.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    switch self {
    case .firstTextBaseline: values.lazy.compactMap(\.self).min()
    case .lastTextBaseline: values.lazy.compactMap(\.self).max()
    default: values.mean
    }
  }

  var key: GuideKey { alone.verticalKey }

  /// Creates the alignment of a key, or nil if the key belongs to the other axis.
  init?(_ key: GuideKey) {
    if let number = key.ownNumber, let type = OwnAlignments.type(of: number) {
      self.init(type)
      return
    }
    let standard: [VerticalAlignment] = [
      .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
    ]
    guard let known = standard.first(where: { $0.key == key }) else { return nil }
    self = known
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.own == right.own && (left.own != 0 || left.resolved == right.resolved)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}

/// An alignment on both axes.
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
    BanyanHost.Alignment(
      horizontal: horizontal.resolved, vertical: vertical.resolved,
      ownHorizontal: horizontal.own, ownVertical: vertical.own)
  }
}

/// An alignment position for the lines of a text.
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

extension Sequence where Element == CGFloat? {
  fileprivate var mean: CGFloat? {
    let present = compactMap(\.self)
    return present.isEmpty ? nil : present.reduce(0, +) / CGFloat(present.count)
  }
}
