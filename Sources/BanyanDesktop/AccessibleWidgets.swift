import BanyanHost
import BanyanHostKit
import BanyanLayout

/// Widgets that nobody sees, one for each element that assistive technologies are to find.
///
/// GTK shows nothing but widgets to them. So each button has a button of the toolkit in its place, with the same name and action,
/// each switch a switch, and each text a label. They take no part in drawing, and the pointer does not find them.
@MainActor
final class AccessibleWidgets {
  private enum Form: Hashable {
    case button, toggle, text, heading, image, slider, progress
  }

  private final class Item {
    let widget: GTK.Object
    let form: Form
    var name = ""
    var value = ""
    var place: LayoutRect?
    /// The time of the scene that the widget shows.
    var clock = -1

    init(_ widget: GTK.Object, _ form: Form) {
      self.widget = widget
      self.form = form
    }
  }

  private unowned let window: DesktopWindow
  private var items: [ElementID: Item] = [:]
  private var ids: [GTK.Object: ElementID] = [:]
  private var isSetting = false

  init(_ window: DesktopWindow) {
    self.window = window
  }

  private var gtk: GTK { window.gtk }

  /// Makes, moves and removes widgets after a change.
  func update() {
    var found: [ElementID] = []
    visit(window.scene.front, &found)
    for id in Set(items.keys).subtracting(found) {
      guard let item = items.removeValue(forKey: id) else { continue }
      ids[item.widget] = nil
      gtk.overlayRemove(window.overlay, item.widget)
    }
    if found != order { sort(found) }
  }

  /// The elements that have widgets, in the order of reading.
  private var order: [ElementID] = []

  /// Puts the widgets in order, with the fields among them.
  private func sort(_ order: [ElementID]) {
    self.order = order
    var last = window.patches.front
    for id in order {
      guard let widget = items[id]?.widget ?? window.fields.widget(of: id) else { continue }
      gtk.insertAfter(widget, window.overlay, last)
      last = widget
    }
  }

  private func visit(_ element: ElementScene.Element, _ found: inout [ElementID]) {
    if element.properties[.isAccessibilityHidden] == .isAccessibilityHidden(true) { return }
    if let form = form(of: element), let place = window.places[element.id] {
      found.append(element.id)
      let known = items[element.id]
      if let known, known.form != form { remove(known, element.id) }
      update(items[element.id] ?? make(form, element.id), element, place)
      return
    }
    if element.kind.isField {
      found.append(element.id)
      return
    }
    for child in element.shownChildren { visit(child, &found) }
  }

  private func form(of element: ElementScene.Element) -> Form? {
    switch element.kind {
    case .button, .link, .tab, .option, .disclosureToggle, .pasteButton: return .button
    case .toggle: return .toggle
    case .slider: return .slider
    case .progressView: return .progress
    case .picker:
      switch element.properties[.pickerStyle] {
      case nil, .pickerStyle(.menu): return .button
      default: return nil
      }
    case .text: return element.properties[.headingLevel] == nil ? .text : .heading
    case .image: return element.properties[.label] == nil ? nil : .image
    default: return element.pointerInterest?.isPressed == true ? .button : nil
    }
  }

  private func remove(_ item: Item, _ id: ElementID) {
    items[id] = nil
    ids[item.widget] = nil
    gtk.overlayRemove(window.overlay, item.widget)
  }

  private func make(_ form: Form, _ id: ElementID) -> Item {
    let widget: GTK.Object
    switch form {
    case .button: widget = gtk.emptyButtonNew()
    case .toggle: widget = gtk.switchNew()
    case .text: widget = gtk.labelNew(nil)
    case .heading: widget = gtk.widget(gtk.labelType(), role: .heading)
    case .image: widget = gtk.widget(gtk.areaType(), role: .image)
    case .slider: widget = gtk.widget(gtk.areaType(), role: .slider)
    case .progress: widget = gtk.widget(gtk.areaType(), role: .progressBar)
    }
    let item = Item(widget, form)
    items[id] = item
    ids[widget] = id
    _ = WidgetStyleSheet.shared(gtk)
    gtk.addClass(widget, WidgetStyleSheet.unseen)
    gtk.setOpacity(widget, 0)
    gtk.setTargetable(widget, 0)
    if form == .button {
      gtk.on(widget, "clicked") { [weak self] in self?.press(id) }
    } else if form == .toggle {
      gtk.onChange(of: "active", widget) { [weak self] in
        if self?.isSetting == false { self?.press(id) }
      }
    }
    gtk.overlayAdd(window.overlay, widget)
    return item
  }

