@_exported import SwiftDataCore

#if Macros
  @_exported import SwiftDataMacros
#endif
