// On Apple's systems `import Combine` brings the publishers of Foundation and Dispatch with it.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