  private func update(_ item: Item, _ element: ElementScene.Element, _ place: LayoutRect) {
    if item.place != place {
      item.place = place
      gtk.queueAllocate(window.overlay)
    }
    // A switch that an assistive technology has pressed may show another state than the app.
    if item.form != .toggle, item.clock >= element.lastChangeWithin { return }
    item.clock = window.scene.clock
    let name = element.name
    if name != item.name {
      item.name = name
      switch item.form {
      case .text, .heading: gtk.labelSetText(item.widget, name)
      case .button, .toggle, .image, .slider, .progress:
        gtk.set(.label, name, of: item.widget)
      }
    }
    let value = element.accessibilityValue
    if value != item.value {
      item.value = value
      gtk.set(.valueText, value, of: item.widget)
    }
    let isOn = element.properties[.isOn] == .isOn(true)
    if item.form == .toggle, (gtk.switchIsActive(item.widget) != 0) != isOn {
      isSetting = true
      gtk.switchSetActive(item.widget, isOn ? 1 : 0)
      isSetting = false
    }
    let isEnabled = element.properties[.isEnabled] != .isEnabled(false)
    if gtk.boolean(item.widget, "sensitive") != isEnabled {
      gtk.setSensitive(item.widget, isEnabled ? 1 : 0)
    }
  }

  private func press(_ id: ElementID) {
    guard let element = window.scene[id] else { return }
    window.activate(element)
  }

  func place(of widget: GTK.Object) -> GTK.Rectangle? {
    guard let id = ids[widget], let place = items[id]?.place else { return nil }
    return GTK.Rectangle(place)
  }

  /// Gives the widget of an element the focus, so that a screen reader reads it.
  /// - Returns: false if the element has none that can have it.
  func focus(_ id: ElementID?) -> Bool {
    guard let id, let item = items[id], item.form == .button || item.form == .toggle else {
      return false
    }
    return gtk.grabFocus(item.widget) != 0
  }
}

extension DesktopWindow {
  /// Does what a press on an element does.
  func activate(_ element: ElementScene.Element) {
    for response in scene.responses(
      to: KeyCombination(key: " "), .down, focus: element.id)
    {
      switch response {
      case .stroke, .scroll: continue
      default:
        perform(response)
        return
      }
    }
  }
}

extension ElementScene.Element {
  fileprivate var accessibilityValue: String {
    if case .accessibilityValue(let value) = properties[.accessibilityValue] { return value }
    if case .number(let number) = properties[.number] { return "\(number)" }
    if case .progress(let progress) = properties[.progress] {
      return "\(Int((progress * 100).rounded()))%"
    }
    if kind == .picker {
      return children.first { $0.properties[.isOn] == .isOn(true) }?.name ?? ""
    }
    return ""
  }
}

extension GTK {
  /// Roles, by their names in GTK.
  enum Role: String {
    case heading
    case image = "img"
    case presentation
    case progressBar = "progress-bar"
    case slider
    case textBox = "text-box"
  }

  /// Properties for assistive technologies, by their names in GTK.
  enum AccessibleProperty: String {
    case label
    case valueText = "value-text"
  }

  func widget(_ type: UInt, role: Role) -> Object {
    var value = Value()
    valueInit(&value, accessibleRole())
    valueSetEnum(&value, number(role.rawValue, of: accessibleRole()))
    return "accessible-role".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return new(type, 1, &names, &value)
    }
  }

  func set(_ property: AccessibleProperty, _ text: String, of widget: Object) {
    var value = Value()
    valueInit(&value, Fundamental.string)
    valueSetString(&value, text)
    var number = number(property.rawValue, of: accessibleProperty())
    accessibleUpdate(widget, 1, &number, &value)
    valueUnset(&value)
  }

  /// Returns the number of an enumeration's value: these differ between versions of GTK.
  private func number(_ name: String, of type: UInt) -> Int32 {
    let found = enumValue(classReference(type), name)
    precondition(found != nil, "GTK has no accessible role or property '\(name)'")
    return found!.load(as: Int32.self)
  }
}
