// Core Image, as the photo apps and QR codes of courses use it, and pictures of Core Graphics.
import CoreImage
import SwiftUI

struct FilteredPhoto: View {
  @State private var image: Image?
  @State private var intensity = 0.5
  @State private var currentFilter: CIFilter = CIFilter.sepiaTone()
  let photo: UIImage
  let context = CIContext()

  var body: some View {
    VStack {
      image?.resizable().scaledToFit()
      Slider(value: $intensity).onChange(of: intensity) { _, _ in apply() }
      Button("Crystallize") { setFilter(CIFilter.crystallize()) }
      Button("Edges") { setFilter(CIFilter.edges()) }
    }
  }

  func setFilter(_ filter: CIFilter) {
    currentFilter = filter
    let input = CIImage(image: photo)
    currentFilter.setValue(input, forKey: kCIInputImageKey)
    apply()
  }

  func apply() {
    let inputKeys = currentFilter.inputKeys
    if inputKeys.contains(kCIInputIntensityKey) {
      currentFilter.setValue(intensity, forKey: kCIInputIntensityKey)
    }
    if inputKeys.contains(kCIInputRadiusKey) {
      currentFilter.setValue(intensity * 200, forKey: kCIInputRadiusKey)
    }
    if inputKeys.contains(kCIInputScaleKey) {
      currentFilter.setValue(intensity * 10, forKey: kCIInputScaleKey)
    }
    guard let output = currentFilter.outputImage,
      let picture = context.createCGImage(output, from: output.extent)
    else { return }
    image = Image(uiImage: UIImage(cgImage: picture))
  }
}

func code(of text: String) -> UIImage {
  let filter = CIFilter.qrCodeGenerator()
  filter.message = Data(text.utf8)
  filter.correctionLevel = "H"
  _ = (filter.message, filter.correctionLevel)
  guard let output = filter.outputImage,
    let picture = CIContext().createCGImage(output, from: output.extent)
  else { return UIImage(systemName: "xmark.circle") ?? UIImage() }
  return UIImage(cgImage: picture)
}

func colorFilters(_ input: CIImage) -> [CIImage?] {
  let sepia = CIFilter.sepiaTone()
  sepia.inputImage = input
  sepia.intensity = 0.8
  let inverted = CIFilter.colorInvert()
  inverted.inputImage = sepia.outputImage
  let controls = CIFilter.colorControls()
  controls.inputImage = input
  controls.saturation = 0.5
  controls.brightness = 0.1
  controls.contrast = 1.1
  let monochrome = CIFilter.colorMonochrome()
  monochrome.inputImage = input
  monochrome.color = CIColor(red: 1, green: 0, blue: 0)
  monochrome.intensity = 1
  let colors = CIFilter.falseColor()
  colors.inputImage = input
  colors.color0 = .black
  colors.color1 = .white
  let exposure = CIFilter.exposureAdjust()
  exposure.inputImage = input
  exposure.ev = 0.5
  let hue = CIFilter.hueAdjust()
  hue.inputImage = input
  hue.angle = 1
  let vignette = CIFilter.vignette()
  vignette.inputImage = input
  vignette.intensity = 1
  vignette.radius = 1
  _ = (sepia.inputImage, sepia.intensity, inverted.inputImage, controls.inputImage)
  _ = (controls.saturation, controls.brightness, controls.contrast, monochrome.inputImage)
  _ = (monochrome.color, monochrome.intensity, colors.inputImage, colors.color0, colors.color1)
  _ = (exposure.inputImage, exposure.ev, hue.inputImage, hue.angle)
  _ = (vignette.inputImage, vignette.intensity, vignette.radius)
  let heat = CIFilter.thermal()
  heat.inputImage = heat.inputImage ?? input
  let bones = CIFilter.xRay()
  bones.inputImage = bones.inputImage ?? input
  return [
    heat.outputImage, bones.outputImage, inverted.outputImage, controls.outputImage,
    monochrome.outputImage, colors.outputImage,
    exposure.outputImage, hue.outputImage, vignette.outputImage,
  ]
}

func areaFilters(_ input: CIImage) -> [CIImage?] {
  let gaussian = CIFilter.gaussianBlur()
  gaussian.inputImage = input
  gaussian.radius = 4
  let box = CIFilter.boxBlur()
  box.inputImage = input
  box.radius = 4
  let sharp = CIFilter.unsharpMask()
  sharp.inputImage = input
  sharp.radius = 2
  sharp.intensity = 1
  let edges = CIFilter.edges()
  edges.inputImage = input
  edges.intensity = 2
  _ = (gaussian.inputImage, gaussian.radius, box.inputImage, box.radius, sharp.inputImage)
  _ = (sharp.radius, sharp.intensity, edges.inputImage, edges.intensity)
  return [gaussian.outputImage, box.outputImage, sharp.outputImage, edges.outputImage]
}

