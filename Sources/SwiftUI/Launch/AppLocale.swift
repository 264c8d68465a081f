import BanyanHost
import Foundation
import FoundationComplement

/// The locale that an app's own code and Foundation's formatters find as the current one.
@MainActor
enum AppLocale {
  private static var isSet = false

  /// Makes the process's locale the current one, for an app that has several visitors, or none.
  static func enter() { enter(.ofProcess) }

  /// Makes the locale of the visitor for whom an app is being made the current one, if no app has been made before.
  ///
  /// This is for a process with one visitor, as under `banyan run`.
  static func enterForVisitor() {
    let language = VisitorFacts.ofNewApplication?.language
    enter(language.flatMap { Locale.installed(for: $0) } ?? .ofProcess)
  }

  private static func enter(_ locale: Locale) {
    if isSet { return }
    isSet = true
    Locale.makeCurrent(locale)
  }
}
