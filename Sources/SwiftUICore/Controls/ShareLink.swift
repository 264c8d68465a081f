import BanyanHost
import Foundation

/// A button that shares content with other apps. See Apple's documentation of `ShareLink`.
///
/// The host handles the sharing: a browser opens the system's share sheet, or copies the link or the text if there is
/// none. Only links and text can be shared.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>
where Data: RandomAccessCollection {
  let content: SharedContent
  let label: Label

  nonisolated init(
    _ items: [SharedItem], _ subject: Text?, _ message: Text?, _ label: Label,
    preview: String? = nil
  ) {
    content = SharedContent(items, title: subject?.string ?? preview, message: message?.string)
    self.label = label
  }
}

/// An item to share.
nonisolated struct SharedItem {
  var url: String?
  var text: String?

  init(_ url: URL) { self.url = url.absoluteString }
  init(_ text: String) { self.text = text }
}

extension SharedContent {
  nonisolated init(_ items: [SharedItem], title: String? = nil, message: String? = nil) {
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
  let title: String

  nonisolated private init(title: String) { self.title = title }

  /// Creates a preview from a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {
    self.init(title: Text(titleKey).string)
  }

  /// Creates a preview from a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {
    self.init(title: String(title))
  }

  /// Creates a preview from a title and an image. A browser shows no image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {
    self.init(title: Text(titleKey).string)
  }

  /// Creates a preview from a title and an image. A browser shows no image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {
    self.init(title: String(title))
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

  var facts: SharedContent { content }

  var standard: ButtonElement<Label> { ButtonElement(label, sharing: content) }

  func part(_ number: Int) -> any View { label }

  func configuration(of source: StyledControlNode<ShareLink>) -> PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: nil, label: .init(content: StyleContent(source: source, part: 0)), sharing: content,
      action: {})
  }
}
