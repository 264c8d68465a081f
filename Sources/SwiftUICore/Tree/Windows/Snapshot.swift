import BanyanHost

extension WindowNode {
  /// The mutations that create the whole window in a host.
  var snapshot: [Mutation] {
    if isDetached { return [] }
    runtime.flush()
    let properties = hostProperties
    var batch: [Mutation] = [PropertyKey.appearance, .direction].map { key in
      let property = properties.first { $0.key == key }
      return property.map { .set(id, $0) } ?? .reset(id, key)
    }
    // A host forgets with its elements which files are awaited.
    for property in properties where property.key == .awaitedDrop {
      batch.append(.set(id, property))
    }
    addChildren(to: &batch)
    if let focused = focusKeeper?.shown { batch.append(.focus(focused)) }
    return batch
  }
}

extension ElementNode {
  /// Adds the mutations that create the elements inside, as the host has them.
  fileprivate func addChildren(to batch: inout [Mutation]) {
    for child in children {
      var properties = child.hostProperties
      if let placement = window.arranger?.placement(of: child) {
        properties.append(.placement(placement))
      }
      batch.append(.create(child.id, child.kind, properties))
      batch.append(.insert(child.id, into: id, before: nil))
      child.addChildren(to: &batch)
    }
  }
}
