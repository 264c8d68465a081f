import BanyanHost
import Foundation

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button that shares a link, with a custom label.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([SharedItem(item)], subject, message, label())
  }

  /// Creates a button that shares a link.
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Label == DefaultShareLinkLabel {
    self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel())
  }

  /// Creates a button that shares a link, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button that shares a link, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(Text(title)))
  }
}

extension ShareLink where Data == CollectionOfOne<URL> {
  /// Creates a button that shares a link with a preview, with a custom label.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init([SharedItem(item)], subject, message, label(), preview: preview.title)
  }

  /// Creates a button that shares a link with a preview.
  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(
      [SharedItem(item)], subject, message, DefaultShareLinkLabel(), preview: preview.title)
  }

  /// Creates a button that shares a link with a preview, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(
      [SharedItem(item)], subject, message, DefaultShareLinkLabel(Text(titleKey)),
      preview: preview.title)
  }
}

extension ShareLink where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button that shares several items, with a custom label.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items.map { SharedItem($0) }, subject, message, label())
  }

  /// Creates a button that shares several items.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Label == DefaultShareLinkLabel {
    self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel())
  }
}

extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button that shares text, with a custom label.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([SharedItem(item)], subject, message, label())
  }

  /// Creates a button that shares text.
  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Label == DefaultShareLinkLabel {
    self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel())
  }

  /// Creates a button that shares text, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button that shares text, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Label == DefaultShareLinkLabel {
    self.init([SharedItem(item)], subject, message, DefaultShareLinkLabel(Text(title)))
  }
}

extension ShareLink where Data == CollectionOfOne<String> {
  /// Creates a button that shares text with a preview, with a custom label.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init([SharedItem(item)], subject, message, label(), preview: preview.title)
  }

  /// Creates a button that shares text with a preview.
  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(
      [SharedItem(item)], subject, message, DefaultShareLinkLabel(), preview: preview.title)
  }

  /// Creates a button that shares text with a preview, with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Label == DefaultShareLinkLabel {
    self.init(
      [SharedItem(item)], subject, message, DefaultShareLinkLabel(Text(titleKey)),
      preview: preview.title)
  }
}

extension ShareLink where Data.Element == String, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button that shares several items, with a custom label.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items.map { SharedItem($0) }, subject, message, label())
  }

  /// Creates a button that shares several items.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Label == DefaultShareLinkLabel {
    self.init(items.map { SharedItem($0) }, subject, message, DefaultShareLinkLabel())
  }
}
