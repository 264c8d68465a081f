import BanyanHost
import BanyanKits
import BanyanTesting
import CoreGraphics
import Foundation
import SwiftUICore
import Testing

/// Pictures that an app has as bytes: how large they are, and how a window shows them.
@MainActor
@Suite struct PictureDataTests {
  @Test(
    arguments: [
      (PictureFile.png(width: 300, height: 20), "300 20"),
      (PictureFile.jpeg(width: 300, height: 20), "300 20"),
      (PictureFile.jpeg(width: 300, height: 20, orientation: 1), "300 20"),
      // A telephone that is held upright takes a picture that lies on its side.
      (PictureFile.jpeg(width: 300, height: 20, orientation: 6), "20 300"),
      (PictureFile.jpeg(width: 300, height: 20, orientation: 8, isLittle: true), "20 300"),
      (Array("GIF89a".utf8) + [44, 1, 20, 0], "300 20"),
      (PictureFile.webp("VP8X", [0, 0, 0, 0, 43, 1, 0, 19, 0, 0]), "300 20"),
      (PictureFile.webp("VP8L", [0x2F, 43, 0xC1, 0x04, 0]), "300 20"),
      (PictureFile.webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 44, 1, 20, 0]), "300 20"),
      (Array(#"<svg width="30px" height="20">"#.utf8), "30 20"),
      (Array(#"<svg width="inf" height="1">"#.utf8), "none"),
      (Array(#"<svg viewBox="0 0 1e99 1">"#.utf8), "none"),
      (PictureFile.jpeg(width: 0, height: 20), "none"), (Array("RIFF".utf8), "none"),
      (Array(PictureFile.jpeg(width: 300, height: 20, orientation: 6).prefix(20)), "none"),
    ] as [([UInt8], String)])
  func theSizeOfAPictureIsThatAsItIsShown(bytes: [UInt8], size: String) {
    let found = PictureSize(bytes).map { "\($0.width) \($0.height)" }
    #expect(found ?? "none" == size)
  }

  @Test func anImageOfUIKitGivesBackWhatItWasMadeFromAndNothingElse() {
    let png = Data(PictureFile.png(width: 30, height: 20))
    let jpeg = Data(PictureFile.jpeg(width: 30, height: 20))
    let pictures = [png, jpeg].map { UIImage(data: $0)! } + [UIImage(systemName: "heart")!]
    #expect(pictures.map { $0.pngData() } == [png, nil, nil])
    #expect(pictures.map { $0.jpegData(compressionQuality: 0.8) } == [nil, jpeg, nil])
    #expect(
      pictures.map(\.size)
        == [CGSize(width: 30, height: 20), CGSize(width: 30, height: 20), .zero])
    #expect(UIImage(data: png + Data(count: 16 << 20)) == nil)
  }

  private struct Photo: View {
    let bytes: Data

    var body: some View {
      Text(UIImage(data: bytes) == nil ? "none" : "some")
    }
  }

  @Test func aPictureThatIsTooLargeIsReportedWithWhatToDo() {
    let png = Data(PictureFile.png(width: 30, height: 20))
    let large = TestApp(Photo(bytes: png + Data(count: (16 << 20) - png.count + 1)))
    #expect(large.window.shows("none"))
    #expect(
      large.reports == [
        "A picture (PNG) of 16777217 bytes is not shown, because a picture made from data may have 16777216 at most: make it smaller, or give AsyncImage its address."
      ])
    let largest = TestApp(Photo(bytes: png + Data(count: (16 << 20) - png.count)))
    #expect(largest.window.shows("some"))
    #expect(largest.reports == [])
    // It would not be shown in any size.
    let other = TestApp(Photo(bytes: Data(count: 17 << 20)))
    #expect(other.window.shows("none"))
    #expect(other.reports == [])
  }

  @Test func aSmallPictureIsPartOfThePageWithItsOwnSize() {
    let png = Data(PictureFile.png(width: 30, height: 20))
    let app = TestApp(layout: .size(400, 400)) { Image(uiImage: UIImage(data: png)!) }
    let image = app.window.all.first { $0.kind == .image }!
    #expect(
      image.property(.remoteSource)
        == .remoteSource("data:image/png;base64,\(png.base64EncodedString())"))
    #expect(app.window.frame(of: image) == CGRect(x: 185, y: 190, width: 30, height: 20))
  }

  /// A picture whose pixels are numbered.
  private func numbered(_ rows: [[UInt8]]) -> CGImage {
    let bytes = rows.joined().flatMap { [$0, $0, $0, 255] as [UInt8] }
    return CGImage(PixelGrid(width: rows[0].count, height: rows.count, bytes: bytes)!)
  }

  @Test func pixelsAreAsLargeAsTheirScaleAndOrientationSay() {
    let picture = numbered([[1, 2, 3, 4], [5, 6, 7, 8]])
    let app = TestApp(layout: .size(400, 400)) {
      VStack {
        Image(picture, scale: 1, label: Text("wide"))
        Image(decorative: picture, scale: 2)
        Image(decorative: picture, scale: 0.5, orientation: .right)
      }
    }
    let images = app.window.all.filter { $0.kind == .image }
    #expect(
      images.map { app.window.frame(of: $0)?.size } == [
        CGSize(width: 4, height: 2), CGSize(width: 2, height: 1), CGSize(width: 4, height: 8),
      ])
    #expect(images.map { $0.property(.label) } == [.label("wide"), nil, nil])
    app.window.close()
  }

