import BanyanHost
import Foundation

/// The pictures among a window's files: those that its page fetches.
///
/// An app may make the same picture again whenever a body runs, so equal ones are one file, which is used for as long as
/// one of them is there.
struct ShownPictures {
  private struct Shown {
    var pictures: [Weak]
    let offer: FileOffer
    let size: CGSize?
    let byteCount: Int
  }

  private struct Weak {
    weak var picture: PictureData?
  }

  private var shown: [Shown] = []

  /// The name of a picture that is among them; nil if there is none like it.
  mutating func name(of picture: PictureData) -> String? {
    for index in shown.indices {
      let known = shown[index].pictures.compactMap(\.picture)
      guard let first = known.first, first == picture else { continue }
      if !known.contains(where: { $0 === picture }) {
        shown[index].pictures = (known + [picture]).map { Weak(picture: $0) }
      }
      return shown[index].offer.pictureName
    }
    return nil
  }

  mutating func add(_ picture: PictureData, as offer: FileOffer) {
    shown.append(
      Shown(
        pictures: [Weak(picture: picture)], offer: offer, size: picture.size,
        byteCount: picture.bytes.count))
  }

  /// Removes the pictures that nobody has any more.
  /// - Returns: Their files, and how large each is.
  mutating func removeUnused() -> [(FileOffer, Int)] {
    let isUnused: (Shown) -> Bool = { $0.pictures.allSatisfy { $0.picture == nil } }
    let unused = shown.filter(isUnused)
    shown.removeAll(where: isUnused)
    return unused.map { ($0.offer, $0.byteCount) }
  }

  /// The size in points of the picture with a name.
  func size(named name: String) -> CGSize? {
    guard name.hasPrefix(FileOffer.pictureNameStart) else { return nil }
    return shown.first { $0.offer.pictureName == name }?.size
  }
}
