// Views of UIKit and AppKit, and their appearance.
import AppKit
import SwiftUI
import UIKit

@MainActor
final class Listening: NSObject, UITextViewDelegate, UITextFieldDelegate, UISearchBarDelegate {
  func textViewDidBeginEditing(_ textView: UITextView) {}
  func textViewDidEndEditing(_ textView: UITextView) {}
  func textViewDidChange(_ textView: UITextView) {}
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  func textFieldDidBeginEditing(_ textField: UITextField) {}
  func textFieldDidEndEditing(_ textField: UITextField) {}
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  func textFieldDidChangeSelection(_ textField: UITextField) {}
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

@MainActor final class Deaf: NSObject, UITextViewDelegate, UITextFieldDelegate, UISearchBarDelegate
{}

struct Represented: UIViewRepresentable {
  func makeCoordinator() -> Listening { Listening() }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.isEditable = context.environment.isEnabled
    return view
  }

  func updateUIView(_ uiView: UITextView, context: Context) {}
  static func dismantleUIView(_ uiView: UITextView, coordinator: Listening) {}

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UITextView, context: Context
  ) -> CGSize? { nil }
}

struct PlainRepresented: UIViewRepresentable {
  func makeUIView(context: UIViewRepresentableContext<Self>) -> UIView { UIView(frame: .zero) }
  func updateUIView(_ uiView: UIView, context: UIViewRepresentableContext<Self>) {}
}

struct RepresentedOnMac: NSViewRepresentable {
  func makeCoordinator() -> Listening { Listening() }

  func makeNSView(context: Context) -> NSVisualEffectView {
    let view = NSVisualEffectView(frame: .zero)
    view.isHidden = !context.environment.isEnabled && context.coordinator.hash == 0
    return view
  }

  func updateNSView(_ nsView: NSVisualEffectView, context: Context) {
    for material in [
      .titlebar, .selection, .menu, .popover, .sidebar, .headerView, .sheet, .windowBackground,
      .hudWindow, .fullScreenUI, .toolTip, .contentBackground, .underWindowBackground,
      .underPageBackground,
    ] as [NSVisualEffectView.Material] {
      nsView.material = material
    }
    for mode in [.behindWindow, .withinWindow] as [NSVisualEffectView.BlendingMode] {
      nsView.blendingMode = mode
    }
    for state in [.followsWindowActiveState, .active, .inactive] as [NSVisualEffectView.State] {
      nsView.state = state
    }
    nsView.isEmphasized = nsView.superview == nil
    nsView.alphaValue = 1
  }

  static func dismantleNSView(_ nsView: NSVisualEffectView, coordinator: Listening) {}

  func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSVisualEffectView, context: Context
  ) -> CGSize? { nil }
}

struct PlainRepresentedOnMac: NSViewRepresentable {
  func makeNSView(context: NSViewRepresentableContext<Self>) -> NSView { NSView() }
  func updateNSView(_ nsView: NSView, context: NSViewRepresentableContext<Self>) {}
}

struct HostedOnMac: NSViewRepresentable {
  func makeNSView(context: Context) -> NSHostingView<Text> { NSHostingView(rootView: Text("a")) }
  func updateNSView(_ nsView: NSHostingView<Text>, context: Context) { nsView.rootView = Text("b") }
}

class OwnHostingView<Content: View>: NSHostingView<Content> {
  required init(rootView: Content) {
    super.init(rootView: rootView)
    isHidden = superview != nil
  }
}

@MainActor func hostOnMac() -> NSView {
  let view: NSHostingView<AnyView> = OwnHostingView(rootView: AnyView(HostedOnMac()))
  _ = view.rootView
  return view
}

@MainActor func defaults() {
  let represented = Represented()
  _ = (represented, PlainRepresented(), RepresentedOnMac(), PlainRepresentedOnMac())
}

@MainActor func labels() {
  let label = UILabel(frame: .zero)
  label.text = "A"
  label.textColor = .red
  label.font = .systemFont(ofSize: 12)
  label.numberOfLines = 0
  for alignment in [.left, .center, .right, .justified, .natural] as [NSTextAlignment] {
    label.textAlignment = alignment
  }
  label.backgroundColor = .blue
  label.tintColor = .green
  label.alpha = 0.5
  label.isHidden = label.superview != nil
  label.isUserInteractionEnabled = !label.isFirstResponder
  label.accessibilityLabel = "A"
  for priority in [
    .required, .defaultHigh, .defaultLow, .fittingSizeLevel, UILayoutPriority(1),
    UILayoutPriority(rawValue: 2),
  ] as [UILayoutPriority] where priority < .required || priority.rawValue > 1 {
    label.setContentHuggingPriority(priority, for: .horizontal)
  }
  _ = label.contentHuggingPriority(for: .vertical)
  label.becomeFirstResponder()
  label.resignFirstResponder()
  let axis: NSLayoutConstraint.Axis = .horizontal
  _ = axis
  let indicator = UIActivityIndicatorView(style: .medium)
  indicator.style = .large
  indicator.hidesWhenStopped = !indicator.isAnimating
  indicator.color = .red
  indicator.startAnimating()
  indicator.stopAnimating()
  _ = UIActivityIndicatorView(frame: .zero)
  let text = NSTextField(labelWithString: "A")
  text.stringValue = "B"
  text.textColor = .red
  text.font = .systemFont(ofSize: 12)
  text.alignment = .center
  _ = NSTextField(wrappingLabelWithString: "A")
  let progress = NSProgressIndicator()
  progress.style = .bar
  progress.style = .spinning
  progress.isIndeterminate = false
  progress.minValue = 0
  progress.maxValue = 1
  progress.doubleValue = 0.5
  progress.isDisplayedWhenStopped = true
  progress.startAnimation(nil)
  progress.stopAnimation(nil)
}

