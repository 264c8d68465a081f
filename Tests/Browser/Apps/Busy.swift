import Foundation
import SwiftUI

/// An app that can be made so busy that it no longer receives events.
struct Busy: View {
  var body: some View {
    Button("Never end") {
      print("busy")
      fflush(nil)
      while true {}
    }
  }
}
