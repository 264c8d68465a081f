/// Finds the types of the running program that conform to a protocol, without those of its libraries.
///
/// The compiler leaves a record of each conformance in the program. Reading them finds types that
/// no code refers to, such as previews, and needs no parsing of the source.
package enum ProgramTypes {
  /// Returns the types of the main executable that conform to the protocol of `existential`, in no
  /// particular order.
  ///
  ///     ProgramTypes.types(conformingTo: (any PreviewProvider).self)
  ///
  /// Generic types are left out: without arguments they are not types yet.
  package static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    guard let wanted = ConformanceRecord.protocolDescriptor(of: existential) else { return [] }
    var types: [Any.Type] = []
    for record in ConformanceSection.ofMainExecutable where record.protocolDescriptor == wanted {
      if let type = record.type { types.append(type) }
    }
    return types
  }
}
