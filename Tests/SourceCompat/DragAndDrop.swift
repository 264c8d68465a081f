// Drag and drop: views that are dragged, views that take something, and item providers that a program makes.
import SwiftUI
import UniformTypeIdentifiers

struct DraggedViews: View {
  @State private var isTargeted = false
  @State private var texts: [String] = []

  var body: some View {
    VStack {
      Text("a").onDrag { NSItemProvider(object: "a" as NSString) }
      Text("b").onDrag {
        NSItemProvider()
      } preview: {
        Text("preview")
      }
      Text("c").itemProvider { nil }
      Text("d").draggable("d")
      Text("e").draggable("e") { Text("preview") }
      drops
    }
  }

  @ViewBuilder private var drops: some View {
    Text("a").onDrop(of: [.plainText, UTType.fileURL], isTargeted: $isTargeted) { providers in
      !providers.isEmpty
    }
    Text("b").onDrop(of: [.image], isTargeted: nil) { providers, location in
      location.x > 0 && !providers.isEmpty
    }
    Text("c").onDrop(of: [.image], delegate: OrdinaryDrops())
    Text("d").onDrop(of: ["public.text"], isTargeted: $isTargeted) { providers in
      !providers.isEmpty
    }
    Text("e").onDrop(of: ["public.text"], isTargeted: nil) { providers, location in
      location.y > 0 && !providers.isEmpty
    }
    Text("f").onDrop(of: ["public.text"], delegate: DropsWithEverything())
    Text("g").dropDestination(for: String.self) { items, location in
      texts += items
      return true
    } isTargeted: {
      isTargeted = $0
    }
    Text("h").dropDestination { (items: [URL], location: CGPoint) in items.isEmpty }
  }
}

struct OrdinaryDrops: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { true }
}

struct DropsWithEverything: DropDelegate {
  func validateDrop(info: DropInfo) -> Bool {
    info.hasItemsConforming(to: [.text]) || info.hasItemsConforming(to: ["public.image"])
  }
  func performDrop(info: DropInfo) -> Bool {
    info.itemProviders(for: [.text]).count + info.itemProviders(for: ["public.image"]).count > 0
      && info.location.x > 0
  }
  func dropEntered(info: DropInfo) {}
  func dropUpdated(info: DropInfo) -> DropProposal? {
    let operations: [DropOperation] = [.cancel, .forbidden, .copy, .move]
    let proposal = DropProposal(operation: operations[3])
    return proposal.operation == .move ? proposal : nil
  }
  func dropExited(info: DropInfo) {}
}

@MainActor func usesDefaults(_ drops: OrdinaryDrops, _ info: DropInfo) -> [Any] {
  drops.dropEntered(info: info)
  drops.dropExited(info: info)
  return [drops.validateDrop(info: info), drops.dropUpdated(info: info) as Any]
}

final class WrittenText: NSObject, NSItemProviderWriting {
  static var writableTypeIdentifiersForItemProvider: [String] { [UTType.plainText.identifier] }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(), nil)
    return nil
  }
}

func providedItems(_ url: URL, _ image: UIImage) async throws -> [Any] {
  let provider = NSItemProvider(object: WrittenText())
  provider.registerObject(image, visibility: .all)
  provider.registerDataRepresentation(
    forTypeIdentifier: "public.html", visibility: .team
  ) { complete in
    complete(Data(), nil)
    return nil
  }
  provider.registerDataRepresentation(for: .json, visibility: .group) { complete in
    complete(Data(), nil)
    return nil
  }
  provider.registerFileRepresentation(
    forTypeIdentifier: "public.png", fileOptions: [.openInPlace], visibility: .ownProcess
  ) { complete in
    complete(url, true, nil)
    return nil
  }
  provider.register("text")
  _ = provider.loadObject(ofClass: String.self) { text, error in print(text ?? "", error as Any) }
  _ = provider.loadObject(ofClass: URL.self) { url, error in print(url as Any, error as Any) }
  _ = provider.loadDataRepresentation(for: .png) { data, error in print(data as Any) }
  _ = provider.loadFileRepresentation(for: .png, openInPlace: true) { url, isOriginal, error in
    print(url as Any, isOriginal)
  }
  provider.loadItem(forTypeIdentifier: "public.url", options: nil) { item, error in
    print((item as? URL) as Any)
  }
  return [
    NSItemProvider(item: url as NSURL, typeIdentifier: "public.url"),
    provider.canLoadObject(ofClass: String.self), provider.canLoadObject(ofClass: URL.self),
    try await provider.loadItem(forTypeIdentifier: "public.url"),
    NSItemProviderFileOptions(rawValue: 1).rawValue,
    NSItemProviderRepresentationVisibility(rawValue: 0) as Any,
    WrittenText().writableTypeIdentifiersForItemProvider,
  ]
}

func providedObjects(_ data: Data, _ image: UIImage) throws -> [Any] {
  let text = try NSString.object(withItemProviderData: data, typeIdentifier: "public.text")
  let url = try NSURL.object(withItemProviderData: data, typeIdentifier: "public.url")
  for object in [text, url, image] as [any NSItemProviderWriting] {
    _ = object.loadData(withTypeIdentifier: "public.data") { data, error in
      print(data as Any, error as Any)
    }
  }
  return [
    NSString.readableTypeIdentifiersForItemProvider, NSURL.readableTypeIdentifiersForItemProvider,
    NSString.writableTypeIdentifiersForItemProvider, NSURL.writableTypeIdentifiersForItemProvider,
    UIImage.writableTypeIdentifiersForItemProvider, text.writableTypeIdentifiersForItemProvider,
    url.writableTypeIdentifiersForItemProvider, image.writableTypeIdentifiersForItemProvider,
  ]
}

func loadEach(_ text: NSString, _ url: NSURL, _ image: UIImage) {
  _ = text.loadData(withTypeIdentifier: "public.text") { data, _ in print(data as Any) }
  _ = url.loadData(withTypeIdentifier: "public.url") { data, _ in print(data as Any) }
  _ = image.loadData(withTypeIdentifier: "public.png") { data, _ in print(data as Any) }
}
