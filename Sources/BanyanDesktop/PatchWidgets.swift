import BanyanHostKit
import BanyanLayout

/// The widgets that paint parts of a window, over the area that paints all of it.
///
/// They are below the fields of the toolkit, and neither the pointer nor an assistive technology finds them.
@MainActor
final class PatchWidgets {
  private unowned let window: DesktopWindow
  private var patches = Patches()
  private var widgets: [GTK.Object] = []

  init(_ window: DesktopWindow) {
    self.window = window
  }

  private var gtk: GTK { window.gtk }

  /// The widget that is in front of all others that paint the window.
  var front: GTK.Object { widgets.first ?? window.area }

  /// Paints again what looks different.
  func follow(_ damage: [LayoutRect]) {
    let old = patches.areas
    let redraw = patches.follow(damage, size: window.size)
    if patches.areas != old { arrange(old.count) }
    switch redraw {
    case .everything: gtk.queueDraw(window.area)
    case .patches(let places): for place in places { gtk.queueDraw(widgets[place]) }
    }
  }

  private func arrange(_ oldCount: Int) {
    while widgets.count < patches.areas.count { widgets.append(make(widgets.count)) }
    for index in 0..<max(oldCount, patches.areas.count) {
      gtk.setVisible(widgets[index], index < patches.areas.count ? 1 : 0)
    }
    gtk.queueAllocate(window.overlay)
  }

  private func make(_ index: Int) -> GTK.Object {
    let widget = gtk.widget(gtk.areaType(), role: .presentation)
    gtk.setTargetable(widget, 0)
    gtk.onDraw(widget) { [weak self] cairo in
      guard let self, patches.areas.indices.contains(index) else { return }
      window.draw(on: cairo, from: patches.areas[index].origin)
    }
    gtk.overlayAdd(window.overlay, widget)
    gtk.insertAfter(widget, window.overlay, window.area)
    return widget
  }

  /// Returns the area of a patch in the window; nil if the widget is none.
  func place(of widget: GTK.Object) -> GTK.Rectangle? {
    guard let index = widgets.firstIndex(of: widget) else { return nil }
    return patches.areas.indices.contains(index) ? GTK.Rectangle(patches.areas[index]) : nil
  }
}
