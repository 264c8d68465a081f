import BanyanHost
import CoreGraphics
import Foundation

/// The state of an image that is loaded asynchronously. See Apple's documentation of `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  /// The image is not available yet.
  case empty
  /// The image has been loaded.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The image, if it has been loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, if the image could not be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A view that loads an image from a URL.
///
/// The host loads it: on a page, the browser does, from `http`, `https` and `data:` addresses. See Apple's documentation of
/// `AsyncImage`.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var loaded: Loaded?

  private struct Loaded {
    let url: URL
    let error: URLError?
  }

  /// Creates a view that loads an image, with content for each phase.
  /// - Parameters:
  ///   - url: the URL of the image; nil if it is not known yet.
  ///   - scale: not supported yet: a point is a pixel of the image.
  ///   - transaction: the transaction for phase changes.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.transaction = transaction
    self.content = content
  }

  /// Creates a view that loads an image and shows it.
  /// - Parameter scale: not supported yet: a point is a pixel of the image.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .awaited }
  }

  /// Creates a view that loads an image, and shows a placeholder until then.
  /// - Parameter scale: not supported yet: a point is a pixel of the image.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  public var body: some View {
    content(phase)
      .modifier(StandInModifier())
      .background {
        if let url, loaded?.url != url {
          PictureLoader(url: url.absoluteString) { isLoaded in
            withTransaction(transaction) {
              loaded = Loaded(url: url, error: isLoaded ? nil : URLError(.cannotDecodeContentData))
            }
          }
          .id(url)
        }
      }
  }

  private var phase: AsyncImagePhase {
    guard let url, let loaded, loaded.url == url else { return .empty }
    if let error = loaded.error { return .failure(error) }
    return .success(Image(remote: url.absoluteString))
  }
}

/// Requests an image from the host, and receives the result.
private nonisolated struct PictureLoader: ElementView {
  typealias Body = Never
  typealias Content = EmptyView

  let url: String
  let didLoad: (Bool) -> Void

  @MainActor static var kind: ElementKind { .pictureLoader }
  @MainActor static var isResponder: Bool { true }
  @MainActor static var readsObjects: Bool { false }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    [.remoteSource(url), .isFocusable(false)]
  }

  @MainActor func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    switch payload {
    case .loaded(let isLoaded): didLoad(isLoaded)
    // The size of the image that is about to be shown.
    case .measured(let rect): node.window.layout?.takeSize(ofPicture: url, rect)
    default: return false
    }
    return true
  }
}

/// Gives content without an element an empty one, so that what is behind it is there all the same.
private nonisolated struct StandInModifier: WrappingModifier {
  typealias Body = Never

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> StandInNode {
    StandInNode(under: parent, in: context)
  }

  @MainActor func update(_ wrapper: StandInNode) {}
}

private final class StandInNode: WrapperNode {
  private var standIn: StandInElementNode?

  override var elementRule: ElementRule { .completed }

  override func complete(_ elements: inout [ElementNode], from first: Int) {
    if elements.count > first {
      standIn?.detach()
      standIn = nil
    } else {
      let element = standIn ?? StandInElementNode(.box, under: self, in: context)
      standIn = element
      elements.append(element)
    }
  }

  override func detach() {
    standIn?.detach()
    super.detach()
  }
}

private final class StandInElementNode: ElementNode {
  override var ownLayout: ElementLayout? {
    ElementLayout(.frame(width: 0, height: 0, alignment: .center))
  }
}
