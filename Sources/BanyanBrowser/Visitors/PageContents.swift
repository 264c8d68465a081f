import BanyanHost

/// The contents of a page, with those of pending batches: its symbols, the parts of its client, its title and its
/// address.
struct PageContents {
  var symbols = SymbolSet()
  var parts: ClientParts = []
  let shapes = ShapeTable()
  var title = ""
  /// The place of the window in the page's address, which may have changed since.
  var place = WindowPlace()
  var address = ""
  /// The name of the browser's tab, if it must be possible to find it.
  var tabName = ""
}
