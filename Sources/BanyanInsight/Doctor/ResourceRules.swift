import BanyanGraph
import BanyanHost
import Foundation
import FoundationComplement
import SwiftUICore

/// D29: pictures, colors, fonts, data sets and files that the program names, and that the app does not have.
package enum MissingResources {
  /// The resources that exist.
  package struct Existing {
    package var pictures: Set<String>
    package var colors: Set<String>
    package var dataSets: Set<String>
    /// The names of the fonts; nil if they are not known, because only the host reads fonts.
    package var fonts: Set<String>?

    package init(
      pictures: Set<String>, colors: Set<String>, dataSets: Set<String>, fonts: Set<String>?
    ) {
      self.pictures = pictures
      self.colors = colors
      self.dataSets = dataSets
      self.fonts = fonts
    }
  }

  @MainActor private static var find: (() -> Existing)?
  @MainActor private static var found: Existing?
  @MainActor private static var existing: Existing? {
    if found == nil { found = find?() }
    return found
  }
  /// True if what is missing is written to the log. Missing pictures and fonts are there already, by the host that looks for them.
  @MainActor private static var reports = false

  /// Looks at the names that the program uses from now on.
  ///
  /// - Parameters:
  ///   - reports: whether what is missing is reported even if there is no doctor.
  ///   - existing: finds what exists, when the first name is judged.
  @MainActor
  package static func look(reports: Bool, among existing: @escaping () -> Existing) {
    self.reports = reports
    found = nil
    find = existing
    NamedResource.didName = { judge($0, $1) }
    MissingFiles.follow { file in
      if MainThread.isCurrent { return assumingMainActor { judge(file) } }
      Task { @MainActor in judge(file) }
    }
  }

  /// Looks at the names no longer.
  @MainActor
  package static func end() {
    NamedResource.didName = nil
    MissingFiles.follow(nil)
    (find, found) = (nil, nil)
  }

  /// The resources of the app.
  ///
  /// - Parameter fonts: the names of the fonts that it brings.
  package static func ofApp(fonts: Set<String>) -> Existing {
    Existing(
      pictures: AppResources.pictureNames, colors: Set(CatalogColors.names),
      dataSets: Set(AppResources.dataSets.keys), fonts: fonts)
  }

  @MainActor
  private static func judge(_ kind: NamedResource, _ name: String) {
    guard isObserved(kind), let others = names(insteadOf: name, kind) else { return }
    report(kind, name, name, others)
  }

  @MainActor
  private static func judge(_ file: MissingFile) {
    report(file.isForPlayback ? .playedFile : .file, file.name, file.fileName, file.others)
  }

  @MainActor private static var reader: _Node? { Tracking.reader as? _Node }

  /// The doctor of the app whose body or action is running, or else that of code that belongs to none.
  @MainActor private static var doctor: Doctor? {
    guard let reader else { return IssueRecording.recorder?.doctor }
    return reader.runtime.doctor
  }

  @MainActor
  private static func isObserved(_ kind: NamedResource) -> Bool {
    reports && !kind.isReportedByHost || doctor != nil
  }

  /// - Parameters:
  ///   - name: the name as the source has it.
  ///   - wholeName: the name for a person.
  @MainActor
  private static func report(
    _ kind: NamedResource, _ name: String, _ wholeName: String, _ others: some Sequence<String>
  ) {
    let place = reader.map { ExaminedPlace(of: $0) } ?? ExaminedPlace(path: "", view: "")
    let view = place.view.isEmpty ? "The app" : place.view
    let nearest = NearestNames(to: wholeName, among: others).sentence ?? "The app has none."
    let message =
      "\(view) names the \(kind.noun) \"\(wholeName.prefix(100))\", which does not exist: \(kind.consequence). \(nearest)"
    let subject = "\(kind.noun) \"\(name)\""
    if reports, !kind.isReportedByHost {
      Issue.reportOnce(
        message, in: reader?.runtime, at: SourceName(view: place.view, subject: subject))
    }
    doctor?.report(
      .missingResource, kind.severity, at: place, about: subject, message,
      advice: "Correct the name, or \(kind.remedy).")
  }

  /// Returns the names that exist; nil if the one that is asked for is among them, or none are known.
  @MainActor
  private static func names(insteadOf name: String, _ kind: NamedResource) -> Set<String>? {
    let names: Set<String>? =
      switch kind {
      case .color: existing?.colors
      case .picture: existing?.pictures
      case .font: existing?.fonts
      case .dataSet: existing?.dataSets
      case .file, .playedFile: nil
      }
    guard let names, !names.contains(name) else { return nil }
    if kind == .picture, name.contains("/"), let last = name.split(separator: "/").last,
      names.contains(String(last))
    {
      return nil
    }
    return names
  }
}

extension NamedResource {
  fileprivate var noun: String {
    switch self {
    case .picture: "picture"
    case .color: "color"
    case .font: "font"
    case .dataSet: "data set"
    case .file, .playedFile: "file"
    }
  }

  fileprivate var isReportedByHost: Bool { self == .picture || self == .font }

  // A program may well ask for a file to know whether there is one.
  fileprivate var severity: Finding.Severity {
    switch self {
    case .picture, .color, .playedFile: .error
    case .font, .dataSet, .file: .finding
    }
  }

  fileprivate var consequence: String {
    switch self {
    case .picture: "a placeholder is shown"
    case .color: "gray is shown"
    case .font: "the system's typeface is shown where a person's system has no font of that name"
    case .dataSet, .file: "the program receives nil"
    case .playedFile: "nothing is played or shown"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .picture: "add the picture to the app"
    case .color: "add the color to an asset catalog of the app"
    case .font: "add the font's file to the app"
    case .dataSet: "add the data set to an asset catalog of the app"
    case .file, .playedFile: "add the file to the app"
    }
  }
}
