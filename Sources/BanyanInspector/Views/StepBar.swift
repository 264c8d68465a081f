import BanyanInsight
import SwiftUI

/// The controls for viewing earlier states of the app.
struct StepBar: View {
  let steps: [Step]
  @Binding var shown: UInt32?

  var body: some View {
    if let index = steps.firstIndex(where: { $0.id == shown }) {
      let step = steps[index]
      VStack(alignment: .leading, spacing: 6) {
        HStack(spacing: 8) {
          Badge(text: "Earlier", tone: .warning)
          Text(step.words).font(.footnote).fontWeight(.medium).lineLimit(1)
          Spacer(minLength: 4)
          Button {
            shown = steps[index - 1].id
          } label: {
            Image(systemName: "chevron.left")
          }
          .accessibilityLabel("The step before")
          .disabled(index == 0)
          Button {
            shown = steps[index + 1].id
          } label: {
            Image(systemName: "chevron.right")
          }
          .accessibilityLabel("The step after")
          .disabled(index == steps.count - 1)
          Button("Now") { shown = nil }
        }
        .buttonStyle(.bordered)
        .controlSize(.small)
        .font(.caption)
        ScrollView {
          VStack(alignment: .leading, spacing: 2) {
            ForEach(step.states) { state in
              HStack(alignment: .firstTextBaseline, spacing: 8) {
                Text(state.name).tone(isNew(state, at: index) ? .changed : .same)
                Spacer(minLength: 4)
                Text(state.value).tone(isNew(state, at: index) ? .changed : .plain)
              }
              .font(.caption)
              .monospaced()
              .lineLimit(1)
            }
          }
        }
        .frame(maxHeight: 120)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      Divider()
    }
  }

  /// Returns true if a state differs from the one in the step before.
  private func isNew(_ state: PropertyOutline, at index: Int) -> Bool {
    index > 0 && !steps[index - 1].states.contains(state)
  }
}
