import SwiftUI

struct Addresses: View {
  @Environment(\.openURL) private var openURL
  @Environment(\.scenePhase) private var scenePhase
  let url: URL

  var body: some View {
    Button("Open") {
      openURL(url)
      openURL(url) { accepted in print(accepted) }
    }
    .overlay { HelpLink(destination: url) }
    .overlay { HelpLink { print("A") } }
    .onOpenURL { print($0) }
    .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
      print(activity.activityType, activity.title ?? "", activity.userInfo ?? [:])
      if let url = activity.webpageURL { print(url) }
    }
    .onOpenURL(perform: { print($0) })
    .environment(
      \.openURL,
      OpenURLAction { url in
        if url.isFileURL { return .discarded }
        if url.host == nil { return .systemAction(url) }
        let results: [OpenURLAction.Result] = [.handled, .systemAction]
        return results[0]
      }
    )
    .environment(\.scenePhase, max(ScenePhase.active, .inactive))
    Text(scenePhase < .inactive ? "out of sight" : scenePhase == .background ? "" : "here")
  }
}

struct Shortcuts: View {
  private let keys: [KeyEquivalent] = [
    .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .home, .end,
    .pageUp, .pageDown, .clear, .tab, .space, .return, KeyEquivalent("x"), "y",
  ]
  private let modifiers: [EventModifiers] = [
    .capsLock, .shift, .control, .option, .command, .numericPad, .all, EventModifiers(rawValue: 2),
  ]
  private let localizations: [KeyboardShortcut.Localization] = [
    .automatic, .withoutMirroring, .custom,
  ]
  let saving: KeyboardShortcut?

  var body: some View {
    Button("Save") {}.keyboardShortcut("s")
    Button("Save as") {}.keyboardShortcut("s", modifiers: [.command, .shift])
    Button("Other") {}.keyboardShortcut("k", modifiers: .control, localization: .custom)
    Button("OK") {}.keyboardShortcut(.defaultAction)
    Button("Cancel") {}.keyboardShortcut(.cancelAction)
    Button("Perhaps") {}.keyboardShortcut(saving)
    Text("\(changed.key.character) \(changed.modifiers.rawValue) \(keys.count) \(modifiers.count)")
    Text("\(localizations.count)")
  }

  private var changed: KeyboardShortcut {
    var shortcut = KeyboardShortcut("a")
    shortcut = KeyboardShortcut("a", modifiers: [], localization: .automatic)
    shortcut.key = "b"
    shortcut.modifiers = .option
    shortcut.localization = .withoutMirroring
    return shortcut
  }
}

func activity() -> NSUserActivity {
  let activity = NSUserActivity(activityType: "com.example.reading")
  activity.addUserInfoEntries(from: ["page": 1])
  return activity
}

@MainActor func bodyOfHelp(_ link: HelpLink) -> some View { link.body }