func distortions(_ input: CIImage) -> [CIImage?] {
  let center = CGPoint(x: 10, y: 10)
  let squares = CIFilter.pixellate()
  squares.inputImage = input
  squares.center = center
  squares.scale = 12
  let crystals = CIFilter.crystallize()
  crystals.inputImage = input
  crystals.center = center
  crystals.radius = 12
  let twirl = CIFilter.twirlDistortion()
  twirl.inputImage = input
  twirl.center = center
  twirl.radius = 50
  twirl.angle = 1
  let bump = CIFilter.bumpDistortion()
  bump.inputImage = input
  bump.center = center
  bump.radius = 50
  bump.scale = 0.5
  let clamp = CIFilter.affineClamp()
  clamp.inputImage = clamp.inputImage ?? input.clampedToExtent()
  clamp.transform = clamp.transform.scaledBy(x: 2, y: 2)
  clamp.setValue(CGAffineTransform.identity, forKey: kCIInputTransformKey)
  let line = CIFilter.bumpDistortionLinear()
  line.inputImage = input
  line.center = center
  line.radius = 50
  line.angle = 1
  line.scale = 0.5
  _ = (squares.inputImage, squares.center, squares.scale, crystals.inputImage, crystals.center)
  _ = (crystals.radius, twirl.inputImage, twirl.center, twirl.radius, twirl.angle)
  _ = (bump.inputImage, bump.center, bump.radius, bump.scale)
  _ = (line.inputImage, line.center, line.radius, line.angle, line.scale)
  return [
    squares.outputImage, crystals.outputImage, twirl.outputImage, bump.outputImage,
    line.outputImage, clamp.outputImage,
  ]
}

func films(_ input: CIImage) -> [CIImage?] {
  let films: [any CIFilter & CIPhotoEffect] = [
    CIFilter.photoEffectMono(), CIFilter.photoEffectNoir(), CIFilter.photoEffectTonal(),
    CIFilter.photoEffectFade(), CIFilter.photoEffectChrome(), CIFilter.photoEffectInstant(),
    CIFilter.photoEffectProcess(), CIFilter.photoEffectTransfer(),
  ]
  return films.map { film in
    film.inputImage = film.inputImage ?? input
    return film.outputImage
  }
}

func result(of filter: any CIFilterProtocol) -> CIImage? { filter.outputImage }

func board() -> CIImage? {
  let filter = CIFilter.checkerboardGenerator()
  filter.center = .zero
  filter.color0 = CIColor(red: 1, green: 1, blue: 1, alpha: 0.5)
  filter.color1 = CIColor(color: .systemBlue)
  filter.width = 10
  _ = (filter.center, filter.color0, filter.color1, filter.width)
  return filter.outputImage?.cropped(to: CGRect(x: 0, y: 0, width: 100, height: 100))
}

func filtersByName(_ input: CIImage) -> Any? {
  let filter = CIFilter(name: "CISepiaTone", parameters: [kCIInputIntensityKey: 1])
  filter?.setDefaults()
  let twirl = CIFilter(name: "CITwirlDistortion")
  twirl?.setValue(CIVector(x: 1, y: 2), forKey: kCIInputCenterKey)
  twirl?.setValue(CIVector(cgPoint: .zero), forKey: kCIInputCenterKey)
  _ = (filter?.name, filter?.inputKeys, filter?.outputKeys)
  _ = (CIFilter.localizedName(forFilterName: "CIEdges"), CIFilter.filterNames(inCategory: nil))
  _ = [
    kCIInputAngleKey, kCIInputEVKey, kCIInputColorKey, kCIInputSaturationKey,
    kCIInputBrightnessKey, kCIInputContrastKey, kCIInputWidthKey,
  ]
  return twirl?.value(forKey: kCIOutputImageKey)
}

func pictures(_ data: Data, _ url: URL, _ picture: CGImage) -> [CIImage?] {
  let input = CIImage(cgImage: picture)
  _ = UIImage(ciImage: input).cgImage
  return [
    CIImage(data: data), CIImage(contentsOf: url), CIImage(color: .clear), .empty(),
    input.applyingFilter("CIEdges"), input.applyingFilter("CIEdges", parameters: [:]),
    input.transformed(by: CGAffineTransform(scaleX: 10, y: 10)),
  ]
}

func partsOfColors() -> [Any] {
  let colors: [CIColor] = [.red, .green, .blue, .cyan, .magenta, .yellow, .gray]
  let own = CIColor(cgColor: CGColor(gray: 0.5, alpha: 1))
  let vector = CIVector(x: 1, y: 2)
  return colors + [own.red, own.green, own.blue, own.alpha, own.isEqual(colors), own.hash]
    + [vector.x, vector.y, vector.cgPointValue, vector.isEqual(own), vector.hash]
}

func measures(_ picture: CGImage) -> [Int] {
  let part = picture.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1))
  return [
    picture.width, picture.height, picture.bitsPerComponent, picture.bitsPerPixel,
    picture.bytesPerRow, part?.width ?? 0,
  ]
}
