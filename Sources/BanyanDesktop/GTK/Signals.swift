import Foundation

// Closures as handlers of signals, one form for each signature. GTK calls them on the main thread, and frees them with their object.

extension GTK {
  private final class Handler<Closure> {
    let closure: Closure
    init(_ closure: Closure) { self.closure = closure }

    static func of(_ data: UnsafeMutableRawPointer?) -> Closure {
      Unmanaged<Handler>.fromOpaque(data!).takeUnretainedValue().closure
    }
  }

  private static let release: ReleaseClosure = { data, _ in
    if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
  }

  private func connect<Closure, Function>(
    _ object: Object, _ signal: String, _ closure: Closure, _ function: Function
  ) {
    let data = Unmanaged.passRetained(Handler(closure)).toOpaque()
    _ = connectData(
      object, signal, unsafeBitCast(function, to: OpaquePointer.self), data, Self.release, 0)
  }

  typealias Action = @MainActor () -> Void

  /// Handles a signal without arguments, such as `changed` or `enter`.
  func on(_ object: Object, _ signal: String, _ action: @escaping Action) {
    let function: @convention(c) (Object?, UnsafeMutableRawPointer?) -> Void = { _, data in
      MainActor.assumeIsolated { Handler<Action>.of(data)() }
    }
    connect(object, signal, action, function)
  }

  /// Handles a change of a property.
  func onChange(of name: String, _ object: Object, _ action: @escaping Action) {
    let function: @convention(c) (Object?, Object?, UnsafeMutableRawPointer?) -> Void = {
      _, _, data in
      MainActor.assumeIsolated { Handler<Action>.of(data)() }
    }
    connect(object, "notify::\(name)", action, function)
  }

