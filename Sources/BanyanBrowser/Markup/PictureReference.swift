/// What a page says of a picture: where it is, and how large its dots are.
struct PictureReference {
  /// Beside the client's script.
  let path: String
  /// How many of its dots make a point.
  let scale: Int

  /// The value of the facet: the scale follows the path where it is not 1.
  var wireValue: String { scale == 1 ? path : "\(path) \(scale)x" }

  /// The attribute of an image that stands under a path.
  func attribute(under path: String) -> (name: String, value: String) {
    let url = "\(path)/banyan/\(self.path)"
    return scale == 1 ? ("src", url) : ("srcset", "\(url) \(scale)x")
  }

  func cssValue(under path: String) -> String {
    let url = "url(\"\(path)/banyan/\(self.path)\")"
    return scale == 1 ? url : "image-set(\(url) \(scale)x)"
  }
}
