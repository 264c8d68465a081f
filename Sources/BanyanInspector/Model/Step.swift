import BanyanInsight
import SwiftUI

/// The state of an app after an update, for viewing only.
struct Step: Identifiable, Equatable {
  /// The number of the record of the event that led here.
  let id: UInt32
  let ordinal: Int
  let title: String
  let states: [PropertyOutline]

  var words: String { "After #\(ordinal) \(title)" }
}
