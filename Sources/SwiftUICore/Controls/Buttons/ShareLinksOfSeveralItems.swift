import BanyanHost
import Foundation

extension ShareLink where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button that shares several links, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button that shares several links, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button that shares several links, with a title.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(title))
  }
}

extension ShareLink where Data.Element == URL {
  /// Creates a button that shares several links, with a title. The title of the first one's preview is used for all of them.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(
      items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(Text(titleKey)),
      preview: items.first.map(preview)?.title)
  }

  /// Creates a button that shares several links, with a title. The title of the first one's preview is used for all of them.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(
      items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(Text(title)),
      preview: items.first.map(preview)?.title)
  }

  /// Creates a button that shares several links, with a title. The title of the first one's preview is used for all of them.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(
      items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(title),
      preview: items.first.map(preview)?.title)
  }

  /// Creates a button that shares several links. The title of the first one's preview is used for all of them.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(
      items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(),
      preview: items.first.map(preview)?.title)
  }

  /// Creates a button that shares several links, with a custom label. The title of the first one's preview is used for all of them.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      items.map { SharedItem($0) }, subject, message, label(),
      preview: items.first.map(preview)?.title)
  }
}

extension ShareLink where Data.Element == String, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button that shares several texts, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button that shares several texts, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button that shares several texts, with a title.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(title))
  }
}

extension ShareLink where Data.Element == String {
  /// Creates a button that shares several texts, with a title. The title of the first one's preview is used for all of them.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(
      items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(Text(titleKey)),
      preview: items.first.map(preview)?.title)
  }

  /// Creates a button that shares several texts, with a title. The title of the first one's preview is used for all of them.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(
      items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(Text(title)),
      preview: items.first.map(preview)?.title)
  }

  /// Creates a button that shares several texts, with a title. The title of the first one's preview is used for all of them.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(
      items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(title),
      preview: items.first.map(preview)?.title)
  }

  /// Creates a button that shares several texts. The title of the first one's preview is used for all of them.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(
      items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel(),
      preview: items.first.map(preview)?.title)
  }

  /// Creates a button that shares several texts, with a custom label. The title of the first one's preview is used for all of them.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      items.map { SharedItem($0) }, subject, message, label(),
      preview: items.first.map(preview)?.title)
  }
}
