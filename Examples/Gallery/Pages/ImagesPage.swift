import SwiftUI

/// Symbols, and pictures.
struct ImagesPage: View {
  var body: some View {
    List {
      Section("Symbols") {
        HStack(spacing: 16) {
          Image(systemName: "heart").imageScale(.small)
          Image(systemName: "heart")
          Image(systemName: "heart").imageScale(.large)
          Image(systemName: "heart").font(.largeTitle)
        }
        HStack(spacing: 16) {
          Image(systemName: "bell").symbolVariant(.fill)
          Image(systemName: "bell").symbolVariant(.slash)
          Image(systemName: "star").symbolVariant(.circle)
          Image(systemName: "star").symbolVariant(.circle.fill)
          Image(systemName: "star").symbolRenderingMode(.hierarchical)
          Image(systemName: "sun.rain.fill").symbolRenderingMode(.multicolor)
        }
        .font(.title)
        .foregroundStyle(.orange)
      }
      Section("Pictures") {
        HStack(spacing: 16) {
          Image("leaf").resizable().scaledToFit().frame(width: 60, height: 60)
            .accessibilityIdentifier("fitting")
          Image("leaf").resizable().frame(width: 100, height: 40)
          Image("leaf").resizable().scaledToFill().frame(width: 60, height: 60)
            .accessibilityIdentifier("filling")
            .clipShape(Circle())
          Image("leaf").renderingMode(.template).resizable().frame(width: 60, height: 60)
            .foregroundStyle(.green)
        }
        Image("leaf").resizable(resizingMode: .tile).frame(height: 60)
      }
      Section("From elsewhere") {
        AsyncImage(url: URL(string: "https://example.invalid/picture.png")) { phase in
          if let image = phase.image {
            image.resizable().scaledToFit()
          } else if phase.error != nil {
            Label("It could not be loaded", systemImage: "exclamationmark.triangle")
          } else {
            ProgressView()
          }
        }
        .frame(height: 60)
      }
      Section("Seen in part") {
        LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
          .frame(height: 50)
          .mask {
            LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
          }
        Color.orange.frame(height: 50).mask(Capsule())
      }
    }
  }
}
