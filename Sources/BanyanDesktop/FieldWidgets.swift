import BanyanHost
import BanyanHostKit
import BanyanLayout

/// The toolkit's own fields over those of a window, with its input methods, selections and clipboard.
@MainActor
final class FieldWidgets {
  private final class Field {
    let widget: GTK.Object
    let isEditor: Bool
    /// The buffer of an editor.
    let buffer: GTK.Object?
    /// The text that the app knows.
    var text = ""
    var placeholder = ""
    var label = ""
    var place: LayoutRect?
    var style: WidgetStyleSheet.Style?
    var isCut = false

    init(_ widget: GTK.Object, isEditor: Bool, buffer: GTK.Object?) {
      self.widget = widget
      self.isEditor = isEditor
      self.buffer = buffer
    }
  }

  private unowned let window: DesktopWindow
  private var fields: [ElementID: Field] = [:]
  private var ids: [GTK.Object: ElementID] = [:]
  /// A Boolean value that indicates whether the program changes a field, and not the person.
  private var isSetting = false
  private var isMovingFocus = false

  init(_ window: DesktopWindow) {
    self.window = window
  }

  private var gtk: GTK { window.gtk }

  /// Makes, moves and removes fields after a change.
  func update() {
    var found: Set<ElementID> = []
    for element in window.scene.front.shownElements where element.kind.isField {
      guard let place = window.places[element.id] else { continue }
      found.insert(element.id)
      let field = fields[element.id] ?? make(element)
      update(field, element, place)
      dress(field, as: window.fieldTexts[element.id], in: place)
    }
    for id in fields.keys where !found.contains(id) {
      guard let field = fields.removeValue(forKey: id) else { continue }
      ids[field.widget] = nil
      gtk.overlayRemove(window.overlay, field.widget)
    }
  }

  private func make(_ element: ElementScene.Element) -> Field {
    let id = element.id
    let isEditor = element.kind == .textEditor || element.kind == .growingField
    let widget = isEditor ? gtk.textViewNew() : gtk.widget(gtk.textType(), role: .textBox)
    let field = Field(
      widget, isEditor: isEditor, buffer: isEditor ? gtk.textViewBuffer(widget) : nil)
    fields[id] = field
    ids[widget] = id
    if isEditor { gtk.textViewSetWrap(widget, 2) }
    if element.kind == .secureField { gtk.textSetVisibility(widget, 0) }
    gtk.on(field.buffer ?? widget, "changed") { [weak self] in self?.didChange(id) }
    if !isEditor {
      gtk.on(widget, "activate") { [weak self] in self?.window.send(.submit, to: id) }
    }
    let focus = gtk.focusNew()
    gtk.on(focus, "enter") { [weak self] in
      guard let self, !isMovingFocus else { return }
      window.moveFocus(to: id, reports: true)
    }
    gtk.addController(widget, focus)
    gtk.overlayAdd(window.overlay, widget)
    return field
  }

  private func update(_ field: Field, _ element: ElementScene.Element, _ place: LayoutRect) {
    let label = element.name
    if label != field.label {
      field.label = label
      gtk.set(.label, label, of: field.widget)
    }
    gtk.setSensitive(field.widget, element.properties[.isEnabled] == .isEnabled(false) ? 0 : 1)
    if !field.isEditor, case .placeholder(let text) = element.properties[.placeholder],
      text != field.placeholder
    {
      field.placeholder = text
      gtk.textSetPlaceholder(field.widget, text)
    }
    var text = ""
    if case .value(let value) = element.properties[.value] { text = value }
    if text != field.text {
      field.text = text
      isSetting = true
      if let buffer = field.buffer {
        gtk.bufferSetText(buffer, text, Int32(text.utf8.count))
      } else {
        gtk.editableSetText(field.widget, text)
        gtk.editableSetPosition(field.widget, -1)
      }
      isSetting = false
    }
  }