  @Test func pixelsAreTurnedAsTheirOrientationSays() {
    let picture = numbered([[1, 2, 3], [4, 5, 6]])
    let upright: [Image.Orientation: [[UInt8]]] = [
      .up: [[1, 2, 3], [4, 5, 6]], .upMirrored: [[3, 2, 1], [6, 5, 4]],
      .down: [[6, 5, 4], [3, 2, 1]], .downMirrored: [[4, 5, 6], [1, 2, 3]],
      .left: [[3, 6], [2, 5], [1, 4]], .leftMirrored: [[1, 4], [2, 5], [3, 6]],
      .right: [[4, 1], [5, 2], [6, 3]], .rightMirrored: [[6, 3], [5, 2], [4, 1]],
    ]
    for orientation in Image.Orientation.allCases {
      let shown = Image(decorative: picture, scale: 1, orientation: orientation).data?.bytes
      #expect(shown == upright[orientation].map { numbered($0).file() }, "\(orientation)")
    }
  }

  private struct Album: View {
    @State private var pictures: [Data]
    @State private var count = 0

    init(_ pictures: [Data]) { self.pictures = pictures }

    var body: some View {
      Text("\(count)")
      Button("Count") { count += 1 }
      Button("Remove") { pictures.removeFirst() }
      Button("Add") {
        pictures.append(Data(PictureFile.png(width: 3, height: 9, byteCount: 30_000)))
      }
      // As apps do it: a new image of the same bytes whenever the body runs.
      ForEach(pictures.indices, id: \.self) { Image(uiImage: UIImage(data: pictures[$0])!) }
    }
  }

  private func sources(_ app: TestApp) -> [String] {
    app.window.all.compactMap {
      if case .source(let name) = $0.property(.source) { name } else { nil }
    }
  }

  @Test func aLargePictureIsAFileOfTheWindowForAsLongAsItIsShown() throws {
    let large = Data(PictureFile.png(width: 30, height: 20, byteCount: 20_000))
    let app = TestApp(layout: .size(400, 400)) { Album([large]) }
    let name = try #require(sources(app).first)
    let image = app.window.all.first { $0.kind == .image }!
    #expect(app.window.frame(of: image)?.size == CGSize(width: 30, height: 20))
    let file = try #require(app.window.file(ofPicture: name))
    #expect(file.type == "image/png")
    #expect(FileManager.default.contents(atPath: file.path) == large)
    app.reset()
    app.window.button("Count").tap()
    #expect(app.window.changes == [#"text "0" becomes "1""#])
    #expect(app.window.file(ofPicture: name) == file)
    // It goes when there is another, and nobody has it any more.
    app.window.button("Remove").tap()
    app.window.button("Add").tap()
    #expect(sources(app).count == 1)
    #expect(app.window.file(ofPicture: name) == nil)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    app.window.close()
  }

  @Test func equalPicturesAreOneFile() {
    let large = Data(PictureFile.png(width: 30, height: 20, byteCount: 20_000))
    let app = TestApp(Album([large, large]))
    #expect(sources(app).count == 2)
    #expect(Set(sources(app)).count == 1)
    app.window.close()
  }

  @Test func aPictureForWhichAWindowHasNoRoomIsNotShown() {
    let app = TestApp(Album([]))
    app.window.fileLimits.windowByteCount = 29_999
    app.window.button("Add").tap()
    #expect(app.window.all.filter { $0.kind == .image }.count == 1)
    #expect(sources(app) == [])
    app.window.close()
  }
}
