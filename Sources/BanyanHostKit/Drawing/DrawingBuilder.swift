import BanyanHost
import BanyanLayout
import Foundation

/// Builds what is drawn of a window from its elements, their frames and a look.
///
/// ```swift
/// let builder = DrawingBuilder(look: .phone, appearance: .dark)
/// let drawing = builder.drawing(of: scene, frames: window.frames)
/// ```
package struct DrawingBuilder {
  package var look: Look
  /// The appearance of the window, which elements may change for what is in them.
  package var appearance: Appearance
  package var hasIncreasedContrast: Bool
  package var isRightToLeft: Bool
  /// The number of pixels per point: lines between rows are one pixel thick.
  package var displayScale: Double
  /// The ratio of the person's text size to the default one.
  package var typeScale: Double
  /// The element that a person is pressing, which shows it.
  package var pressed: ElementID?
  /// The time in seconds by which spinners turn, once in a second.
  package var time = 0.0
  /// Finds out how texts have been fitted; nil if all are in their places as they are.
  package var textFit: DrawnTextFit?
  /// Returns a color of the app's resources, by its name.
  package var resourceColor: (String) -> LookColor? = { _ in nil }
  /// Returns the name of the dark variant of a picture; nil if it has none.
  package var darkPicture: (String) -> String? = { _ in nil }
  /// The drawings of earlier updates; nil to draw everything again. They must be of the same look, size and settings, and
  /// ``pressed`` and ``time`` must not have changed since.
  package var kept: KeptDrawings?

  package init(
    look: Look, appearance: Appearance, hasIncreasedContrast: Bool = false,
    isRightToLeft: Bool = false, displayScale: Double = 1, typeScale: Double = 1
  ) {
    self.look = look
    self.appearance = appearance
    self.hasIncreasedContrast = hasIncreasedContrast
    self.isRightToLeft = isRightToLeft
    self.displayScale = displayScale
    self.typeScale = typeScale
  }

  /// Returns what is drawn of a window.
  ///
  /// - Parameters:
  ///   - frames: The frames of elements in the window. Of an element without a frame nothing is drawn, except for the content of
  ///     controls that are drawn whole.
  ///   - rowFrames: The frames of the rows of lists around views that are rows by themselves.
  ///   - scrolled: The movement of the content of scrolling elements: negative where it has been scrolled down.
  /// - Returns: The element of the window, with a frame of the window's size.
  @MainActor
  package func drawing(
    of scene: ElementScene, frames: [ElementID: LayoutRect],
    rowFrames: [ElementID: LayoutRect] = [:], scrolled: [ElementID: LayoutPoint] = [:]
  ) -> DrawnElement {
    let pass = DrawingPass(
      builder: self, window: frames[.window] ?? LayoutRect(0, 0, 0, 0), frames: frames,
      rowFrames: rowFrames, scrolled: scrolled, scene: scene)
    kept?.begin(scene, frames: frames, rowFrames: rowFrames, scrolled: scrolled)
    return pass.drawing(of: scene)
  }
}

extension DrawingBuilder {
  /// The colors of the window.
  var palette: Palette {
    Palette(
      look: look, appearance: appearance, hasIncreasedContrast: hasIncreasedContrast,
      resource: resourceColor)
  }

  /// Returns whether something in a window moves by itself, so that the drawing depends on ``time``.
  @MainActor
  package static func isMoving(_ scene: ElementScene, frames: [ElementID: LayoutRect]) -> Bool {
    func isMoving(_ element: ElementScene.Element) -> Bool {
      if element.isUnseen { return false }
      if element.kind == .progressView, element.fraction == nil, frames[element.id] != nil {
        return true
      }
      return element.children.contains(where: isMoving)
    }
    return isMoving(scene.root)
  }
}

/// The surroundings of an element, with everything that it inherits.
struct Place {
  var palette: Palette
  var isRightToLeft: Bool
  /// The color of text and symbols that have none of their own.
  var textColor: ColorComponents
  /// The color of symbols before the titles of labels; nil for that of text.
  var labelIconColor: ColorComponents?
  /// A Boolean value that indicates whether symbols have several colors.
  var isMulticolor = false
  /// The place of the surrounding drawn element in the window.
  var origin = LayoutPoint.zero
  /// The time of the last change of an element around.
  var lastChange = 0

