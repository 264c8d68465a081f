import BanyanGraph
import SwiftUI

/// A line of the source, which opens when it is pressed, or else is copied; nothing while it is not known.
struct SourceLink: View {
  let name: SourceName
  @Environment(SourceLines.self) private var lines
  @Environment(\.openURL) private var openURL
  @State private var isCopied = false

  var body: some View {
    // The stack is there before the line is known, so that it can ask.
    HStack(spacing: 0) {
      if let line = lines.lines[name] {
        Button(isCopied ? "Copied" : line.words) { open(line) }
          .buttonStyle(.borderless)
          .font(.caption2)
          .monospaced()
          .lineLimit(1)
          .accessibilityLabel("\(isCopied ? "Copied" : line.words), line of \(name.words)")
          .help(lines.opener == .nothing ? "Copies the file and line" : "Opens the line")
      }
    }
    .task(id: name) { lines.find(name) }
  }

  private func open(_ line: SourcePlace) {
    switch lines.opener {
    case .editor: lines.open(name)
    case .page: openURL(PageLink.open(line))
    case .nothing:
      UIPasteboard.general.string = "\(line.file):\(line.line)"
      isCopied = true
    }
  }
}

extension SourceName {
  /// The name for a person, such as `CounterView.count`.
  fileprivate var words: String { subject.isEmpty ? view : "\(view).\(subject)" }
}

extension SourcePlace {
  /// The line for a person, such as `Counter.swift:11`.
  fileprivate var words: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}
