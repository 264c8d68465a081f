import BanyanGraph
import Foundation
import SwiftUICore

/// Prints why views are updated, for `banyan run --trace`.
@MainActor
enum TraceLog {
  /// Prints the updates of an app, each when it is over.
  /// - Parameter showsValues: Whether to say what was written. Not where the values are other people's.
  static func follow(_ runtime: Runtime, showsValues: Bool) {
    let recorder = showsValues ? TraceRecorder.ofEverything() : TraceRecorder([.bodies, .causes])
    runtime.trace = recorder
    var narrator = TraceNarrator(showsTimes: true)
    let meter = runtime.didUpdate
    runtime.didUpdate = { update in
      meter?(update)
      FileHandle.standardOutput.write(Data(narrator.tell(recorder.trace).utf8))
    }
  }
}