  /// Returns the share of the free space that is before content at the left.
  func share(_ alignment: Alignment.Horizontal) -> Double {
    switch alignment {
    case .leading: isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  /// Returns a part of an area at its leading edge.
  func leading(_ width: Double, of area: LayoutRect, inset: Double = 0) -> LayoutRect {
    LayoutRect(
      isRightToLeft ? area.maxX - inset - width : area.x + inset, area.y, width, area.height)
  }

  /// Returns a part of an area at its trailing edge.
  func trailing(_ width: Double, of area: LayoutRect, inset: Double = 0) -> LayoutRect {
    LayoutRect(
      isRightToLeft ? area.x + inset : area.maxX - inset - width, area.y, width, area.height)
  }

  /// Returns an area without parts at its leading and trailing edges.
  func inset(_ area: LayoutRect, leading: Double, trailing: Double) -> LayoutRect {
    let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    return LayoutRect(area.x + left, area.y, max(0, area.width - left - right), area.height)
  }
}

/// One drawing of a window.
@MainActor
struct DrawingPass {
  typealias Element = ElementScene.Element

  let builder: DrawingBuilder
  /// The frame of the window.
  let window: LayoutRect
  let frames: [ElementID: LayoutRect]
  let rowFrames: [ElementID: LayoutRect]
  let scrolled: [ElementID: LayoutPoint]
  let scene: ElementScene

  var look: Look { builder.look }
  /// The thickness of lines between rows and beside bars.
  var hairline: Double { 1 / max(builder.displayScale, 1) }

  fileprivate func drawing(of scene: ElementScene) -> DrawnElement {
    let palette = builder.palette
    var place = Place(
      palette: palette, isRightToLeft: builder.isRightToLeft, textColor: palette[.primary])
    var drawn = DrawnElement(id: .window, frame: LayoutRect(.zero, window.size))
    place.enter(scene.root)
    place.origin = window.origin
    drawn.background = [.fill(.rectangle, in: drawn.bounds, .color(place.palette[\.background]))]
    // Content that ignores the safe area extends below a bar of menus.
    let (behind, above) = (
      scene.root.children.filter { $0.kind != .menuBar && $0.kind != .presentation },
      scene.root.children.filter { $0.kind == .presentation }
    )
    let bars = scene.root.children.filter { $0.kind == .menuBar && frames[$0.id]?.width != 0 }
    drawn.content =
      (behind + bars).flatMap { draw($0, place) } + above.flatMap { drawPresentation($0, place) }
    return drawn
  }

  /// Draws an element with everything in it. An element without a frame is not drawn, but what is in it may be.
  func draw(_ element: Element, _ surroundings: Place) -> [DrawnElement] {
    guard let kept = builder.kept else { return drawAgain(element, surroundings) }
    if let drawn = kept.drawing(of: element, in: surroundings) { return drawn }
    let drawn = drawAgain(element, surroundings)
    kept.keep(drawn, of: element, in: surroundings, clock: scene.clock)
    return drawn
  }

  private func drawAgain(_ element: Element, _ surroundings: Place) -> [DrawnElement] {
    if element.isUnseen { return [] }
    // Columns that stand side by side are not behind one another.
    if element.role == .backToColumn, window.width >= Look.Column.leastWindowWidth { return [] }
    var place = surroundings
    place.enter(element)
    guard let frame = frames[element.id] else { return drawContent(of: element, place) }
    var drawn = DrawnElement(id: element.id, frame: frame.moved(by: place.origin))
    place.origin = frame.origin
    var isComplete = false
    drawKind(element, &place, into: &drawn, isComplete: &isComplete)
    drawShape(element, place, into: &drawn)
    if !isComplete {
      drawn.content += drawContent(of: element, place)
      if let offset = scrolled[element.id] {
        drawn.change { $0.scrolled = offset }
      }
    }
    drawEffects(element, place, into: &drawn)
    return [drawn]
  }

  /// Draws what is in an element, the last in front.
  func drawContent(of element: Element, _ place: Place) -> [DrawnElement] {
    element.arrangesRows
      ? drawRows(of: element, place)
      : shownChildren(of: element).flatMap { draw($0, place) }
  }

  /// The children that are seen, from the back to the front.
  private func shownChildren(of element: Element) -> [Element] {
    var children = element.children
    switch element.kind {
    case .navigationStack: children = children.last.map { [$0] } ?? []
    // The background of bars and dots reaches below them.
    case .page, .tabView:
      children = children.filter { !$0.isBar } + children.filter(\.isBar)
    // The one is drawn with the row, and the others are seen when the row is swiped.
    case .row: children.removeAll { $0.kind == .rowBackground || $0.kind == .rowActions }
    case .splitView: children.removeAll { frames[$0.id]?.width == 0 }
    case .decorated where element.decorationPlacement == .behind: children.reverse()
    case .decorated where element.decorationPlacement == .mask: children = Array(children.prefix(1))
    case .label:
      switch element.properties[.labelStyle] {
      case .labelStyle(.iconOnly): children = Array(children.prefix(1))
      case .labelStyle(.titleOnly): children = Array(children.dropFirst())
      default: break
      }
    default: break
    }
    if children.contains(where: { $0.properties[.depth] != nil }) {
      children = children.enumerated()
        .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
        .map(\.element)
    }
    return children
  }

  /// Draws what is special about the kind of an element, and changes what its content inherits.
  /// - Parameter isComplete: Set to true if the content has been drawn, too.
  private func drawKind(
    _ element: Element, _ place: inout Place, into drawn: inout DrawnElement,
    isComplete: inout Bool
  ) {
    if element.isMenuItem { return drawMenuItem(element, &place, into: &drawn) }
    switch element.kind {
    case .text: drawText(element, place, into: &drawn)
    case .image: drawImage(element, place, into: &drawn)
    case .button, .pasteButton:
      drawButton(element, &place, into: &drawn)
      isComplete = element.properties[.hidesLabel] == .hidesLabel(true)
    case .link:
      place.textColor = element.isEnabled ? place.palette.accent : place.palette[.tertiary]
    case .toggle: drawToggle(element, &place, into: &drawn)
    case .slider: drawSlider(element, place, into: &drawn)
    case .stepper:
      drawStepper(element, place, into: &drawn)
      isComplete = true
    case .picker: isComplete = drawPicker(element, &place, into: &drawn)
    case .datePicker: drawDatePicker(element, place, into: &drawn)
    case .colorPicker: drawColorWell(element, place, into: &drawn)
    case .textField, .secureField, .growingField, .textEditor, .searchField:
      drawField(element, place, into: &drawn)
    case .progressView: drawProgress(element, place, into: &drawn)
    case .gauge: isComplete = drawGauge(element, place, into: &drawn)
    case .groupBox, .disclosureGroup, .disclosureToggle, .controlGroup:
      drawGroup(element, &place, into: &drawn)
    case .part: place.textColor = place.palette[.secondary]
    case .caption where element.parent?.hasOptionsBelowCaption == true:
      place.textColor = place.palette[.secondary]
    case .sectionHeader, .sectionFooter:
      let isProminent = element.properties[.isProminent] == .isProminent(true)
      place.textColor = place.palette[isProminent ? .primary : .secondary]
    case .unavailable:
      place.textColor = place.palette[.secondary]
      place.labelIconColor = place.textColor
    case .label where element.parent?.kind == .unavailable:
      place.textColor = place.palette[.primary]
    case .list, .form: drawList(element, place, into: &drawn)
    case .page, .navigationBar, .toolbar, .tabBar, .menuBar:
      drawBar(element, &place, into: &drawn)
    case .dialogHeader, .dialogActions: drawDialogPart(element, &place, into: &drawn)
    case .menu, .menuSection, .menuPreview: drawMenu(element, place, into: &drawn)
    case .tab: isComplete = drawTab(element, &place, into: &drawn)
    case .divider, .error, .video, .webPage, .scrollView: drawArea(element, place, into: &drawn)
    default: break
    }
  }
}

extension Place {
  /// Takes what an element sets for its content.
  @MainActor
  mutating func enter(_ element: ElementScene.Element) {
    lastChange = max(lastChange, element.lastChange)
    switch element.properties[.direction] {
    case .direction(let direction)?: isRightToLeft = direction == .rightToLeft
    default: break
    }
    if case .appearance(let appearance)? = element.properties[.appearance],
      appearance != palette.appearance
    {
      palette.appearance = appearance
      textColor = palette[.primary]
    }
    if case .tint(let tint)? = element.properties[.tint] {
      palette.setTint(tint)
    }
    // The style of a text is its own; that of anything else is inherited.
    if element.kind != .text, case .style(let style)? = element.properties[.style] {
      if let color = style.color { textColor = palette.resolve(color) }
    }
    if case .symbolRendering(let rendering)? = element.properties[.symbolRendering] {
      isMulticolor = rendering == .multicolor
    }
  }
}

extension ElementScene.Element {
  var decorationPlacement: DecorationPlacement {
    if case .decorationPlacement(let value)? = properties[.decorationPlacement] {
      value
    } else {
      .before
    }
  }

  fileprivate var isBar: Bool { kind == .navigationBar || kind == .toolbar || kind == .tabBar }

  fileprivate var depth: Double {
    if case .depth(let value)? = properties[.depth], value.isFinite { value } else { 0 }
  }
}

extension DrawnElement {
  /// The area of the element in its own coordinates.
  var bounds: LayoutRect { LayoutRect(.zero, frame.size) }

  mutating func change(_ change: (inout DrawnEffects) -> Void) {
    var effects = effects ?? DrawnEffects()
    change(&effects)
    self.effects = effects
  }
}

extension LayoutRect {
  func moved(by origin: LayoutPoint) -> LayoutRect {
    LayoutRect(x - origin.x, y - origin.y, width, height)
  }

  func inset(by length: Double) -> LayoutRect {
    LayoutRect(x + length, y + length, max(0, width - 2 * length), max(0, height - 2 * length))
  }

  /// Returns an area of a size in the middle of this one.
  func centered(_ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x + (self.width - width) / 2, y + (self.height - height) / 2, width, height)
  }
}
