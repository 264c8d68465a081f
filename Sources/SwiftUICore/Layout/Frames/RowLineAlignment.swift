import Foundation

extension HorizontalAlignment {
  /// The guide for the leading end of the separator below a row of a list.
  ///
  /// A view in a row that sets this guide determines where the separator begins, replacing the list's own rule:
  ///
  /// ```swift
  /// List(contacts) { contact in
  ///   HStack {
  ///     Avatar(contact)
  ///     Text(contact.name)
  ///       .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  ///   }
  /// }
  /// ```
  ///
  /// Any view in the row may set it. If several views of a stack do, the mean applies, as with all alignments that are not
  /// edges or centers (LH05). The default is the leading edge of the view. Outside of a list's row it is an
  /// alignment like any other. See Apple's documentation of `listRowSeparatorLeading`.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)

  /// The guide for the trailing end of the separator below a row of a list.
  ///
  /// Set it like ``listRowSeparatorLeading``. The default is the trailing edge of the view. See Apple's documentation of
  /// `listRowSeparatorTrailing`.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

  /// True for the guides of the separator below a row.
  var isOfRowLine: Bool { self == .listRowSeparatorLeading || self == .listRowSeparatorTrailing }
}

private enum ListRowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

private enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}