@MainActor func fields() {
  let text = UITextView(frame: .zero)
  text.text = "A"
  text.textColor = .red
  text.font = .systemFont(ofSize: 12)
  text.textAlignment = .center
  text.isEditable = true
  text.isSelectable = true
  text.keyboardType = .default
  text.autocapitalizationType = .none
  text.delegate = nil
  let field = UITextField(frame: .zero)
  field.text = "A"
  field.placeholder = "B"
  field.textColor = .red
  field.font = .systemFont(ofSize: 12)
  field.textAlignment = .center
  for style in [.none, .line, .bezel, .roundedRect] as [UITextField.BorderStyle] {
    field.borderStyle = style
  }
  field.keyboardType = .default
  field.autocapitalizationType = .none
  field.textContentType = .name
  field.isSecureTextEntry = true
  field.isEnabled = true
  field.delegate = nil
  let bar = UISearchBar(frame: .zero)
  bar.text = "A"
  bar.placeholder = "B"
  for style in [.default, .prominent, .minimal] as [UISearchBar.Style] {
    bar.searchBarStyle = style
  }
  bar.showsCancelButton = true
  bar.setShowsCancelButton(true, animated: true)
  bar.autocapitalizationType = .none
  bar.delegate = nil
  _ = bar.contentHuggingPriority(for: .horizontal)
}

@MainActor func effects() {
  let effect: UIVisualEffect = UIBlurEffect(style: .regular)
  let view = UIVisualEffectView(effect: effect)
  view.effect = nil
  _ = UIVisualEffectView(frame: .zero)
  _ =
    [
      .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial,
      .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
      .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight, .systemUltraThinMaterialDark,
      .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark,
    ] as [UIBlurEffect.Style]
}

@MainActor func appearances() {
  UITableView.appearance().backgroundColor = .clear
  UITableView.appearance().separatorStyle = .none
  UITableView.appearance().separatorStyle = .singleLine
  UITableView.appearance().separatorColor = .red
  UITextView.appearance().backgroundColor = .clear
  let bar = UINavigationBarAppearance()
  bar.configureWithDefaultBackground()
  bar.configureWithOpaqueBackground()
  bar.configureWithTransparentBackground()
  bar.backgroundColor = .red
  bar.titleTextAttributes = [.foregroundColor: UIColor.white]
  bar.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
  UINavigationBar.appearance().standardAppearance = bar
  UINavigationBar.appearance().compactAppearance = bar
  UINavigationBar.appearance().scrollEdgeAppearance = bar
  UINavigationBar.appearance().barTintColor = .red
  UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
  UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.white]
  UITabBar.appearance().standardAppearance = UITabBarAppearance()
  UITabBar.appearance().scrollEdgeAppearance = UITabBarAppearance()
  UITabBar.appearance().barTintColor = .red
  UITabBar.appearance().unselectedItemTintColor = .gray
  _ = UIBarAppearance()
}

let keyboardNames = [
  UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
  UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
  UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
]
let keyboardKeys = [
  UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
  UIResponder.keyboardAnimationDurationUserInfoKey, UIResponder.keyboardAnimationCurveUserInfoKey,
]

struct AboveKeyboard: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("A").padding(.bottom, height).onReceive(
      NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
    ) { notification in
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      height = value?.cgRectValue.height ?? 0
      _ = (value?.cgPointValue, value?.cgSizeValue)
    }
  }
}

/// A view without other state needs no coordinator.
@MainActor func coordinators(_ plain: PlainView, _ desktop: DesktopView) -> (Void, Void) {
  (plain.makeCoordinator(), desktop.makeCoordinator())
}

struct PlainView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct DesktopView: NSViewRepresentable {
  func makeNSView(context: Context) -> NSView { NSView(frame: .zero) }
  func updateNSView(_ view: NSView, context: Context) {}
}

@MainActor let numbers: [Any?] = [
  NSLayoutConstraint.Axis(rawValue: 0), NSProgressIndicator.Style(rawValue: 0),
  NSTextAlignment(rawValue: 0),
  NSVisualEffectView.BlendingMode(rawValue: 0), NSVisualEffectView.Material(rawValue: 0),
  NSVisualEffectView.State(rawValue: 0), UIActivityIndicatorView.Style(rawValue: 100),
  UIBlurEffect.Style(rawValue: 0), UISearchBar.Style(rawValue: 0),
  UITableView.SeparatorStyle(rawValue: 0),
  UITextField.BorderStyle(rawValue: 0),
]
