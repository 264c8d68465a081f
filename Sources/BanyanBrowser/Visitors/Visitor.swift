import BanyanHost

/// One person's browser: their own instance of the app, and its open windows.
@MainActor
final class Visitor {
  let name: String
  /// Where they were first seen, if it is known.
  let client: ClientAddress?
  let application: any Application
  var windows: [String: BrowserWindow] = [:]
  var rememberedWindows = RememberedWindows()
  /// Whether a page of theirs ever came to life. Those of crawlers never do.
  var hasConnected = false
  /// When the last window closed; nil while there is one.
  var idleSince: ContinuousClock.Instant?

  /// Since when nobody of theirs is connected who was; nil if somebody is, or is still to come.
  var absentSince: ContinuousClock.Instant? {
    if let idleSince { return idleSince }
    let losses = windows.values.map(\.lostSince)
    return losses.contains(nil) ? nil : losses.compactMap(\.self).max()
  }

  /// The event that has said how large their newest window is, if one has.
  var windowSize: Event.Payload?
  /// What their system's typefaces are, as far as a page has said it.
  var typefaces: [SystemTypeface.Use: SystemTypeface] = [:]
  /// How large their pages have said elements to be that browsers lay out.
  let knownSizes = KnownSizes()
  /// How much larger than usual text is on their pages.
  var textScale = 1.0

  init(name: String, client: ClientAddress?, application: any Application) {
    self.name = name
    self.client = client
    self.application = application
  }
}
