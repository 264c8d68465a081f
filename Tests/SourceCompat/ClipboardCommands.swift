import SwiftUI
import UniformTypeIdentifiers

struct ClipboardCommands: View {
  @State private var texts = ["a"]

  private func copied() -> [NSItemProvider] { [NSItemProvider(object: "a" as NSString)] }

  var body: some View {
    List(texts, id: \.self) { Text($0) }
      .copyable(texts)
      .cuttable(for: String.self) {
        defer { texts = [] }
        return texts
      }
      .cuttable { texts }
      .pasteDestination(for: String.self) { texts += $0 }
      .pasteDestination(for: String.self) { items in
        texts += items
      } validator: { items in
        items.filter { !$0.isEmpty }
      }
    Text("A").focusable()
      .onCopyCommand { [NSItemProvider(object: "a" as NSString)] }
      .onCopyCommand(perform: nil)
      .onCutCommand(perform: copied)
      .onPasteCommand(of: [.plainText]) { providers in print(providers.count) }
      .onPasteCommand(of: ["public.text"]) { providers in print(providers.count) }
      .onPasteCommand(of: [UTType.url]) { providers -> Int? in
        providers.isEmpty ? nil : providers.count
      } perform: { count in
        print(count)
      }
  }
}
