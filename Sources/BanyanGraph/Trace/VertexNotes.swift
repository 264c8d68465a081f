/// A recorder's notes about the vertices that it has recorded: a table of plain numbers, in which a vertex is
/// found in some twenty instructions. A dictionary takes two hundred.
final class VertexNotes {
  struct Note {
    fileprivate(set) var vertex: UInt64 = 0
    /// The number of the words for its place; 0 until requested.
    var place: UInt32 = 0
    /// The newest record that invalidated the vertex, until it is updated.
    var notified: UInt32 = 0
    /// The record of its newest body.
    var body: UInt32 = 0
    /// The update in which it last ran or was compared.
    var looked: UInt32 = 0
    /// The update in which the views at the place that begins with it were last noted.
    var noted: UInt32 = 0
    /// True if it is known to be the only view at its place.
    var isAlone = false
  }

  private var notes: UnsafeMutablePointer<Note>
  private var capacity = 64
  private(set) var count = 0

  init() { notes = Self.allocate(64) }

  deinit { notes.deallocate() }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Note> {
    let notes = UnsafeMutablePointer<Note>.allocate(capacity: capacity)
    notes.initialize(repeating: Note(), count: capacity)
    return notes
  }

  func removeAll() {
    notes.deallocate()
    capacity = 64
    count = 0
    notes = Self.allocate(64)
  }

  /// Returns the index of a vertex's note, which is valid until another vertex is first noted.
  func index(of vertex: UInt64) -> Int {
    var index = place(of: vertex)
    while notes[index].vertex != vertex {
      if notes[index].vertex == 0 { return add(vertex, at: index) }
      index = (index + 1) & (capacity - 1)
    }
    return index
  }

  /// Returns the index of a vertex's note, which is probably the same as a while ago.
  func index(of vertex: UInt64, probably index: Int) -> Int {
    index < capacity && notes[index].vertex == vertex ? index : self.index(of: vertex)
  }

  /// Returns the number of the words for a vertex's place; 0 if it was not requested.
  func knownPlace(of vertex: UInt64) -> UInt32 {
    var index = place(of: vertex)
    while notes[index].vertex != vertex {
      if notes[index].vertex == 0 { return 0 }
      index = (index + 1) & (capacity - 1)
    }
    return notes[index].place
  }

  private func add(_ vertex: UInt64, at index: Int) -> Int {
    if count * 2 >= capacity {
      grow()
      return self.index(of: vertex)
    }
    count += 1
    notes[index].vertex = vertex
    return index
  }

  private func grow() {
    let (old, oldCapacity) = (notes, capacity)
    capacity *= 2
    notes = Self.allocate(capacity)
    for place in 0..<oldCapacity where old[place].vertex != 0 {
      var index = self.place(of: old[place].vertex)
      while notes[index].vertex != 0 { index = (index + 1) & (capacity - 1) }
      notes[index] = old[place]
    }
    old.deallocate()
  }

  // Vertices are numbered in the order of creation, so their last bits differ.
  private func place(of vertex: UInt64) -> Int {
    Int(truncatingIfNeeded: (vertex &* 0x9E37_79B9_7F4A_7C15) >> 20) & (capacity - 1)
  }

  subscript(index: Int) -> Note {
    _read { yield notes[index] }
    _modify { yield &notes[index] }
  }

  /// The known places, by vertex.
  var places: [UInt64: UInt32] {
    var places: [UInt64: UInt32] = [:]
    for index in 0..<capacity where notes[index].place != 0 {
      places[notes[index].vertex] = notes[index].place
    }
    return places
  }
}
