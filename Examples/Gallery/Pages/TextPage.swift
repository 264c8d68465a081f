import SwiftUI

/// Text styles.
struct TextPage: View {
  var body: some View {
    List {
      Section("Styles") {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Headline").font(.headline)
        Text("Body")
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
      }
    }
  }
}
