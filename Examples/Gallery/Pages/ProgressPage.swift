import SwiftUI

/// How far something has come.
struct ProgressPage: View {
  @State private var done = 0.3

  var body: some View {
    Form {
      Section("Progress") {
        Slider(value: $done) { Text("Done") }
        ProgressView("Baking", value: done)
        ProgressView(value: done) {
          Text("Baking")
        } currentValueLabel: {
          Text("\(Int(done * 100)) percent")
        }
        .tint(.orange)
        ProgressView("Circular", value: done).progressViewStyle(.circular)
        ProgressView("Own style", value: done).progressViewStyle(WordsStyle())
      }
      Section("Unknown") {
        ProgressView("Waiting")
        ProgressView("Large").controlSize(.large)
        ProgressView("Linear").progressViewStyle(.linear)
      }
    }
  }
}

private struct WordsStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Text("\(Int((configuration.fractionCompleted ?? 0) * 10)) of 10")
    }
  }
}
