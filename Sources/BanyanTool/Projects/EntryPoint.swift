/// The file that starts a program without a `@main` of its own.
///
/// Each candidate gets a second initializer that takes no arguments and returns nil. Overload
/// resolution prefers it least, so `Name()` calls it only if the type itself cannot be made without
/// arguments. See Documentation/decisions/010-views-without-arguments.md.
struct EntryPoint: Equatable {
  static let fileName = "BanyanEntryPoint.swift"

  let candidates: [String]

  var source: String {
    let lines = candidates.enumerated().flatMap { Self.lines(number: $0.offset, name: $0.element) }
    return (lines + [ending]).joined(separator: "\n")
  }

  /// Returns the entry point without the candidates that the compiler has rejected.
  ///
  /// - Parameter lines: The lines of ``source`` with errors, counted from 1.
  /// - Returns: nil if the lines belong to no candidate.
  func withoutCandidates(at lines: Set<Int>) -> EntryPoint? {
    let linesPerCandidate = Self.lines(number: 0, name: "").count
    let faulty = Set(lines.map { ($0 - 1) / linesPerCandidate })
    let remaining = candidates.enumerated().filter { !faulty.contains($0.offset) }.map(\.element)
    return remaining.count < candidates.count ? EntryPoint(candidates: remaining) : nil
  }

  private static func lines(number: Int, name: String) -> [String] {
    [
      "extension \(name) { @_disfavoredOverload fileprivate init?(_banyan: Void = ()) { return nil } }",
      "@MainActor private let _candidate\(number) = _candidate(\"\(name)\") { \(name)() }",
    ]
  }

  private var ending: String {
    let list = candidates.indices.map { "_candidate\($0)" }.joined(separator: ", ")
    return """
      import SwiftUI

      @MainActor private func _candidate<V: SwiftUI.View>(
        _ name: String, _ make: @escaping @MainActor () -> V?
      ) -> _ViewCandidate {
        _ViewCandidate(name) { make() }
      }
      @_disfavoredOverload @MainActor private func _candidate<V>(
        _ name: String, _ make: @escaping @MainActor () -> V?
      ) -> _ViewCandidate {
        _ViewCandidate(name, make: nil)
      }
      @main enum _BanyanEntryPoint {
        @MainActor static func main() {
          _ProgramLauncher.main([\(list)])
        }
      }

      """
  }
}
