import Foundation
import SwiftUICore

/// A controller that shows a web page outside the app: in another tab of the person's browser.
///
/// The page opens when the controller appears. A browser may block that, and the person may return, so the app shows the page's
/// name and a link to it. Only `http` and `https` pages are opened. See Apple's documentation of
/// `SFSafariViewController`.
@MainActor
@preconcurrency
open class SFSafariViewController: UIViewController {
  private let url: URL

  /// Creates a controller for a page.
  public init(url URL: URL) {
    url = URL
    super.init(in: nil)
  }

  override var content: AnyView { AnyView(OtherTab(url: url)) }
}

private struct OtherTab: View {
  let url: URL
  @Environment(\.windowReference) private var window

  private var isPage: Bool { ["http", "https"].contains(url.scheme?.lowercased()) }

  var body: some View {
    VStack(spacing: 16) {
      Text(url.host ?? url.absoluteString).font(.headline)
      if isPage { Link("Open in another tab", destination: url) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { if isPage { window?.window?.open(url) } }
  }
}
