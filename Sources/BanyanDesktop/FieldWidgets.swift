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
    var place: LayoutRect?

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
      update(fields[element.id] ?? make(element), element, place)
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
    let widget = isEditor ? gtk.textViewNew() : gtk.textNew()
    let field = Field(
      widget, isEditor: isEditor, buffer: isEditor ? gtk.textViewBuffer(widget) : nil)
    fields[id] = field
    ids[widget] = id
    gtk.addClass(widget, "banyan-field")
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
    let shown = element.fieldArea(in: place)
    if field.place != shown {
      field.place = shown
      gtk.queueAllocate(window.overlay)
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

extension ElementScene.Element {
  /// The part of a field in which its text stands.
  fileprivate func fieldArea(in place: LayoutRect) -> LayoutRect {
    let inset: Double =
      switch properties[.fieldStyle] {
      case .fieldStyle(.roundedBorder), .fieldStyle(.squareBorder): 8
      default: kind == .searchField ? 30 : 0
      }
    return LayoutRect(place.x + inset, place.y, max(1, place.width - 2 * inset), place.height)
  }
}
