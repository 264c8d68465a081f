import SwiftUICore

/// Shows a view while you write it: `banyan run` finds the previews of a file that has no app.
///
///     #Preview("Two rows") {
///       Row(title: "First")
///       Row(title: "Second")
///     }
///
/// - Parameters:
///   - name: The name of the preview.
///   - body: Makes the view. Declarations at its top level may be marked ``Previewable()``.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacrosPlugin", type: "PreviewMacro")

/// Shows a view with traits while you write it.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The first trait, such as `.sizeThatFitsLayout`.
///   - additionalTraits: More traits.
///   - body: Makes the view. Declarations at its top level may be marked ``Previewable()``.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacrosPlugin", type: "PreviewMacro")

/// Gives a variable in the body of a `#Preview` the life of a property of a view.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Wi-Fi", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "SwiftUIMacrosPlugin", type: "PreviewableMacro")
