import BanyanHost
import BanyanHostKit
import BanyanLayout

/// The choices of a picker or among the actions of a row: a popover of the toolkit with options, a calendar and a
/// time, or colors.
@MainActor
final class PickerWidgets {
  private unowned let window: DesktopWindow
  private var popover: GTK.Object?

  init(_ window: DesktopWindow) {
    self.window = window
  }

  private var gtk: GTK { window.gtk }

  /// Opens the popover of a picker.
  func open(_ id: ElementID) {
    guard let element = window.scene[id], let place = window.places[id] else { return }
    show(beside: place) { popover in
      switch element.kind {
      case .datePicker: dates(of: element)
      case .colorPicker: colors(of: element)
      default: options(of: element, in: popover)
      }
    }
  }

  /// Opens the popover with the actions of a row.
  /// - Parameter point: the place of the pointer; nil for the row's own place.
  func openActions(of id: ElementID, at point: LayoutPoint?) {
    guard let row = window.scene[id], let place = window.places[id] else { return }
    let actions = row.rowActions.map { (name: $0.name, isEnabled: $0.isEnabled, event: $0.event) }
    if actions.isEmpty { return }
    show(beside: point.map { LayoutRect($0, LayoutSize(1, 1)) } ?? place) { popover in
      buttons(actions, in: popover)
    }
  }

  private func show(beside place: LayoutRect, _ content: (GTK.Object) -> GTK.Object) {
    if let popover { gtk.unparent(popover) }
    let popover = gtk.popoverNew()
    self.popover = popover
    gtk.popoverSetChild(popover, content(popover))
    gtk.popoverSetArrow(popover, 0)
    gtk.setParent(popover, window.area)
    var rectangle = GTK.Rectangle(place)
    gtk.popoverPoint(popover, &rectangle)
    gtk.popoverOpen(popover)
  }

  private func options(of picker: ElementScene.Element, in popover: GTK.Object) -> GTK.Object {
    let options = picker.children.filter { $0.kind == .option }
    return buttons(
      options.map { option in
        let isOn = option.properties[.isOn] == .isOn(true)
        return (
          (isOn ? "✓ " : "    ") + option.name,
          option.properties[.isEnabled] != .isEnabled(false),
          Event(target: option.id, payload: .activate)
        )
      }, in: popover)
  }

  /// Returns a column of buttons, each of which closes the popover and sends an event.
  private func buttons(
    _ choices: [(name: String, isEnabled: Bool, event: Event)], in popover: GTK.Object
  ) -> GTK.Object {
    let box = gtk.boxNew(1, 0)
    for choice in choices {
      let button = gtk.buttonNew(choice.name)
      gtk.addClass(button, "flat")
      if !choice.isEnabled { gtk.setSensitive(button, 0) }
      gtk.on(button, "clicked") { [weak self] in
        self?.gtk.popoverClose(popover)
        self?.window.send(choice.event.payload, to: choice.event.target)
      }
      gtk.boxAppend(box, button)
    }
    return box
  }

  // MARK: Dates

  private func dates(of picker: ElementScene.Element) -> GTK.Object {
    let box = gtk.boxNew(1, 8)
    let id = picker.id
    guard let picked = PickedDate(picker.value) else { return box }
    if let day = picked.day {
      let calendar = gtk.calendarNew()
      // The hour is one that every day has.
      if let date = gtk.dateNew(Int32(day.year), Int32(day.month), Int32(day.day), 12, 0, 0) {
        gtk.calendarSelect(calendar, date)
        gtk.dateRelease(date)
      }
      gtk.on(calendar, "day-selected") { [weak self] in
        guard let self, let date = gtk.calendarDate(calendar) else { return }
        var (year, month, day): (Int32, Int32, Int32) = (0, 0, 0)
        gtk.dateParts(date, &year, &month, &day)
        gtk.dateRelease(date)
        change(id) { $0.day = .init(year: Int(year), month: Int(month), day: Int(day)) }
      }
      gtk.boxAppend(box, calendar)
    }
    if let time = picked.time {
      let row = gtk.boxNew(0, 4)
      let hours = gtk.spinNew(0, 23, 1)
      let minutes = gtk.spinNew(0, 59, 1)
      gtk.spinSet(hours, Double(time.hour))
      gtk.spinSet(minutes, Double(time.minute))
      for spin in [hours, minutes] {
        gtk.spinSetWraps(spin, 1)
        gtk.on(spin, "value-changed") { [weak self] in
          guard let self else { return }
          let time = PickedDate.Time(
            hour: Int(gtk.spinValue(hours)), minute: Int(gtk.spinValue(minutes)))
          change(id) { $0.time = time }
        }
      }
      gtk.boxAppend(row, hours)
      gtk.boxAppend(row, gtk.labelNew(":"))
      gtk.boxAppend(row, minutes)
      gtk.boxAppend(box, row)
    }
    return box
  }

  private func change(_ id: ElementID, _ change: (inout PickedDate) -> Void) {
    guard let element = window.scene[id], var picked = PickedDate(element.value) else { return }
    change(&picked)
    enter(picked.value, into: id)
  }

  /// Sends a value, which the element shows until the app sends another.
  private func enter(_ value: String, into id: ElementID) {
    if window.scene[id]?.value == value { return }
    _ = window.scene.apply([.set(id, .value(value))])
    window.send(.input(value), to: id)
  }

  // MARK: Colors

  /// A `GdkRGBA`.
  private struct Color {
    var red, green, blue, opacity: Float

    func value(hasOpacity: Bool) -> String {
      let parts = [red, green, blue] + (hasOpacity ? [opacity] : [])
      return "#"
        + parts.map { part in
          let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
          return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
  }

  private func colors(of picker: ElementScene.Element) -> GTK.Object {
    let chooser = gtk.colorsNew()
    let id = picker.id
    let hasOpacity = picker.properties[.allowsOpacity] == .allowsOpacity(true)
    gtk.colorsSetOpacity(chooser, hasOpacity ? 1 : 0)
    if let known = ColorComponents(hexadecimal: picker.value) {
      var color = Color(
        red: Float(known.red), green: Float(known.green), blue: Float(known.blue),
        opacity: Float(known.opacity))
      gtk.colorsSet(chooser, &color)
    }
    gtk.onChange(of: "rgba", chooser) { [weak self] in
      guard let self else { return }
      var color = Color(red: 0, green: 0, blue: 0, opacity: 0)
      gtk.colorsGet(chooser, &color)
      enter(color.value(hasOpacity: hasOpacity), into: id)
    }
    return chooser
  }
}
