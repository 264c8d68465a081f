import Foundation

extension HorizontalAlignment {
  /// Where the line below a row of a list begins.
  ///
  /// A view in a row that sets this guide says where the line below the row begins, from then on in place of the list's own rule:
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
  /// It may be set anywhere in the row. Where several views of a stack set it, it is their mean, as with all alignments that are not
  /// edges or centers (LH05). A view that does not set it has it at its leading edge. In a place that is no row of a list it is an
  /// alignment like any other. See Apple's documentation of `listRowSeparatorLeading`.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)

  /// Where the line below a row of a list ends.
  ///
  /// It is set as ``listRowSeparatorLeading`` is. A view that does not set it has it at its trailing edge. See Apple's documentation of
  /// `listRowSeparatorTrailing`.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

  /// Whether it says where the line below a row begins or ends.
  var isOfRowLine: Bool { self == .listRowSeparatorLeading || self == .listRowSeparatorTrailing }
}

private enum ListRowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

private enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}
