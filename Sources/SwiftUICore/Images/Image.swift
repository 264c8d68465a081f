import BanyanHost
import Foundation

/// A picture from the app's resources, or a system symbol. See Apple's documentation of `Image`.
///
/// The symbols are Banyan's own drawings of the names that are used most. For a name that has no
/// drawing, and for a picture that is not there, a placeholder is shown, and the name is logged once.
public struct Image: Equatable, Sendable {
  private let picture: Picture
  private let label: String?
  private var sizing: ImageSizing?
  private var isTemplate: Bool?
  private var isPixelated = false

  private enum Picture: Equatable, Sendable {
    case symbol(String)
    case file(String)
    case remote(String)
    /// One that is not there yet.
    case awaited
  }

  private init(_ picture: Picture, label: String?) {
    self.picture = picture
    self.label = label
  }

  /// Creates a picture of a system symbol.
  public init(systemName: String) {
    self.init(.symbol(systemName), label: Self.label(ofSymbol: systemName))
  }

  /// Creates a picture of a system symbol.
  /// - Parameter variableValue: has no meaning for drawings whose parts do not stand for a value.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Creates a picture from the app's resources.
  /// - Parameters:
  ///   - name: the file's name, with or without its extension.
  ///   - bundle: has no meaning: an app's resources are found wherever they are.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.file(name), label: name)
  }

  /// Creates a picture from the app's resources.
  /// - Parameters:
  ///   - variableValue: has no meaning for pictures whose parts do not stand for a value.
  ///   - bundle: has no meaning: an app's resources are found wherever they are.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates a picture from the app's resources that says something.
  /// - Parameter bundle: has no meaning: an app's resources are found wherever they are.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.file(name), label: label.string)
  }

  /// Creates a picture from the app's resources that says nothing that is not said beside it.
  /// - Parameter bundle: has no meaning: an app's resources are found wherever they are.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.file(name), label: nil)
  }

  init(decorativeSystemName name: String) {
    self.init(.symbol(name), label: nil)
  }

  /// What stands where a picture is yet to come.
  static let awaited = Image(.awaited, label: nil)

  /// A picture that the host loads from elsewhere.
  init(remote url: String) {
    self.init(.remote(url), label: nil)
  }

  private static func label(ofSymbol name: String) -> String {
    name.split(separator: ".").joined(separator: " ")
  }

  /// How a picture fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// Lets the picture take any size.
  /// - Parameter capInsets: not yet observed: a picture is stretched as a whole.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.sizing = resizingMode == .tile ? .tiled : .stretched
    return image
  }
}

extension Image {
  /// The picture in a line of text: a symbol; of other pictures, what they say.
  func textRuns(in style: TextStyle) -> [TextRun] {
    switch picture {
    case .symbol(let name):
      var style = style
      style.symbol = name
      return [TextRun("", style: style)]
    case .file, .remote, .awaited: return [TextRun(label ?? "", style: style)]
    }
  }

  /// How a picture is shown in more dots than it has.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// Says how the picture is shown in more dots than it has: `none` shows them as squares. The others
  /// are the same.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.isPixelated = interpolation == .none
    return image
  }

  /// Has no meaning on a host that smooths every edge.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Whether a picture is shown in its own colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the style of text, as far as it is not clear.
    case template
    /// In its own colors.
    case original
  }

  /// Says whether the picture is shown in its own colors. A symbol has none.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.isTemplate = renderingMode.map { $0 == .template }
    return image
  }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small, medium, large
  }
}

extension Image: ElementView {
  public typealias Body = Never
  typealias Content = EmptyView
  static var kind: ElementKind { .image }
  static var readsObjects: Bool { false }

  func properties(in environment: ElementEnvironment) -> [Property] {
    var properties: [Property] = []
    switch picture {
    case .symbol(let name):
      let values = environment.values
      properties.append(.symbol(values.symbolVariants.name(of: name)))
      switch values.imageScale {
      case .small: properties.append(.symbolScale(.small))
      case .medium: break
      case .large: properties.append(.symbolScale(.large))
      }
    case .file(let name):
      properties.append(.source(environment.shownPicture(name)))
      if isTemplate == true { properties.append(.isTemplate(true)) }
    case .remote(let url): properties.append(.remoteSource(url))
    case .awaited: break
    }
    if isPixelated { properties.append(.isPixelated(true)) }
    if let label { properties.append(.label(label)) }
    if let sizing { properties.append(.imageSizing(sizing)) }
    return properties + environment.styleProperties
  }
}

extension ElementEnvironment {
  /// The light or dark variant of a picture of an asset catalog. Only a picture that has both depends on the color scheme.
  fileprivate func shownPicture(_ name: String) -> String {
    guard let dark = context.window?.layout?.setup.darkPicture(name), values.colorScheme == .dark
    else { return name }
    return dark
  }
}
