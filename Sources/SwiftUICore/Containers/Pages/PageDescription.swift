import BanyanHost

/// The description of a page by its views, for its bars.
struct PageDescription: Equatable {
  var title: Text?
  var subtitle: Text?
  var titleDisplay: TitleDisplay?
  var hidesBackButton: Bool?
  /// True if the bar shows neither the title nor the subtitle.
  var removesTitle = false
  /// The width of the column that contains the page.
  var columnWidth: Frame?
  var background: BarSettings.BarStyle?
  var bars = BarSettings()
  var items: [ToolbarItemNode] = []

  /// True if there is nothing to show in a bar.
  var isSilent: Bool { title == nil && subtitle == nil && items.isEmpty }

  static func == (left: PageDescription, right: PageDescription) -> Bool {
    left.title == right.title && left.subtitle == right.subtitle
      && left.titleDisplay == right.titleDisplay
      && left.hidesBackButton == right.hidesBackButton && left.bars == right.bars
      && left.removesTitle == right.removesTitle
      && left.columnWidth == right.columnWidth && left.background == right.background
      && left.items.elementsEqual(right.items, by: ===)
  }
}

/// The preference key of a page's description. The first view that sets a value determines it, and the
/// items of all views are shown.
struct PageKey: PreferenceKey {
  static var defaultValue: PageDescription { PageDescription() }

  static func reduce(value: inout PageDescription, nextValue: () -> PageDescription) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.titleDisplay = value.titleDisplay ?? next.titleDisplay
    value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
    value.removesTitle = value.removesTitle || next.removesTitle
    value.columnWidth = value.columnWidth ?? next.columnWidth
    value.background = value.background ?? next.background
    value.bars.merge(next.bars)
    value.items += next.items
  }
}

/// A modifier's contribution to the description of a page, which overrides that of its content.
enum PageStatement: Equatable {
  case title(Text)
  case subtitle(Text)
  case titleDisplay(TitleDisplay?)
  case hidesBackButton(Bool)
  /// True if the bar leaves the title out; false leaves it as it is.
  case removesTitle(Bool)
  case columnWidth(Frame)
  /// The background of the page; nil leaves it as it is.
  case background(BarSettings.BarStyle?)
  /// A background that cannot be shown, with the report about it.
  case unshownBackground(String)
  case bars(BarSettings)
}

/// Sets a part of a page's description.
public nonisolated struct _PageModifier: PreferenceSettingModifier {
  typealias Key = PageKey

  let statement: PageStatement

  nonisolated init(_ statement: PageStatement) {
    self.statement = statement
  }

  @MainActor func preferenceValue(_ content: _Node) -> PageDescription {
    var accumulator = PreferenceAccumulator<PageKey>()
    content.collectPreference(PageKey.self, into: &accumulator)
    var description = accumulator.value ?? PageDescription()
    switch statement {
    case .title(let title): description.title = title
    case .subtitle(let subtitle): description.subtitle = subtitle
    case .titleDisplay(let display): description.titleDisplay = display
    case .hidesBackButton(let hides): description.hidesBackButton = hides
    case .removesTitle(let removes):
      description.removesTitle = removes || description.removesTitle
    case .columnWidth(let width): description.columnWidth = width
    case .background(let background): description.background = background ?? description.background
    case .unshownBackground(let issue): Issue.reportOnce(issue, in: content.runtime)
    case .bars(var settings):
      settings.merge(description.bars)
      description.bars = settings
    }
    return description
  }

  @MainActor static func isUnchanged(_ old: _PageModifier, _ new: _PageModifier) -> Bool {
    old.statement == new.statement
  }
}
