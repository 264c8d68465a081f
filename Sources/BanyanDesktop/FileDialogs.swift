import BanyanHost
import BanyanHostKit
import Foundation

/// The toolkit's dialogs in which a person chooses files to open, or the place for one to keep.
@MainActor
final class FileDialogs {
  private unowned let window: DesktopWindow
  /// The dialog that is open, if there is one.
  private var dialog: GTK.Object?
  private var choiceCount: UInt32 = 0

  init(_ window: DesktopWindow) {
    self.window = window
  }

  private var gtk: GTK { window.gtk }

  /// Asks for the files that a button is for.
  /// - Parameter closesAround: whether the presentation around the button closes if the person chooses nothing.
  func choose(for button: ElementID, closesAround: Bool) {
    guard case .fileChoice(let choice) = window.scene[button]?.properties[.fileChoice],
      let dialog = open(.open, "Open")
    else { return }
    gtk.fileSetSelectsSeveral(dialog, choice.allowsSeveral ? 1 : 0)
    if !choice.types.isEmpty { gtk.fileAddFilter(dialog, filter(choice.types)) }
    show(dialog) { [weak self] isAccepted in
      guard let self else { return }
      if isAccepted {
        send(gtk.chosenPaths(dialog).map { URL(fileURLWithPath: $0) }, to: button)
      } else if closesAround,
        let around = window.scene[button]?.path.first(where: {
          $0.kind == .presentation
        })
      {
        window.send(.dismiss, to: around.id)
      }
    }
  }

  /// Asks for the place of a file that the app offers, and copies it there.
  func save(_ offer: FileOffer) {
    guard let dialog = open(.save, "Save") else { return }
    gtk.fileSetName(dialog, URL(fileURLWithPath: offer.name).lastPathComponent)
    show(dialog) { [weak self] isAccepted in
      guard let self, isAccepted, let path = gtk.chosenPaths(dialog).first else { return }
      let files = FileManager.default
      // The dialog has asked whether a file that is there may be replaced.
      if files.fileExists(atPath: path) { try? files.removeItem(atPath: path) }
      do {
        try files.copyItem(atPath: offer.path, toPath: path)
      } catch {
        print("The file \(path) was not saved: \(error.localizedDescription)")
      }
    }
  }

  // MARK: Dialogs

  private static let mostNamedTypes = 3

  private func open(_ action: GTK.FileAction, _ title: String) -> GTK.Object? {
    if dialog != nil { return nil }
    dialog = gtk.fileDialogNew(title, window.widget, action.rawValue, nil, nil)
    return dialog
  }

  private func show(_ dialog: GTK.Object, _ action: @escaping @MainActor (Bool) -> Void) {
    gtk.onResponse(dialog) { [weak self] response in
      let accept: Int32 = -3
      action(response == accept)
      self?.dialog = nil
      self?.gtk.release(dialog)
    }
    gtk.dialogShow(dialog)
  }

  /// - Parameter types: MIME types, and extensions with a dot before them.
  private func filter(_ types: [String]) -> GTK.Object {
    let filter = gtk.filterNew()
    // The name decides how wide the dialog is, and some families have many types.
    let named = types.prefix(Self.mostNamedTypes) + (types.count > Self.mostNamedTypes ? ["…"] : [])
    gtk.filterSetName(filter, named.joined(separator: ", "))
    for type in types {
      if type.hasPrefix(".") {
        gtk.filterAddSuffix(filter, String(type.dropFirst()))
      } else {
        gtk.filterAddType(filter, type)
      }
    }
    return filter
  }

  private func send(_ files: [URL], to button: ElementID) {
    choiceCount += 1
    sendNext(of: FileSending(files, to: button, choice: choiceCount))
  }

  private func sendNext(of sending: FileSending) {
    guard let event = sending.next(in: window.scene) else { return }
    window.send(event.payload, to: event.target)
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.sendNext(of: sending) }
    }
  }
}

extension GTK {
  /// A `GtkFileChooserAction`.
  enum FileAction: Int32 {
    case open, save
  }

  /// Returns the paths of the files that are chosen in a dialog.
  func chosenPaths(_ dialog: Object) -> [String] {
    let list = fileChosen(dialog)
    defer { release(list) }
    return (0..<listCount(list)).compactMap { index in
      guard let file = listItem(list, index) else { return nil }
      defer { release(file) }
      guard let path = filePath(file) else { return nil }
      defer { free(path) }
      return String(cString: path)
    }
  }
}
