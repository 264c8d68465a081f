import BanyanHost
import NIOCore

/// Writes one batch of mutations for the socket.
///
/// Elements mostly come in the order of the tree, and each is inserted as soon as it is created, so the
/// numbers of an element and its parent are mostly left out.
struct BatchEncoder {
  var buffer: ByteBuffer
  /// The number that the page assigns to the next element on its own.
  var nextID: UInt32?
  /// The default parent of the next element.
  var lastID: UInt32?
  private var parentID: UInt32?
  private var siblingID: UInt32?
  private let catalog: SymbolCatalog
  private var symbols: SymbolSet
  private let knownSymbolCount: Int
  private var facetCount: UInt8 = 0
  /// The current motion of changes, as the page knows it.
  private var motion: Motion?
  /// The length of the batch's numbers.
  private let headLength: Int
  let shapes: ShapeTable
  /// The parts of the client that the page has, and those that the batch needs.
  private let knownParts: ClientParts
  var parts: ClientParts = []

  /// - Parameters:
  ///   - number: The number of the batch.
  ///   - acknowledged: The number of the last event handled before it.
  ///   - symbols: The symbols that the page has already.
  ///   - shapes: The shapes that the page knows, including those of this batch once it is finished.
  ///   - parts: The parts of the client that the page has.
  init(
    number: UInt32, acknowledged: UInt32, catalog: SymbolCatalog, symbols: SymbolSet = SymbolSet(),
    shapes: ShapeTable = ShapeTable(), parts: ClientParts = .all
  ) {
    buffer = ByteBufferAllocator().buffer(capacity: 64)
    buffer.write(varint: number)
    buffer.write(varint: acknowledged)
    self.catalog = catalog
    self.symbols = symbols
    knownSymbolCount = symbols.symbols.count
    self.shapes = shapes
    knownParts = parts
    headLength = buffer.readableBytes
    shapes.beginBatch()
  }

  /// - Parameter motion: The motion of the changes.
  mutating func encode(_ batch: [Mutation], _ motion: Motion? = nil) {
    var index = 0
    while index < batch.count {
      switch batch[index] {
      case .create: encode(MadeElements(batch, from: &index), motion)
      case .animated(let motion, let mutations):
        index += 1
        encode(mutations, motion)
      case .remove(let id):
        index += 1
        show(motion)
        let first = id.rawValue
        var last = first
        var step: UInt32 = 0
        // Rows that are removed together mostly have evenly spaced numbers.
        while index < batch.count, case .remove(let next) = batch[index], next.rawValue > last,
          last == first || next.rawValue - last == step
        {
          step = next.rawValue - last
          last = next.rawValue
          index += 1
        }
        encodeRemoval(of: first, through: last, by: step)
      case .pass:
        show(motion)
        encodeTracks(batch, from: &index)
      case .set(_, .placement):
        show(motion)
        encodePlaces(batch, from: &index)
      default:
        show(motion)
        encode(batch[index])
        index += 1
      }
    }
  }

  /// Sets the motion of the next changes. Elements created without a place have no motion, so they may
  /// come between changes that do.
  mutating func show(_ motion: Motion?) {
    if motion == self.motion { return }
    self.motion = motion
    write(.animate)
    buffer.write(string: motion?.wireValue ?? "")
  }

  mutating func encode(title: String) {
    write(.title)
    buffer.write(string: title)
  }

  /// Names the browser's tab, so that it can be found.
  mutating func encode(tabName: String) {
    write(.tab)
    buffer.write(string: tabName)
  }

  mutating func encode(address: String, _ change: AddressChange) {
    write(.place)
    buffer.writeInteger(change.rawValue)
    buffer.write(string: address)
  }

  /// Gives the page the key with which it resumes its window.
  mutating func encode(key: String) {
    write(.key)
    buffer.write(string: key)
  }

