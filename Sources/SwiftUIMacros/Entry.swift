/// Makes an entry in the environment, a transaction or the focused values.
///
/// Attach it to a property with a default value, in an extension of `EnvironmentValues`,
/// `Transaction` or `ContainerValues`:
///
///     extension EnvironmentValues {
///       @Entry var accent: String = "teal"
///     }
///
/// A property of `FocusedValues` has an optional type and no default value:
///
///     extension FocusedValues {
///       @Entry var selection: Binding<Int>?
///     }
///
/// The default value is evaluated each time it is read, unless the property has no written type.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacrosPlugin", type: "EntryMacro")
