import BanyanKits
import BanyanTesting
import CoreGraphics
import CoreImage
import Foundation
import SwiftUICore
import Testing

/// Filters as apps use them.
@MainActor
@Suite struct FilterTests {
  @Test func `an app asks which inputs a filter has, and sets those`() {
    let filter: CIFilter = CIFilter.vignette()
    #expect(filter.name == "CIVignette")
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey])
    #expect(filter.outputImage == nil)
    filter.setValue(Pixels.grays([[100, 100, 100]]), forKey: kCIInputImageKey)
    filter.setValue(Float(1), forKey: kCIInputIntensityKey)
    // This one it has not, and this value is none.
    filter.setValue(4, forKey: kCIInputScaleKey)
    filter.setValue("four", forKey: kCIInputRadiusKey)
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 1)
    #expect(filter.outputImage?.reds == [60, 100, 60])
    filter.setValue(nil, forKey: kCIInputIntensityKey)
    #expect(filter.outputImage?.reds == [100, 100, 100])
  }

  @Test func `a filter's properties are its inputs`() {
    let filter = CIFilter.sepiaTone()
    #expect(filter.intensity == 1)
    filter.inputImage = Pixels.pixel(200, 100, 50)
    filter.intensity = 0.5
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Double == 0.5)
    #expect(filter.outputImage?.drawn == [182, 123, 82, 255])
    filter.setDefaults()
    #expect(filter.inputImage == nil)
  }

  @Test func `every name that is listed makes a filter, and others make none`() {
    let names = CIFilter.filterNames(inCategory: nil)
    #expect(names.count == 31)
    #expect(names.compactMap { CIFilter(name: $0)?.name } == names)
    #expect(CIFilter(name: "CIComicEffect") == nil)
    #expect(CIFilter.localizedName(forFilterName: "CISepiaTone") == "Sepia Tone")
  }

  @Test func `every function makes the filter of its name`() {
    let filters: [CIFilter] = [
      CIFilter.sepiaTone(), CIFilter.colorInvert(), CIFilter.colorControls(),
      CIFilter.colorMonochrome(), CIFilter.falseColor(), CIFilter.exposureAdjust(),
      CIFilter.hueAdjust(), CIFilter.vignette(), CIFilter.gaussianBlur(), CIFilter.boxBlur(),
      CIFilter.unsharpMask(), CIFilter.edges(), CIFilter.pixellate(), CIFilter.crystallize(),
      CIFilter.twirlDistortion(), CIFilter.bumpDistortion(), CIFilter.bumpDistortionLinear(),
      CIFilter.photoEffectMono(), CIFilter.photoEffectNoir(), CIFilter.photoEffectTonal(),
      CIFilter.photoEffectFade(), CIFilter.photoEffectChrome(), CIFilter.photoEffectInstant(),
      CIFilter.photoEffectProcess(), CIFilter.photoEffectTransfer(), CIFilter.qrCodeGenerator(),
      CIFilter.checkerboardGenerator(), CIFilter.thermal(), CIFilter.xRay(),
      CIFilter.affineClamp(),
    ]
    let others = ["CIConstantColorGenerator"]
    #expect(
      (filters.map(\.name) + others).sorted() == CIFilter.filterNames(inCategory: nil))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, -1])
  func `no number stops the program`(number: Double) {
    let keys = [
      kCIInputIntensityKey, kCIInputRadiusKey, kCIInputScaleKey, kCIInputAngleKey, kCIInputEVKey,
      kCIInputSaturationKey, kCIInputBrightnessKey, kCIInputContrastKey, kCIInputWidthKey,
    ]
    for name in CIFilter.filterNames(inCategory: nil) {
      let filter = CIFilter(name: name)!
      for key in filter.inputKeys where keys.contains(key) { filter.setValue(number, forKey: key) }
      if filter.inputKeys.contains(kCIInputCenterKey) {
        filter.setValue(CIVector(x: number, y: number), forKey: kCIInputCenterKey)
      }
      if filter.inputKeys.contains(kCIInputImageKey) {
        filter.setValue(Pixels.grays([[1, 2], [3, 4]]), forKey: kCIInputImageKey)
      }
      let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
      #expect(filter.outputImage?.drawn(in: rect).count == 16)
    }
    let rect = CGRect(x: number, y: number, width: number, height: number)
    let drawn = CIContext().createCGImage(CIImage(color: .red), from: rect)
    #expect(drawn == nil || drawn!.width <= 1)
  }

  @Test func `what is too large is not drawn`() {
    let context = CIContext()
    let color = CIImage(color: .red)
    #expect(context.createCGImage(color, from: color.extent) == nil)
    let large = CGRect(x: 0, y: 0, width: 1 << 13, height: (1 << 10) + 1)
    #expect(context.createCGImage(color, from: large) == nil)
    // Small itself, of something large.
    let small = color.transformed(by: CGAffineTransform(scaleX: 1e-5, y: 1e-5))
    #expect(context.createCGImage(small, from: CGRect(x: 0, y: 0, width: 1, height: 1)) == nil)
    #expect(context.createCGImage(.empty(), from: CIImage.empty().extent) == nil)
  }

  private struct Code: View {
    let message: String
    private let context = CIContext()
    private let filter = CIFilter.qrCodeGenerator()

    init(_ message: String) { self.message = message }

    private var picture: UIImage {
      filter.message = Data(message.utf8)
      guard let output = filter.outputImage,
        let picture = context.createCGImage(output, from: output.extent)
      else { return UIImage(systemName: "xmark") ?? UIImage() }
      return UIImage(cgImage: picture)
    }

    var body: some View { Image(uiImage: picture).interpolation(.none) }
  }

  @Test func `a page shows the picture that a filter has made`() throws {
    let app = TestApp(layout: .size(100, 100)) { Code("HELLO") }
    let image = try #require(app.window.all.first { $0.kind == .image })
    guard case .remoteSource(let source)? = image.property(.remoteSource) else {
      Issue.record("no picture")
      return
    }
    #expect(source.hasPrefix("data:image/png;base64,"))
    #expect(app.window.frame(of: image)?.size == CGSize(width: 23, height: 23))
  }
}
