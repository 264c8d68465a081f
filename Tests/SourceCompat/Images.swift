// Images, symbols, remote images, masks.
import SwiftUI

struct Images: View {
  @Environment(\.symbolVariants) private var variants
  @Environment(\.imageScale) private var scale
  @Environment(\.symbolRenderingMode) private var mode
  private let url = URL(string: "https://example.org/picture.png")

  var body: some View {
    kinds
    symbols
    remote
    masks
  }

  @ViewBuilder
  private var kinds: some View {
    Image("leaf", bundle: nil).resizable(capInsets: EdgeInsets(), resizingMode: .tile)
    Image("leaf", bundle: .main, label: Text("A leaf")).resizable(resizingMode: .stretch)
    Image("leaf", variableValue: 0.5).resizable(capInsets: EdgeInsets())
    Image(decorative: "leaf", bundle: nil).interpolation(.none).antialiased(true)
    Image("leaf").interpolation(.low).interpolation(.medium).interpolation(.high)
    Image("leaf").renderingMode(.template).renderingMode(.original).renderingMode(nil)
    Image(systemName: "leaf", variableValue: 0.5).symbolRenderingMode(.palette)
    Image("leaf", variableValue: 0.5, bundle: nil, label: Text("A leaf"))
    Image(decorative: "leaf", variableValue: 0.5, bundle: .main)
  }

  @ViewBuilder
  func pixels(_ picture: CGImage) -> some View {
    Image(picture, scale: 2, label: Text("A leaf"))
    Image(picture, scale: 1, orientation: .leftMirrored, label: Text("A leaf")).resizable()
    Image(decorative: picture, scale: 2)
    Image(decorative: picture, scale: 2, orientation: Image.Orientation(rawValue: 2) ?? .up)
    ForEach(Image.Orientation.allCases, id: \.rawValue) {
      Image(decorative: picture, scale: 1, orientation: $0)
    }
  }

  @ViewBuilder
  private var symbols: some View {
    Text("one").symbolVariant(.fill).symbolVariant(.none).symbolVariant(.slash)
    Text("one").symbolVariant(.circle).symbolVariant(.square).symbolVariant(.rectangle)
    Text("one").symbolVariant(.none.circle.fill).symbolVariant(.fill.slash)
    Text("one").symbolVariant(.fill.square).symbolVariant(.fill.rectangle)
    Text("one").imageScale(.small).imageScale(.medium).imageScale(.large)
    Text("one").symbolRenderingMode(.monochrome).symbolRenderingMode(.multicolor)
    Text("one").symbolRenderingMode(.hierarchical).symbolRenderingMode(nil)
    Text(variants.contains(.fill) && scale == .large ? "one" : "two")
    Text(mode == .multicolor ? "one" : "two").environment(\.symbolRenderingMode, .palette)
  }

  @ViewBuilder
  private var remote: some View {
    AsyncImage(url: url)
    AsyncImage(url: url, scale: 2)
    AsyncImage(url: url) {
      $0.resizable()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: url, scale: 2) { image in
      image.resizable()
    } placeholder: {
      Color.gray
    }
    AsyncImage(url: url) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image
      case .failure(let error): Text(error.localizedDescription)
      @unknown default: EmptyView()
      }
    }
    AsyncImage(url: url, scale: 1, transaction: Transaction(animation: .default)) { phase in
      if let image = phase.image { image } else { Text(phase.error == nil ? "one" : "two") }
    }
  }

  @ViewBuilder
  private var masks: some View {
    Text("one").mask { Circle() }.mask(alignment: .leading) { Rectangle().fill(.black) }
    Text("one").mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
  }
}

func phases(_ image: Image, _ error: any Error) -> [AsyncImagePhase] {
  [.empty, .success(image), .failure(error)]
}

struct Changed: View {
  let count: Int
  var body: some View {
    Text("\(count)").contentTransition(.numericText()).contentTransition(
      .numericText(countsDown: true))
    Text("\(count)").contentTransition(.opacity).contentTransition(.identity)
    Text("\(count)").contentTransition(.interpolate)
    Image(systemName: count > 1 ? "bell" : "wifi").contentTransition(.symbolEffect)
    Image(systemName: count > 1 ? "bell" : "wifi").contentTransition(.symbolEffect(.replace))
    Image(systemName: count > 1 ? "bell" : "wifi")
      .contentTransition(.symbolEffect(.replace, options: .speed(2)))
  }
}

struct Moved: View {
  @State private var count = 0
  var body: some View {
    let bell = Image(systemName: "bell")
    bell.symbolEffect(.bounce, value: count).symbolEffect(
      .bounce.up, options: .default, value: count)
    bell.symbolEffect(.bounce.down, options: .repeat(3).speed(2)).symbolEffect(.pulse)
    bell.symbolEffect(.scale, isActive: count > 1).symbolEffect(.scale.up).symbolEffect(.scale.down)
    bell.symbolEffect(.breathe, options: .repeating, isActive: true)
    HStack { bell.symbolEffectsRemoved().symbolEffectsRemoved(count > 1) }.symbolEffect(.pulse)
    bell.symbolEffect(.rotate, options: .nonRepeating).symbolEffect(.rotate.clockwise)
    bell.symbolEffect(.rotate.counterClockwise, options: .speed(2).repeating)
    bell.symbolEffect(.wiggle, options: .speed(0.5).nonRepeating)
    bell.symbolEffect(.wiggle, options: .nonRepeating.repeat(nil))
  }
}

@MainActor
func render(_ renderer: ImageRenderer<Images>) -> Bool {
  let other = ImageRenderer(content: renderer.content)
  other.proposedSize = ProposedViewSize(width: 100, height: nil)
  other.scale = renderer.scale * 2
  other.isOpaque = !renderer.isOpaque
  other.colorMode = renderer.colorMode == .linear ? .nonLinear : .extendedLinear
  other.isObservationEnabled = !renderer.isObservationEnabled
  let subscription = other.objectWillChange.sink { print("changed") }
  defer { subscription.cancel() }
  return other.uiImage == nil && other.nsImage == nil && other.cgImage == nil
    && other.proposedSize == renderer.proposedSize
}
