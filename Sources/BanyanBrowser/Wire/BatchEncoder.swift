import BanyanHost
import NIOCore

/// Writes one batch of mutations for the socket.
///
/// Elements mostly come in the order of the tree, each put where it belongs as soon as it is made,
/// so the numbers of an element and its parent are mostly left out.
struct BatchEncoder {
  private var buffer: ByteBuffer
  private var nextID: UInt32?
  private var lastID: UInt32?
  private var parentID: UInt32?
  private let catalog: SymbolCatalog
  private var symbols: SymbolSet
  private let knownSymbolCount: Int
  private var facetCount: UInt8 = 0

  /// - Parameters:
  ///   - number: The number of the batch.
  ///   - acknowledged: The number of the last event that went before it.
  ///   - symbols: What the page has already.
  init(
    number: UInt32, acknowledged: UInt32, catalog: SymbolCatalog, symbols: SymbolSet = SymbolSet()
  ) {
    buffer = ByteBufferAllocator().buffer(capacity: 64)
    buffer.write(varint: number)
    buffer.write(varint: acknowledged)
    self.catalog = catalog
    self.symbols = symbols
    knownSymbolCount = symbols.symbols.count
  }

  mutating func encode(_ batch: [Mutation]) {
    var index = 0
    while index < batch.count {
      if case .create(let id, let kind, let properties) = batch[index] {
        if index + 1 < batch.count, case .insert(id, let parent, nil) = batch[index + 1] {
          create(id, kind, properties, in: parent.rawValue)
          index += 2
          continue
        }
        create(id, kind, properties, in: nil)
      } else {
        encode(batch[index])
      }
      index += 1
    }
  }

  mutating func encode(title: String) {
    write(.title)
    buffer.write(string: title)
  }

  mutating func encode(address: String, _ change: AddressChange) {
    write(.place)
    buffer.writeInteger(change.rawValue)
    buffer.write(string: address)
  }

  /// Gives the page the key with which it gets its window back.
  mutating func encode(key: String) {
    write(.key)
    buffer.write(string: key)
  }

  /// Says that everything there is follows, whatever the page has. It comes before all else.
  mutating func encodeAfresh() { write(.afresh) }

  /// The batch, and the symbols that the page has once it is applied.
  consuming func finish() -> (ByteBuffer, SymbolSet) {
    for symbol in symbols.symbols[knownSymbolCount...] {
      write(.symbol)
      buffer.write(string: symbol.markup)
    }
    return (buffer, symbols)
  }

  private mutating func encode(_ mutation: Mutation) {
    switch mutation {
    case .create: break
    case .set(let id, .text(let runs)) where runs.count == 1 && runs[0].style.isEmpty:
      write(.text)
      buffer.write(varint: id.rawValue)
      buffer.write(string: runs[0].string)
    case .set(let id, let property):
      if !property.key.alwaysPutsTheSameFacets { encode(.reset(id, property.key)) }
      write(.facets)
      buffer.write(varint: id.rawValue)
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
    case .remove(let id):
      write(.remove)
      buffer.write(varint: id.rawValue)
    case .scroll(let id, let anchor, let isAnimated):
      write(.scroll)
      buffer.write(varint: id.rawValue)
      buffer.writeInteger(UInt8(isAnimated ? 1 : 0))
      buffer.write(
        string: anchor.map { "\(CSS.number($0.x)) \(CSS.number($0.y))" } ?? "")
    case .animated(let motion, let mutations):
      write(.animate)
      buffer.write(string: motion.wireValue)
      encode(mutations)
      write(.animate)
      buffer.write(string: "")
    case .focus(let id):
      write(.focus)
      buffer.write(varint: id?.rawValue ?? 0)
    case .openWindow(let address), .showWindow(let address):
      write(.openWindow)
      buffer.write(string: PlaceAddress.text(of: WindowPlace(), in: address))
      buffer.write(string: PlaceAddress.tabName(of: address))
    case .closeWindow: write(.closeWindow)
    case .open(let url):
      guard let url = AllowedURL(url) else { break }
      write(.open)
      buffer.write(string: url.string)
    case .copy(let text):
      write(.copy)
      buffer.write(string: text)
    }
  }

  private mutating func create(
    _ id: ElementID, _ kind: ElementKind, _ properties: [Property], in parent: UInt32?
  ) {
    if id.rawValue != nextID {
      write(.nextID)
      buffer.write(varint: id.rawValue)
    }
    var template = Template.Index(kind, properties)
    var plainText: String?
    if kind == .text, properties.count == 1, case .text(let runs) = properties[0], runs.count == 1,
      runs[0].style.isEmpty
    {
      template = .plainText
      plainText = runs[0].string
    }
    if let parent {
      if parent == lastID, parent != parentID {
        make(0xC0, template)
      } else {
        if parent != parentID {
          write(.parent)
          buffer.write(varint: parent)
        }
        make(0x80, template)
      }
      parentID = parent
    } else {
      write(.detached)
      buffer.writeInteger(template.rawValue)
    }
    lastID = id.rawValue
    nextID = id.rawValue &+ 1
    if let plainText { buffer.write(string: plainText) } else { put(properties) }
  }

  private mutating func make(_ flags: UInt8, _ template: Template.Index) {
    if template.rawValue < WireProtocol.longTemplate {
      buffer.writeInteger(flags | template.rawValue)
    } else {
      buffer.writeInteger(flags | WireProtocol.longTemplate)
      buffer.writeInteger(template.rawValue)
    }
  }

  private mutating func write(_ operation: WireProtocol.Operation) {
    buffer.writeInteger(operation.rawValue)
  }

  /// Writes the facets of properties, with their count before them.
  private mutating func put(_ properties: some Sequence<Property>) {
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
    facetCount += 1
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

  mutating func put(runs: [TextRun]) {
    facetCount += 1
    buffer.writeInteger(Facet.runs.rawValue)
    buffer.write(varint: UInt32(runs.count))
    for run in runs {
      buffer.write(string: run.string)
      counted { run.style.put(into: &$0) }
    }
  }
}
