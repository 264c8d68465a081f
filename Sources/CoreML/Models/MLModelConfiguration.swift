import Foundation

/// The settings for loading a model. See Apple's documentation of `MLModelConfiguration`.
///
/// Predictions are computed by the processor, whatever units the configuration allows.
open class MLModelConfiguration: NSObject, NSCopying {
  /// The units that may compute predictions. It is kept and has no effect.
  open var computeUnits = MLComputeUnits.all
  /// The name of the model for tools.
  open var modelDisplayName: String?

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = MLModelConfiguration()
    copy.computeUnits = computeUnits
    copy.modelDisplayName = modelDisplayName
    return copy
  }
}

/// The parts of a machine that may compute predictions. See Apple's documentation of `MLComputeUnits`.
public enum MLComputeUnits: Int, Sendable {
  case cpuOnly = 0
  case cpuAndGPU = 1
  case all = 2
  case cpuAndNeuralEngine = 3
}

/// The settings for a prediction. See Apple's documentation of `MLPredictionOptions`.
open class MLPredictionOptions: NSObject {
  /// True if only the processor may compute the prediction. It always does.
  open var usesCPUOnly = false

  public override init() { super.init() }
}
