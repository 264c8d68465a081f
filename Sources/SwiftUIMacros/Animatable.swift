import SwiftUICore

/// Makes a type animatable: adds the conformance to `Animatable`, and `animatableData` made of the type's properties.
///
/// ```swift
/// @Animatable
/// struct Petal: Shape {
///   var width: CGFloat
///   var angle: Angle
///   @AnimatableIgnored var isPointed: Bool
///
///   func path(in rect: CGRect) -> Path { ... }
/// }
/// ```
///
/// All stored properties that are variables take part, except for those marked with `@AnimatableIgnored` and those of property
/// wrappers. Each needs a written type that is `Animatable`, such as `CGFloat`, `Double`, `Angle` or `CGPoint`; the type of a
/// number with a decimal point may be left out. See Apple's documentation of `Animatable()`.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() =
  #externalMacro(module: "SwiftUIMacrosPlugin", type: "AnimatableMacro")

/// Leaves a property out of the data that `@Animatable` makes. See Apple's documentation of `AnimatableIgnored()`.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() =
  #externalMacro(module: "SwiftUIMacrosPlugin", type: "AnimatableIgnoredMacro")
