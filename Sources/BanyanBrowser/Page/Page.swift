import NIOCore

/// The page of a window, as the answer to the first request contains it: with the content, or without it as the
/// ``FirstDocument``.
struct Page {
  let body: ByteBuffer
  /// The value that allows the page's own style sheet, and no other.
  let nonce: String

  /// The content of a page before its socket brings anything.
  enum Content {
    case elements(ElementRenderer)
    case none(FirstDocument)
  }

  /// - Parameters:
  ///   - iconPath: The path of the icon below the site's.
  ///   - preloaded: The font that text will be in, as far as the request shows.
  ///   - resources: The style rules that define the colors and fonts of the app's resources.
  ///   - address: The address of the page, after the path of the site.
  ///   - tabName: The name of the tab, if it must be possible to find it.
  ///   - path: The path that the site is served under.
  ///   - surroundings: The person's environment, as far as the window knows it.
  ///   - windowName: The name of the window in the process, if the page may be shown in a frame.
  init(
    token: String, title: String, address: String, tabName: String, content: Content,
    assets: Assets, iconPath: String, preloaded: Assets.Asset?,
    resources: String,
    path: String, surroundings: Surroundings, windowName: String?
  ) {
    nonce = RandomToken.make()
    let elements: ElementRenderer? =
      if case .elements(let elements) = content { elements } else { nil }
    let own = elements?.parts ?? []
    // If there is an inspector, a key opens it.
    let needed = windowName == nil ? own : own.union(ClientParts(ClientPart.development))
    let parts = ClientPart.allCases.filter { needed.contains(ClientParts($0)) }
    let sheets = parts.compactMap { assets.parts[$0]?.sheet }
      .map { #"<link rel="stylesheet" href="\#(path)\#($0.path)">"# }.joined()
    let scripts = parts.compactMap { assets.parts[$0]?.script }
      .map { #"<script defer src="\#(path)\#($0.path)"></script>"# }.joined()
    // The browser would otherwise load the font only once it has laid out the page.
    let font = preloaded.map {
      #"<link rel="preload" as="font" type="\#($0.type)" href="\#(path)\#($0.path)" crossorigin>"#
    }
    let (beginning, priority, preloads) =
      switch content {
      case .elements(let elements):
        (#"<style id="first" nonce="\#(nonce)">\#(elements.sheet)</style>"#, "", "")
      case .none(let document):
        // Nothing is shown before the script has run. Browsers would otherwise fetch it after the parts.
        (
          FirstDocument.redirection, #" fetchpriority="high""#,
          document.preloads(of: assets, under: path, without: needed)
        )
      }
    var head = HTMLWriter()
    head.write(
      markup: """
        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8">\
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
        <meta name="color-scheme" content="light dark"><title>
        """)
    head.write(text: title)
    head.write(
      markup: """
        </title><link rel="icon" href="\(path)\(iconPath)">\
        \(font ?? "")<link rel="stylesheet" href="\(path)\(assets.styleSheet.path)">\
        \(sheets)\(resources.isEmpty ? "" : #"<style nonce="\#(nonce)">\#(resources)</style>"#)\
        \(beginning)<script defer\(priority) src="\(path)\(assets.script.path)"></script>\
        \(scripts)\(preloads)</head><body
        """)
    head.write(attribute: "data-window", token)
    head.write(attribute: "data-place", address)
    head.write(attribute: "data-parts", "\(needed.rawValue)")
    if elements == nil { head.write(attribute: "data-empty", "") }
    if let windowName { head.write(attribute: "data-name", windowName) }
    if !tabName.isEmpty { head.write(attribute: "data-tab", tabName) }
    for attribute in surroundings.attributes {
      head.write(attribute: attribute.name, attribute.value)
    }
    head.write(
      markup: (elements == nil ? ">" + FirstDocument.link : ">")
        + #"<svg id="symbols" aria-hidden="true" width="0" height="0">"# + Self.filters)
    for symbol in elements?.symbols.symbols ?? [] { head.write(markup: symbol.markup) }
    // The browser may style what has come before it has all style sheets: nothing slides from there to its place.
    head.write(markup: #"</svg><main id="b0" class="vstack window" data-afresh"#)
    for attribute in elements?.windowAttributes ?? [] {
      head.write(attribute: attribute.name, attribute.value)
    }
    head.write(markup: ">")
    var body = ByteBuffer(bytes: head.html)
    if let elements { body.writeBytes(elements.body.html) }
    body.writeString("</main></body></html>\n")
    self.body = body
  }

  /// Filters that CSS cannot express.
  private static let filters =
    #"<filter id="luminance" color-interpolation-filters="sRGB">"#
    + #"<feColorMatrix type="luminanceToAlpha"></feColorMatrix></filter>"#
}
