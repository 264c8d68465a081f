import Foundation
import SwiftUICore

/// A fault of the program and its place, as `banyan run` has found it.
struct ProgramFault: Decodable {
  let heading: String
  /// The file, the line, and the function.
  var place: String?
  /// The lines of the source around.
  var excerpt: String?

  /// - Returns: nil if it is not a fault in JSON.
  init?(json: some StringProtocol) {
    guard let fault = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else {
      return nil
    }
    self = fault
  }

  /// All of it, in lines.
  var text: String { [heading, place, excerpt].compactMap(\.self).joined(separator: "\n") }
}

/// Takes the place of an app that a fault has ended.
struct FaultScreen: View {
  /// Nil where the page may be a stranger's.
  let fault: ProgramFault?
  let startAgain: @MainActor @Sendable () -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        if let fault {
          Text(verbatim: fault.heading).font(.title2.bold())
          if let place = fault.place { Text(verbatim: place).foregroundStyle(.secondary) }
          if let excerpt = fault.excerpt {
            ScrollView(.horizontal) {
              Text(verbatim: excerpt).font(.system(.footnote, design: .monospaced))
                .textSelection(.enabled).padding(12)
            }
            .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 8))
          }
          Button("Start Again", action: startAgain).buttonStyle(.borderedProminent)
          Text("When a file is saved, the program starts again by itself.")
            .font(.footnote).foregroundStyle(.secondary)
        } else {
          Text("The program has ended.").font(.title2.bold())
        }
      }
      .frame(maxWidth: 680, alignment: .leading)
      .frame(maxWidth: .infinity)
      .padding(20)
    }
  }
}
