import SwiftUI

/// Text with Markdown, links, attributes and symbols.
struct MarkdownPage: View {
  private let count = 3

  var body: some View {
    List {
      Section("In literals") {
        Text("**Strong**, *emphasized*, ~~struck through~~ and `code`")
        Text("A [link to Swift](https://www.swift.org) in a line")
        Text("An address: https://www.swift.org, which is a link by itself")
        Text("What is ***both***, and what only looks like it: 2 * 3 * 4")
        Text("^[\(count) apple](inflect: true) and ^[\(1) pear](inflect: true)")
      }
      Section("Not in strings") {
        Text(verbatim: "**As it stands**")
        Text("A string in a text: \("**as it stands**")")
      }
      Section("With attributes") {
        Text(attributed)
        Text(markdown)
      }
      Section("With symbols") {
        Text("Press \(Image(systemName: "plus")) to add, \(Image(systemName: "trash")) to delete")
        Text(Image(systemName: "star.fill")) + Text(" and ") + Text("more").bold()
      }
      Section("From right to left") {
        Text("שלום **עולם**")
        Text("مرحبا *بالعالم*")
      }
    }
  }

  private var attributed: AttributedString {
    var text = AttributedString("Red, ")
    text.foregroundColor = .red
    var underlined = AttributedString("underlined, ")
    underlined.underlineStyle = .single
    var marked = AttributedString("marked")
    marked.backgroundColor = .yellow.opacity(0.4)
    return text + underlined + marked
  }

  private var markdown: AttributedString {
    (try? AttributedString(markdown: "From *Markdown* with a [link](https://www.swift.org)")) ?? ""
  }
}
