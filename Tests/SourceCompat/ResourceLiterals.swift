// Xcode's literals for pictures, colors and files that are dragged into source code.
import SwiftUI

struct Literals: View {
  private let picture = #imageLiteral(resourceName: "leaf")
  private let color = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
  private let tint: Color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
  private let systemColor: NSColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
  private let systemPicture: NSImage = #imageLiteral(resourceName: "leaf")

  var body: some View {
    Image(uiImage: #imageLiteral(resourceName: "leaf")).resizable()
    Image(uiImage: picture)
    Image(nsImage: systemPicture)
    Text("A").foregroundColor(Color(#colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)))
    Text("B").foregroundColor(Color(color)).background(tint)
    Text("C").foregroundColor(Color(nsColor: systemColor))
    Text(file().path)
  }

  private func file() -> URL { #fileLiteral(resourceName: "notes.txt") }
}

func literalsOfOtherNames() -> (_ImageLiteralType, _ColorLiteralType, _FileReferenceLiteralType) {
  (
    _ImageLiteralType(imageLiteralResourceName: "leaf"),
    _ColorLiteralType(_colorLiteralRed: 0, green: 0, blue: 0, alpha: 1),
    _FileReferenceLiteralType(fileReferenceLiteralResourceName: "notes.txt")
  )
}

func picturesOfAppKit(data: Data) -> [NSImage?] {
  [
    NSImage(), NSImage(named: "leaf"), NSImage(data: data), NSImage(contentsOfFile: "/leaf.png"),
    NSImage(systemSymbolName: "leaf", accessibilityDescription: nil),
  ]
}

func colorsOfComponents() -> [Any] {
  [
    Color(_colorLiteralRed: 0, green: 0, blue: 0, alpha: 1),
    NSColor(_colorLiteralRed: 0, green: 0, blue: 0, alpha: 1),
    NSImage(imageLiteralResourceName: "leaf").isEqual(nil),
  ]
}
