/// A page's reference to a picture: its path and the scale of its pixels.
struct PictureReference {
  /// The path relative to the client's script.
  let path: String
  /// The number of pixels per point.
  let scale: Int

  /// The value of the facet: the path, followed by the scale if it is not 1.
  var wireValue: String { scale == 1 ? path : "\(path) \(scale)x" }

  /// Returns the attribute of an image on a site served under a path.
  func attribute(under path: String) -> (name: String, value: String) {
    let url = "\(path)/banyan/\(self.path)"
    return scale == 1 ? ("src", url) : ("srcset", "\(url) \(scale)x")
  }

  func cssValue(under path: String) -> String {
    let url = "url(\"\(path)/banyan/\(self.path)\")"
    return scale == 1 ? url : "image-set(\(url) \(scale)x)"
  }
}
