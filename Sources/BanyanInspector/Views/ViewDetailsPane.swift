import BanyanGraph
import BanyanInsight
import SwiftUI

/// The details of one view: its properties, which can be set, the data that it reads, and the reason for its
/// state.
struct ViewDetailsPane: View {
  let record: AppRecord
  let view: UInt64

  var body: some View {
    // Read so that the pane is updated with each update of the app.
    let _ = record.lastUpdate
    ScrollView {
      if let details = record.details(of: view) {
        let path = record.path(of: view)
        VStack(alignment: .leading, spacing: 14) {
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text(path).font(.caption).monospaced().foregroundStyle(.secondary)
              .textSelection(.enabled)
            Spacer(minLength: 4)
            if let type { SourceLink(name: SourceName(view: type)) }
          }
          if !details.properties.isEmpty {
            Part("Properties") {
              ForEach(details.properties) { property in
                PropertyLine(record: record, view: view, property: property, type: type)
              }
            }
          }
          if !details.reads.isEmpty {
            Part("Reads") {
              Text(details.reads.joined(separator: ", ")).font(.caption).monospaced()
            }
          }
          Part("Why is it as it is?") { reason }
          Part(record.lastNotable.map { "Did it run after #\($0.ordinal)?" } ?? "Did it run?") {
            Text(record.whyNot(path)).font(.caption).monospaced()
              .multilineTextAlignment(.leading)
          }
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
      } else {
        Nothing(
          title: "It has gone", words: "The view that was chosen is not in the window any more.")
      }
    }
  }

  /// The type of the view; nil for a part of one, such as a text.
  private var type: String? {
    record.outline.first { $0.id == view && $0.isView }?.name
  }

  @ViewBuilder
  private var reason: some View {
    if let (update, way) = record.reason(for: view) {
      VStack(alignment: .leading, spacing: 3) {
        ForEach(way.reversed(), id: \.record) { line in
          HStack(alignment: .firstTextBaseline, spacing: 7) {
            Dot(tone: line.tone)
            Text(line.text).font(.caption).monospaced().multilineTextAlignment(.leading)
          }
        }
        HStack(alignment: .firstTextBaseline, spacing: 7) {
          Dot(tone: .plain)
          Text("#\(update.ordinal) \(update.title)").font(.caption).monospaced()
        }
      }
    } else {
      Text("Nothing that is still on record has changed it.").font(.caption).foregroundStyle(
        .secondary)
    }
  }
}

/// A part of a pane, with its heading.
struct Part<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      Text(title).font(.caption).fontWeight(.semibold).accessibilityAddTraits(.isHeader)
      content
    }
  }
}

/// A property with its value, in a field if it can be set.
struct PropertyLine: View {
  let record: AppRecord
  let view: UInt64
  let property: PropertyOutline
  /// The type of the view that declares it.
  let type: String?
  @State private var words: String?
  @State private var isRefused = false

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      line
      if !property.origin.isEmpty {
        Text(property.origin).font(.caption2).foregroundStyle(.secondary)
          .multilineTextAlignment(.leading)
      }
    }
  }

  private var line: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(property.name).font(.caption).monospaced().tone(
        property.kind == .state ? .wrote : .plain
      )
      .frame(minWidth: 90, alignment: .leading)
      if property.isSettable {
        TextField(property.name, text: text)
          .font(.caption)
          .monospaced()
          .textFieldStyle(.roundedBorder)
          .frame(maxWidth: 220)
          .onSubmit(set)
          .accessibilityLabel("\(property.name), \(property.type)")
        if isRefused { Text("no \(property.type)").font(.caption2).tone(.alarm) }
      } else {
        Text(property.value).font(.caption).monospaced().lineLimit(3)
      }
      Spacer(minLength: 4)
      Text(property.type).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
      if let type { SourceLink(name: SourceName(view: type, subject: property.name)) }
    }
  }

  /// The text in the field: the person's input, until it is set.
  private var text: Binding<String> {
    Binding {
      words ?? property.words
    } set: {
      words = $0 == property.words ? nil : $0
      isRefused = false
    }
  }

  private func set() {
    guard let words else { return }
    Task {
      isRefused = await !record.set(property.name, of: view, to: words)
      // In the meantime other text may have been typed.
      if !isRefused, self.words == words { self.words = nil }
    }
  }
}
