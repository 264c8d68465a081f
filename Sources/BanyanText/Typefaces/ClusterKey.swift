/// The key of a letter of several characters, for all faces of a style.
///
/// Two spellings of a letter (with an accent, or followed by one) have the same key. To find that out the standard library
/// rewrites the letter each time it hashes or compares it, which takes longer than all else that is done to measure it. So it is hashed
/// once, and the hash stands for it: it has 64 bits and differs from process to process, so nobody finds two letters with the same one.
package struct ClusterKey: Hashable {
  private let hash: Int
  /// The single character that is the same letter, if there is one.
  let composed: UInt32?

  package init(_ cluster: Substring) {
    hash = cluster.hashValue
    composed = ComposedCharacters.mayCompose(cluster) ? ComposedCharacters.scalars[hash] : nil
  }

  package static func == (left: ClusterKey, right: ClusterKey) -> Bool { left.hash == right.hash }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
