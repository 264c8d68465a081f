import PhotosUI
import SwiftUI
import UIKit

/// Photos that the person picks, with SwiftUI's picker and with those of UIKit.
struct PhotosPage: View {
  @State private var selection: PhotosPickerItem?
  @State private var picture: UIImage?
  @State private var items: [PhotosPickerItem] = []
  @State private var pictures: [Image] = []
  @State private var isPicking = false
  @State private var isSharing = false

  var body: some View {
    List {
      Section("SwiftUI") {
        PhotosPicker(selection: $selection, matching: .images) {
          Label("Choose a photo…", systemImage: "photo")
        }
        PhotosPicker(
          "Choose up to three…", selection: $items, maxSelectionCount: 3, matching: .images)
        if !pictures.isEmpty {
          HStack {
            ForEach(pictures.indices, id: \.self) { index in
              pictures[index].resizable().scaledToFill().frame(width: 80, height: 80)
                .clipShape(RoundedRectangle(cornerRadius: 12))
            }
          }
        }
      }
      Section("UIKit") {
        Button("Choose with UIKit…") { isPicking = true }
        if let picture {
          Image(uiImage: picture).resizable().scaledToFit().frame(maxHeight: 200)
          Text("\(Int(picture.size.width)) × \(Int(picture.size.height)) pixels")
          Button("Share it…") { isSharing = true }
        }
      }
    }
    .sheet(isPresented: $isPicking) { PicturePicker(picture: $picture) }
    .sheet(isPresented: $isSharing) { SharingSheet(items: [picture as Any]) }
    .task(id: selection) {
      guard let data = try? await selection?.loadTransferable(type: Data.self) else { return }
      picture = UIImage(data: data)
    }
    .task(id: items) {
      var loaded: [Image] = []
      for item in items {
        if let image = try? await item.loadTransferable(type: Image.self) { loaded.append(image) }
      }
      pictures = loaded
    }
  }
}

private struct PicturePicker: UIViewControllerRepresentable {
  @Binding var picture: UIImage?
  @Environment(\.dismiss) private var dismiss

  final class Coordinator: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    let parent: PicturePicker

    init(_ parent: PicturePicker) { self.parent = parent }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      parent.picture = info[.originalImage] as? UIImage
      parent.dismiss()
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
}

private struct SharingSheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