  /// Gives a field the place, the font and the color that its text has in the drawing.
  private func dress(_ field: Field, as text: FieldText?, in place: LayoutRect) {
    var area = text?.area ?? field.place ?? place
    if text == nil, field.style == nil {
      area = LayoutRect(place.x + 11, place.y, max(1, place.width - 22), place.height)
    }
    if field.place != area {
      field.place = area
      gtk.queueAllocate(window.overlay)
    }
    guard let text else { return }
    if text.isCut != field.isCut {
      field.isCut = text.isCut
      gtk.setOpacity(field.widget, text.isCut ? 0 : 1)
      gtk.setTargetable(field.widget, text.isCut ? 0 : 1)
    }
    let style = WidgetStyleSheet.Style(font: text.font, color: text.color)
    if field.style != style {
      let sheet = WidgetStyleSheet.shared(gtk)
      if let old = field.style { gtk.removeClass(field.widget, sheet.name(of: old)) }
      gtk.addClass(field.widget, sheet.name(of: style))
      field.style = style
      if !field.isEditor { gtk.editableSetAlignment(field.widget, Float(text.alignment)) }
    }
  }

  private func didChange(_ id: ElementID) {
    guard !isSetting, let field = fields[id] else { return }
    let text: String
    if let buffer = field.buffer {
      text = gtk.string(buffer, "text")
    } else {
      text = String(cString: gtk.editableText(field.widget))
    }
    field.text = text
    // The element keeps what the person sees, until the app sends another value.
    _ = window.scene.apply([.set(id, .value(text))])
    window.send(.input(text), to: id)
  }

  /// Returns the area of one of the fields in the window; nil if the widget is none of them.
  func place(of widget: GTK.Object) -> GTK.Rectangle? {
    guard let id = ids[widget], let place = fields[id]?.place else { return nil }
    return GTK.Rectangle(place)
  }

  /// The widget of a field; nil if the element is none.
  func widget(of id: ElementID) -> GTK.Object? { fields[id]?.widget }

  /// Gives a field the focus.
  /// - Returns: false if the element is not a field.
  func focus(_ id: ElementID?) -> Bool {
    guard let id, let field = fields[id] else { return false }
    isMovingFocus = true
    defer { isMovingFocus = false }
    if gtk.hasFocus(field.widget) == 0 { _ = gtk.grabFocus(field.widget) }
    return true
  }
}

/// The text of a field as it is drawn, where the toolkit's own field shows it.
struct FieldText: Hashable {
  /// In the window.
  var area: LayoutRect
  var font: DrawnFont
  var color: ColorComponents
  /// The share of the free space of a line that stands before it.
  var alignment: Double
  /// A Boolean value that indicates whether something cuts it off, as the end of a scroll view. The toolkit cuts off nothing, so
  /// its field is not seen then.
  var isCut = false
}

extension DrawnElement {
  /// Removes the texts of fields that the toolkit shows.
  /// - Returns: the texts of all fields.
  @MainActor
  mutating func takeFieldTexts(_ scene: ElementScene) -> [ElementID: FieldText] {
    var found: [ElementID: FieldText] = [:]
    takeFieldTexts(scene, .zero, within: frame, &found)
    return found
  }

  @MainActor
  private mutating func takeFieldTexts(
    _ scene: ElementScene, _ origin: LayoutPoint, within bounds: LayoutRect,
    _ found: inout [ElementID: FieldText]
  ) {
    let offset = effects?.offset ?? .zero
    let corner = LayoutPoint(
      origin.x + frame.x + offset.x, origin.y + frame.y + offset.y)
    var bounds = bounds
    if scene[id]?.kind.isField == true {
      foreground.removeAll { part in
        guard case .text(let text, let place) = part, let run = text.runs.first else {
          return false
        }
        let area = LayoutRect(corner.x + place.x, corner.y + place.y, place.width, place.height)
        let isCut = !bounds.contains(area)
        found[id] = FieldText(
          area: area, font: run.font, color: run.color, alignment: text.alignment, isCut: isCut)
        return !isCut
      }
    } else if effects?.clip != nil {
      bounds = bounds.intersection(LayoutRect(corner, frame.size))
    }
    let scrolled = effects?.scrolled ?? .zero
    let inner = LayoutPoint(corner.x + scrolled.x, corner.y + scrolled.y)
    for index in content.indices {
      content[index].takeFieldTexts(scene, inner, within: bounds, &found)
    }
  }
}

extension LayoutRect {
  /// Returns whether all of another rectangle is inside, up to half a point.
  fileprivate func contains(_ other: LayoutRect) -> Bool {
    other.x >= x - 0.5 && other.y >= y - 0.5 && other.maxX <= maxX + 0.5 && other.maxY <= maxY + 0.5
  }

  fileprivate func intersection(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return LayoutRect(
      left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
  }
}
