import BanyanHost

/// One person's browser: their own instance of the app, and its open windows.
@MainActor
final class Visitor {
  let name: String
  /// The address that they were first seen at, if it is known.
  let client: ClientAddress?
  let application: any Application
  /// The facts about the visitor that their app may know.
  var facts: VisitorFacts
  /// The request that one of their windows must make for their next token, after somebody has logged in.
  var renewal: Sessions.SentRenewal?
  /// The time at which their token was last replaced after a log-in.
  var lastRenewal: ContinuousClock.Instant?
  var windows: [String: BrowserWindow] = [:]
  var rememberedWindows = RememberedWindows()
  /// True if their visit goes on elsewhere, perhaps with the same files.
  var goesOn = false
  /// True if one of their pages ever connected. Those of crawlers never do.
  var hasConnected = false
  /// The time at which the last window closed; nil while there is one.
  var idleSince: ContinuousClock.Instant?

  /// The time since which none of their windows is connected; nil if one is, or is still expected.
  var absentSince: ContinuousClock.Instant? {
    if let idleSince { return idleSince }
    let losses = windows.values.map(\.lostSince)
    return losses.contains(nil) ? nil : losses.compactMap(\.self).max()
  }

  /// The reports of their newest page that are likely to hold for the next.
  var surroundings = Surroundings()
  /// The typefaces of their system, as far as a page has reported them.
  var typefaces: [SystemTypeface.Use: SystemTypeface] = [:]
  /// The sizes of the elements that browsers lay out, as their pages have reported them.
  let knownSizes = KnownSizes()
  /// The scale of text on their pages.
  var textScale = 1.0

  init(
    name: String, client: ClientAddress?, application: any Application,
    facts: VisitorFacts = VisitorFacts()
  ) {
    self.name = name
    self.client = client
    self.facts = facts
    self.application = application
  }
}
