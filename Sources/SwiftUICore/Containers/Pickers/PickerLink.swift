/// A picker that shows the chosen option and leads to a page with all of them.
struct PickerLink<Label: View, Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>
  let label: Label
  let content: Content
  let currentValueLabel: AnyView?

  var body: some View {
    NavigationLink {
      PickerPage(selection: selection, label: label, content: content)
    } label: {
      LabeledContent {
        if let currentValueLabel {
          currentValueLabel
        } else if let chosen = TaggedViews.view(tagged: selection.wrappedValue, in: content) {
          AnyView(chosen)
        }
      } label: {
        label
      }
    }
  }
}

/// The options of a picker as rows. Choosing one goes back.
private struct PickerPage<Label: View, Selection: Hashable, Content: View>: View {
  let selection: Binding<Selection>
  let label: Label
  let content: Content

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Picker(selection: choice) {
        content
      } label: {
        label
      }
      .pickerStyle(.inline)
      .labelsHidden()
    }
    .navigationTitle(label as? Text ?? Text(verbatim: ""))
    .navigationBarTitleDisplayMode(.inline)
  }

  private var choice: Binding<Selection> {
    Binding {
      selection.wrappedValue
    } set: { value, transaction in
      selection.transaction(transaction).wrappedValue = value
      dismiss()
    }
  }
}
