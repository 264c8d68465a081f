// On Apple's systems `import Combine` also imports the publishers of Foundation and Dispatch.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