  /// Announces that the whole state follows, whatever the page has. It comes before everything else.
  mutating func encodeAfresh() {
    write(.afresh)
    shapes.removeAll()
  }

  /// Maps elements of the page to those of another process that they replace, by the numbers of both.
  mutating func encode(_ matches: [ElementMatch]) {
    write(.renumber)
    buffer.write(varint: UInt32(matches.count))
    for match in matches {
      buffer.write(varint: match.old)
      buffer.write(varint: match.new)
    }
  }

  /// Returns the batch, and the symbols and parts that the page has once it is applied.
  consuming func finish() -> (ByteBuffer, SymbolSet, ClientParts) {
    for symbol in symbols.symbols[knownSymbolCount...] {
      write(.symbol)
      buffer.write(string: symbol.markup)
    }
    writeParts()
    return (buffer, symbols, knownParts.union(parts))
  }

  /// Writes the additional parts that the page needs at the start of the batch.
  private mutating func writeParts() {
    let new = parts.subtracting(knownParts)
    if new.isEmpty { return }
    var whole = ByteBufferAllocator().buffer(capacity: buffer.readableBytes + 4)
    whole.writeImmutableBuffer(buffer.readSlice(length: headLength)!)
    whole.writeInteger(WireProtocol.Operation.parts.rawValue)
    whole.write(varint: new.rawValue)
    whole.writeBuffer(&buffer)
    buffer = whole
  }

  private mutating func encode(_ mutation: Mutation) {
    switch mutation {
    case .create, .remove, .animated, .pass: encode([mutation])
    case .set(let id, let property):
      if case .text(let runs) = property, let text = runs.plain {
        write(.text)
        buffer.write(varint: id.rawValue)
        buffer.write(string: text)
        return
      }
      let isWhole = property.key.alwaysPutsTheSameFacets
      write(isWhole ? .facets : .change)
      buffer.write(varint: id.rawValue)
      if !isWhole { buffer.writeInteger(property.key.rawValue) }
      put(CollectionOfOne(property))
    case .reset(let id, let key):
      write(.reset)
      buffer.write(varint: id.rawValue)
      buffer.writeInteger(key.rawValue)
    case .insert(let id, let parent, let sibling):
      write(.insert)
      buffer.write(varint: id.rawValue)
      buffer.write(varint: parent.rawValue)
      buffer.write(varint: sibling?.rawValue ?? 0)
    case .scroll(let id, let anchor, let isAnimated):
      write(.scroll)
      buffer.write(varint: id.rawValue)
      buffer.writeInteger(UInt8(isAnimated ? 1 : 0))
      buffer.write(
        string: anchor.map { "\(CSS.number($0.x)) \(CSS.number($0.y))" } ?? "")
    case .focus(let id):
      write(.focus)
      buffer.write(varint: id?.rawValue ?? 0)
    case .openWindow(let address), .showWindow(let address):
      write(.openWindow)
      buffer.write(string: PlaceAddress.text(of: WindowPlace(), in: address))
      buffer.write(string: PlaceAddress.tabName(of: address))
    case .closeWindow: write(.closeWindow)
    case .open(let url):
      guard let url = AllowedURL(url) ?? AllowedURL(ofInspector: url) else { break }
      write(.open)
      buffer.write(string: url.string)
    case .copy(let text):
      write(.copy)
      buffer.write(string: text)
    case .offer(let file):
      write(.offer)
      buffer.write(string: file.key)
      buffer.write(string: file.name)
    case .ignored(let number):
      write(.ignored)
      buffer.write(varint: number)
    }
  }

  private mutating func encodeRemoval(of first: UInt32, through last: UInt32, by step: UInt32) {
    let count = step == 0 ? 1 : (last - first) / step + 1
    if count > 2 {
      write(.removeRun)
      for number in [first, count, step] { buffer.write(varint: number) }
      return
    }
    for id in count == 1 ? [first] : [first, last] {
      write(.remove)
      buffer.write(varint: id)
    }
  }