  /// Handles a signal with a detail that is passed to the handler, such as `changed` of settings.
  func onDetail(_ object: Object, _ signal: String, _ action: @escaping Action) {
    let function:
      @convention(c) (Object?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void = {
        _, _, data in
        MainActor.assumeIsolated { Handler<Action>.of(data)() }
      }
    connect(object, signal, action, function)
  }

  typealias PointAction = @MainActor (Double, Double) -> Void

  /// Handles a signal with a point, such as `motion` or `drag-begin`.
  func onPoint(_ object: Object, _ signal: String, _ action: @escaping PointAction) {
    let function: @convention(c) (Object?, Double, Double, UnsafeMutableRawPointer?) -> Void = {
      _, x, y, data in
      MainActor.assumeIsolated { Handler<PointAction>.of(data)(x, y) }
    }
    connect(object, signal, action, function)
  }

  typealias SizeAction = @MainActor (Int32, Int32) -> Void

  /// Handles `resize` of a drawing area.
  func onResize(_ object: Object, _ action: @escaping SizeAction) {
    let function: @convention(c) (Object?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
      _, width, height, data in
      MainActor.assumeIsolated { Handler<SizeAction>.of(data)(width, height) }
    }
    connect(object, "resize", action, function)
  }

  /// Handles `pressed` of a click.
  func onClick(_ object: Object, _ action: @escaping PointAction) {
    let function:
      @convention(c) (Object?, Int32, Double, Double, UnsafeMutableRawPointer?) -> Void = {
        _, _, x, y, data in
        MainActor.assumeIsolated { Handler<PointAction>.of(data)(x, y) }
      }
    connect(object, "pressed", action, function)
  }

  typealias ScrollAction = @MainActor (Double, Double) -> Bool

  /// Handles `scroll`.
  func onScroll(_ object: Object, _ action: @escaping ScrollAction) {
    let function: @convention(c) (Object?, Double, Double, UnsafeMutableRawPointer?) -> Int32 = {
      _, x, y, data in
      MainActor.assumeIsolated { Handler<ScrollAction>.of(data)(x, y) } ? 1 : 0
    }
    connect(object, "scroll", action, function)
  }

  typealias KeyAction = @MainActor (_ value: UInt32, _ state: UInt32) -> Bool

  /// Handles a key, with its value and the modifiers.
  func onKey(_ object: Object, _ signal: String, _ action: @escaping KeyAction) {
    let function:
      @convention(c) (Object?, UInt32, UInt32, UInt32, UnsafeMutableRawPointer?) -> Int32 = {
        _, value, _, state, data in
        MainActor.assumeIsolated { Handler<KeyAction>.of(data)(value, state) } ? 1 : 0
      }
    connect(object, signal, action, function)
  }

  typealias ResponseAction = @MainActor (Int32) -> Void

  /// Handles `response` of a dialog.
  func onResponse(_ dialog: Object, _ action: @escaping ResponseAction) {
    let function: @convention(c) (Object?, Int32, UnsafeMutableRawPointer?) -> Void = {
      _, response, data in
      MainActor.assumeIsolated { Handler<ResponseAction>.of(data)(response) }
    }
    connect(dialog, "response", action, function)
  }

  typealias Question = @MainActor () -> Bool

  /// Handles a signal that asks for a Boolean value, such as `close-request`.
  func onQuestion(_ object: Object, _ signal: String, _ action: @escaping Question) {
    let function: @convention(c) (Object?, UnsafeMutableRawPointer?) -> Int32 = { _, data in
      MainActor.assumeIsolated { Handler<Question>.of(data)() } ? 1 : 0
    }
    connect(object, signal, action, function)
  }

  typealias Placing = @MainActor (Object) -> Rectangle?

  /// Places the children of an overlay.
  func onChildPosition(_ overlay: Object, _ action: @escaping Placing) {
    let function:
      @convention(c) (Object?, Object?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?)
        -> Int32 = { _, child, rectangle, data in
          nonisolated(unsafe) let (child, rectangle) = (child, rectangle)
          return MainActor.assumeIsolated {
            guard let child, let place = Handler<Placing>.of(data)(child) else { return 0 }
            rectangle?.storeBytes(of: place, as: Rectangle.self)
            return 1
          }
        }
    connect(overlay, "get-child-position", action, function)
  }

  typealias Draw = @MainActor (_ cairo: OpaquePointer) -> Void

  /// Draws a drawing area.
  func onDraw(_ area: Object, _ action: @escaping Draw) {
    let function: DrawFunction = { _, cairo, _, _, data in
      nonisolated(unsafe) let cairo = cairo
      MainActor.assumeIsolated { if let cairo { Handler<Draw>.of(data)(cairo) } }
    }
    areaSetDraw(area, function, Unmanaged.passRetained(Handler(action)).toOpaque()) { data in
      if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
  }

  typealias Frame = @MainActor (_ seconds: Double) -> Bool

  /// Calls a closure before each frame of a widget until it returns false.
  func onFrame(of widget: Object, _ action: @escaping Frame) {
    let data = Unmanaged.passRetained(
      Handler<Frame> { seconds in action(seconds) })
    let function: Tick = { _, clock, data in
      nonisolated(unsafe) let clock = clock
      return MainActor.assumeIsolated {
        guard let clock, let gtk = GTK.current else { return 0 }
        let seconds = Double(gtk.frameTime(clock)) / 1e6
        return Handler<Frame>.of(data)(seconds) ? 1 : 0
      }
    }
    _ = addTick(widget, function, data.toOpaque()) { data in
      if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
  }

  /// Reads text from the clipboard of a widget.
  func readClipboard(of widget: Object, _ action: @escaping @MainActor (String) -> Void) {
    typealias Taker = @MainActor (String) -> Void
    let function: Ready = { clipboard, result, data in
      nonisolated(unsafe) let (clipboard, result, data) = (clipboard, result, data)
      MainActor.assumeIsolated {
        guard let clipboard, let result, let data, let gtk = GTK.current else { return }
        let taker = Unmanaged<Handler<Taker>>.fromOpaque(data).takeRetainedValue().closure
        guard let text = gtk.clipboardFinish(clipboard, result, nil) else { return }
        taker(String(cString: text))
        gtk.free(text)
      }
    }
    let data = Unmanaged.passRetained(Handler<Taker>(action)).toOpaque()
    clipboardRead(clipboard(widget), nil, function, data)
  }

  /// The loaded library.
  static var current: GTK?
}
