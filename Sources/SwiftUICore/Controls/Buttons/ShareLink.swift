import BanyanHost
import Foundation

/// A button that shares content with other apps. See Apple's documentation of `ShareLink`.
///
/// The host handles the sharing: a browser opens the system's share sheet, or copies the link or the text if there is
/// none. Only links and text can be shared.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>
where Data: RandomAccessCollection {
  let request: ShareRequest
  let label: Label

  nonisolated init(
    _ items: [SharedItem], _ subject: Text?, _ message: Text?, _ label: Label,
    preview: Text? = nil
  ) {
    request = ShareRequest(items: items, title: subject ?? preview, message: message)
    self.label = label
  }
}

/// An item to share.
nonisolated package struct SharedItem {
  var url: String?
  var text: String?

  package init(_ url: URL) { self.url = url.absoluteString }
  package init(_ text: String) { self.text = text }
}

/// A request to share something, with its texts as they are before a person reads them.
nonisolated package struct ShareRequest {
  package let items: [SharedItem]
  let title: Text?
  let message: Text?

  package init(items: [SharedItem], title: Text? = nil, message: Text? = nil) {
    self.items = items
    self.title = title
    self.message = message
  }

  @MainActor func content(in environment: ElementEnvironment) -> SharedContent {
    SharedContent(
      items, title: title?.string(in: environment), message: message?.string(in: environment))
  }
}

extension SharedContent {
  nonisolated package init(_ items: [SharedItem], title: String? = nil, message: String? = nil) {
    let urls = items.compactMap(\.url)
    let texts = [message].compactMap { $0 } + items.compactMap(\.text)
    // Several links become text.
    let lines = urls.count > 1 ? texts + urls : texts
    self.init(
      title: title, text: lines.isEmpty ? nil : lines.joined(separator: "\n"),
      url: urls.count == 1 ? urls[0] : nil)
  }
}

/// The preview of an item to share: its title. See Apple's documentation of
/// `SharePreview`.
public struct SharePreview<Image, Icon> {
  let title: Text

  nonisolated private init(title: Text) { self.title = title }

  /// Creates a preview from a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview from a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {
    self.init(title: Text(title))
  }

  /// Creates a preview from a title and an image. A browser shows no image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview from a title and an image. A browser shows no image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {
    self.init(title: Text(title))
  }
}

extension SharePreview {
  /// Creates a preview from a title that is a text.
  nonisolated public init(_ title: Text) where Image == Never, Icon == Never {
    self.init(title: title)
  }

  /// Creates a preview from a title that is a text, and an image. A browser shows no image.
  nonisolated public init(_ title: Text, image: Image) where Icon == Never {
    self.init(title: title)
  }

  /// Creates a preview from a title and an icon. A browser shows no icon.
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview from a title and an icon. A browser shows no icon.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) where Image == Never {
    self.init(title: Text(title))
  }

  /// Creates a preview from a title that is a text, and an icon. A browser shows no icon.
  nonisolated public init(_ title: Text, icon: Icon) where Image == Never {
    self.init(title: title)
  }

  /// Creates a preview from a title, an image and an icon. A browser shows the title alone.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey))
  }

  /// Creates a preview from a title, an image and an icon. A browser shows the title alone.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title))
  }

  /// Creates a preview from a title that is a text, an image and an icon. A browser shows the title alone.
  nonisolated public init(_ title: Text, image: Image, icon: Icon) {
    self.init(title: title)
  }
}

/// The default label of a share link. See Apple's documentation of `DefaultShareLinkLabel`.
public nonisolated struct DefaultShareLinkLabel: View {
  private let title: Text

  init(_ title: Text = Text("Share…")) { self.title = title }

  @MainActor public var body: some View {
    Label {
      title
    } icon: {
      Image(decorativeSystemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink: StyledControl {
  public typealias Body = Never

  var facts: ShareRequest { request }

  var standard: ButtonElement<Label> { ButtonElement(label, sharing: request) }

  func part(_ number: Int) -> any View { label }

  func configuration(of source: StyledControlNode<ShareLink>) -> PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: nil, label: .init(content: StyleContent(source: source, part: 0)), sharing: request,
      action: {})
  }
}
