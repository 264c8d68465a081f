import Foundation
import Observation

/// The windows of people who use the tool now. All visitors of a process share it, so that each page follows it; with `--workers`, each
/// process has its own.
@MainActor
@Observable
final class Attendance {
  static let shared = Attendance()

  struct Visit: Identifiable {
    let id = UUID()
    let user: String
    let address: String?
    let since = Date()
  }

  private(set) var visits: [Visit] = []

  /// Lists a window until its task is cancelled.
  func stay(_ user: String, at address: String?) async {
    let visit = Visit(user: user, address: address)
    visits.append(visit)
    defer { visits.removeAll { $0.id == visit.id } }
    while (try? await Task.sleep(for: .seconds(3600))) != nil {}
  }
}
