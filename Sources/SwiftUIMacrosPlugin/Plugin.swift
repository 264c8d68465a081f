import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct SwiftUIMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    EntryMacro.self,
    AnimatableMacro.self,
    AnimatableIgnoredMacro.self,
    PreviewMacro.self,
    PreviewableMacro.self,
    ModelMacro.self,
    PersistedPropertyMacro.self,
    ModelActorMacro.self,
    ModelMarkMacro.self,
  ]
}