  /// Creates one element, without its children.
  mutating func create(
    _ id: UInt32, _ kind: ElementKind, _ properties: [Property], at place: MadeElements.Place
  ) {
    if id != nextID {
      write(.nextID)
      buffer.write(varint: id)
    }
    var template = Template.Index(kind, properties)
    var plainText: String?
    if kind == .text, properties.count == 1 {
      plainText = MadeElements.Element.plainText(properties[0])
      if plainText != nil { template = .plainText }
    }
    if case .inside(let parent, nil) = place, parent == lastID, parent != parentID {
      parentID = parent
      siblingID = nil
      make(0xC0, template)
    } else if put(place) {
      make(0x80, template)
    } else {
      write(.detached)
      buffer.writeInteger(template.rawValue)
    }
    need(template)
    lastID = id
    nextID = id &+ 1
    if let plainText { buffer.write(string: plainText) } else { put(properties) }
  }

  /// Sets the place of the next elements.
  ///
  /// - Returns: false if they have none.
  mutating func put(_ place: MadeElements.Place) -> Bool {
    guard case .inside(let parent, let sibling) = place else { return false }
    // The last created element is no longer the default parent.
    lastID = nil
    if parent == parentID, sibling == siblingID { return true }
    if let sibling {
      write(.before)
      buffer.write(varint: parent)
      buffer.write(varint: sibling)
    } else {
      write(.parent)
      buffer.write(varint: parent)
    }
    parentID = parent
    siblingID = sibling
    return true
  }

  /// Notes the parts that elements of a template need.
  mutating func need(_ template: Template.Index) { parts.formUnion(ClientParts(template)) }

  private mutating func make(_ flags: UInt8, _ template: Template.Index) {
    if template.rawValue < WireProtocol.longTemplate {
      buffer.writeInteger(flags | template.rawValue)
    } else {
      buffer.writeInteger(flags | WireProtocol.longTemplate)
      buffer.writeInteger(template.rawValue)
    }
  }

  mutating func write(_ operation: WireProtocol.Operation) {
    buffer.writeInteger(operation.rawValue)
    parts.formUnion(ClientParts(operation))
  }

  /// Writes the facets of properties, preceded by their count.
  mutating func put(_ properties: some Sequence<Property>) {
    counted { encoder in
      for property in properties { property.put(into: &encoder) }
    }
  }

  private mutating func counted(_ write: (inout BatchEncoder) -> Void) {
    let outerCount = facetCount
    facetCount = 0
    let place = buffer.writerIndex
    buffer.writeInteger(UInt8(0))
    write(&self)
    buffer.setInteger(facetCount, at: place)
    facetCount = outerCount
  }
}

extension BatchEncoder: FacetSink {
  mutating func put(_ facet: Facet, _ value: String) {
    let value = facet == .picture ? catalog.pictures.reference(to: value).wireValue : value
    facetCount += 1
    parts.formUnion(ClientParts(facet))
    if facet == .filter {
      for filter in Symbol.filters(in: value) { symbols.insert(filter) }
    }
    buffer.writeInteger(facet.rawValue)
    if facet == .text {
      buffer.write(string: value)
    } else if facet == .symbol {
      let symbol = catalog.symbol(named: value)
      symbols.insert(symbol)
      buffer.write(string: symbol.name)
    } else if value.utf8.count <= Vocabulary.longestAtom, let atom = Vocabulary.atomNumbers[value] {
      buffer.write(varint: atom << 1 | 1)
    } else {
      buffer.write(varint: UInt32(value.utf8.count) << 1)
      buffer.writeString(value)
    }
  }

  mutating func put(runs: TextRuns) {
    facetCount += 1
    buffer.writeInteger(Facet.runs.rawValue)
    buffer.write(varint: UInt32(runs.count))
    for run in runs {
      buffer.write(string: run.string)
      counted { run.style.put(into: &$0) }
    }
  }
}
