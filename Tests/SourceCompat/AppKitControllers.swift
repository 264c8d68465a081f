// View controllers of AppKit.
import AppKit
import SwiftUI

final class PlainController: NSViewController {
  let label = NSTextField(labelWithString: "a")

  override func loadView() {
    super.loadView()
    view = label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "A"
    representedObject = title
  }

  override func viewWillAppear() { super.viewWillAppear() }
  override func viewDidAppear() { super.viewDidAppear() }
  override func viewWillDisappear() { super.viewWillDisappear() }
  override func viewDidDisappear() { super.viewDidDisappear() }
}

final class NibController: NSViewController {
  init(name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
    loadViewIfNeeded()
    if isViewLoaded, viewIfLoaded === view { representedObject = name }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

struct ControllerOnMac: NSViewControllerRepresentable {
  func makeCoordinator() -> NSViewController {
    let isPlain = NSViewController().title == nil
    return isPlain ? NSViewController() : NibController(name: "a")
  }

  func makeNSViewController(context: Context) -> PlainController {
    _ = context.coordinator.title
    return PlainController()
  }

  func updateNSViewController(_ nsViewController: PlainController, context: Context) {
    nsViewController.label.stringValue = context.environment.isEnabled ? "a" : "b"
  }

  static func dismantleNSViewController(
    _ nsViewController: PlainController, coordinator: NSViewController
  ) {}

  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: PlainController, context: Context
  ) -> CGSize? { nil }
}

struct HostedControllerOnMac: NSViewControllerRepresentable {
  func makeNSViewController(
    context: NSViewControllerRepresentableContext<Self>
  ) -> NSHostingController<Text> {
    NSHostingController(rootView: Text("a"))
  }

  func updateNSViewController(
    _ controller: NSHostingController<Text>, context: NSViewControllerRepresentableContext<Self>
  ) {
    controller.rootView = Text("b")
  }
}

@MainActor func coordinator(of view: HostedControllerOnMac) { view.makeCoordinator() }

@MainActor func lengths() -> [CGFloat] {
  guard let screen = NSScreen.main else { return [] }
  return [screen.frame.width, screen.visibleFrame.height, screen.backingScaleFactor]
}
