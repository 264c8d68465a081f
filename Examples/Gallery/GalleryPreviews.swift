import SwiftUI

struct GalleryScreen_Previews: PreviewProvider {
  static var previews: some View {
    GalleryScreen()
      .previewDisplayName("Gallery")
    TextPage()
      .previewDevice(PreviewDevice(rawValue: "iPhone SE (3rd generation)"))
      .previewLayout(.sizeThatFits)
      .previewInterfaceOrientation(.landscapeLeft)
    ButtonsPage()
      .previewLayout(.fixed(width: 390, height: 600))
  }
}

#Preview("Buttons", traits: .sizeThatFitsLayout) {
  ButtonsPage()
}

#Preview {
  @Previewable @State var count = 0
  Button("Pressed \(count) times") { count += 1 }
}
