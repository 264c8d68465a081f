import BanyanHost

/// A picture from the app's resources, or a system symbol. See Apple's documentation of `Image`.
///
/// The symbols are Banyan's own drawings of the names that are used most. For a name that has no
/// drawing a placeholder is shown, and the name is logged once.
public struct Image: Equatable, Sendable {
  private let picture: Picture
  private let label: String?
  private var sizing: ImageSizing?

  private enum Picture: Equatable, Sendable {
    case symbol(String)
    case file(String)
  }

  /// Creates a picture of a system symbol.
  public init(systemName: String) {
    picture = .symbol(systemName)
    label = systemName.split(separator: ".").joined(separator: " ")
  }

  /// Creates a picture from the app's resources.
  /// - Parameter name: the file's name, with or without its extension.
  public init(_ name: String) {
    picture = .file(name)
    label = name
  }

  /// Creates a picture from the app's resources that says something.
  public init(_ name: String, label: Text) {
    picture = .file(name)
    self.label = label.string
  }

  /// Creates a picture from the app's resources that says nothing that is not said beside it.
  public init(decorative name: String) {
    picture = .file(name)
    label = nil
  }

  init(decorativeSystemName name: String) {
    picture = .symbol(name)
    label = nil
  }

  /// Lets the picture take any size.
  public func resizable() -> Image {
    var image = self
    image.sizing = .stretched
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
    case .file: return [TextRun(label ?? "", style: style)]
    }
  }
}

extension Image: ElementView {
  public typealias Body = Never
  typealias Content = EmptyView
  static var kind: ElementKind { .image }
  static var readsObjects: Bool { false }

  func properties(in environment: ElementEnvironment) -> [Property] {
    var properties: [Property] =
      switch picture {
      case .symbol(let name): [.symbol(name)]
      case .file(let name): [.source(name)]
      }
    if let label { properties.append(.label(label)) }
    if let sizing { properties.append(.imageSizing(sizing)) }
    return properties + environment.styleProperties
  }
}
