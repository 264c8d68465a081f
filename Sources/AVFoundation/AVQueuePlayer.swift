import CoreMedia
import Foundation

/// A player of several items, one after the other. See Apple's documentation of `AVQueuePlayer`.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  /// Creates a player of an item.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  /// Creates a player of items.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: nil)
    setItems(items)
  }

  /// The current item, and those that follow.
  open func items() -> [AVPlayerItem] { state.withLock { $0.items } }

  /// Returns a Boolean value that indicates whether an item can be inserted: one that is in the queue cannot.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    let items = items()
    return !items.contains { $0 === item }
      && (afterItem == nil || items.contains { $0 === afterItem })
  }

  /// Inserts an item after another; nil is the last.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    var items = items()
    let place = afterItem.flatMap { after in items.firstIndex { $0 === after } }
    items.insert(item, at: place.map { $0 + 1 } ?? items.endIndex)
    setItems(items)
  }

  /// Removes an item. If it is the current one, the next is played.
  open func remove(_ item: AVPlayerItem) { setItems(items().filter { $0 !== item }) }

  /// Removes all items.
  open func removeAllItems() { setItems([]) }

  /// Plays the next item.
  open func advanceToNextItem() { setItems(Array(items().dropFirst())) }

  override func didReachEnd() {
    super.didReachEnd()
    guard actionAtItemEnd == .advance else { return }
    let rate = state.withLock { $0.lastRate }
    advanceToNextItem()
    if currentItem != nil { playback.play(at: rate) }
  }
}

/// An object that has a player play one item again and again, for as long as the object exists. See Apple's documentation of
/// `AVPlayerLooper`.
open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?

  /// Puts an item into the queue of a player, in place of all others.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    self.player = player
    super.init()
    player.setItems([templateItem])
    player.playback.change { $0.repeatCount = -1 }
  }

  deinit { player?.playback.change { $0.repeatCount = 0 } }

  /// Has the player come to the end of the item once more, and stop.
  open func disableLooping() { player?.playback.change { $0.repeatCount = 0 } }
}
