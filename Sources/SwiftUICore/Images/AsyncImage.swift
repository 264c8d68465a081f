import BanyanHost
import CoreGraphics
import Foundation

/// How far a picture is that is being loaded. See Apple's documentation of `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  /// It is not there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why the picture could not be loaded, if so.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture that is loaded from a URL.
///
/// The host loads it: on a page, the browser does, and only from `http` and `https`. See Apple's
/// documentation of `AsyncImage`.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var loaded: Loaded?

  private struct Loaded {
    let url: URL
    let error: URLError?
  }

  /// Loads a picture and shows what a function makes of how far it is.
  /// - Parameters:
  ///   - url: nil for a picture that is not known yet.
  ///   - scale: not yet observed: a point is a dot of the picture.
  ///   - transaction: that of the changes when the picture comes.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.transaction = transaction
    self.content = content
  }

  /// Loads a picture and shows it.
  /// - Parameter scale: not yet observed: a point is a dot of the picture.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .awaited }
  }

  /// Loads a picture, and shows something else until it is there.
  /// - Parameter scale: not yet observed: a point is a dot of the picture.
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

/// Makes the host load a picture, and hears of it.
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
    // How large the picture is that is about to be shown.
    case .measured(let rect): node.window.layout?.takeSize(ofPicture: url, rect)
    default: return false
    }
    return true
  }
}
