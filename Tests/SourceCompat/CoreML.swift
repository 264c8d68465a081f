// Core ML.
import CoreML

func compatModel(_ url: URL) async throws -> MLModel {
  let configuration = MLModelConfiguration()
  configuration.computeUnits = .cpuAndGPU
  configuration.modelDisplayName = "Sleep"
  _ = configuration.copy(with: nil)
  _ = try MLModel(contentsOf: url)
  _ = try await MLModel.load(contentsOf: url)
  MLModel.load(contentsOf: url) { result in print((try? result.get()) == nil) }
  let model = try MLModel(contentsOf: url, configuration: configuration)
  print(model.configuration.computeUnits == .all, model.modelDescription)
  return model
}

let computeUnits: [MLComputeUnits] = [.cpuOnly, .cpuAndGPU, .all, .cpuAndNeuralEngine]

func compatPredictions(_ model: MLModel, _ input: CompatSleepInput) async throws {
  let options = MLPredictionOptions()
  options.usesCPUOnly = true
  let slow = try await model.prediction(from: input, options: options)
  print(slow.featureNames, slow.featureValue(for: "actualSleep")?.doubleValue ?? 0)
  _ = MLComputeUnits(rawValue: 0)
}

func compatPredictionsAtOnce(_ model: MLModel, _ input: CompatSleepInput) {
  do {
    _ = try model.prediction(from: input)
    _ = try model.prediction(from: input, options: MLPredictionOptions())
  } catch MLModelError.featureType {
    print("another type")
  } catch let error as MLModelError where error.code == .io {
    print(error.errorCode, error.errorDescription ?? "", MLModelError.errorDomain)
    print(error.errorUserInfo)
  } catch {
    print(
      MLModelError(MLModelError.Code(rawValue: 0) ?? .generic, userInfo: [:]) == error
        as? MLModelError)
  }
}

let modelErrors: [MLModelError.Code] = [
  MLModelError.generic, MLModelError.featureType, MLModelError.io, MLModelError.parameters,
  .generic, .featureType, .io, .parameters,
]

final class CompatSleepInput: MLFeatureProvider {
  var wake = 25_200.0

  var featureNames: Set<String> { ["wake"] }

  func featureValue(for featureName: String) -> MLFeatureValue? {
    featureName == "wake" ? MLFeatureValue(double: wake) : nil
  }
}

func compatDescription(_ description: MLModelDescription) -> [MLModelMetadataKey] {
  _ = (description.inputDescriptionsByName, description.outputDescriptionsByName)
  _ = (description.predictedFeatureName, description.predictedProbabilitiesName)
  _ = (description.classLabels, description.isUpdatable)
  print(description.metadata[.author] ?? "", MLModelMetadataKey(rawValue: "a").rawValue)
  for (name, feature) in description.inputDescriptionsByName where feature.name == name {
    let isAllowed = feature.isAllowedValue(MLFeatureValue(undefined: feature.type))
    print(feature.isOptional == isAllowed)
    if let constraint = feature.multiArrayConstraint {
      print(constraint.shape, constraint.dataType)
    }
  }
  return [.description, .versionString, .author, .license, .creatorDefinedKey]
}

let featureTypes: [MLFeatureType] = [
  .invalid, .int64, .double, .string, .image, .multiArray, .dictionary, .sequence, .state,
]
let elementTypes: [MLMultiArrayDataType] = [.float16, .float32, .float, .double, .int32]

func compatValues() throws -> MLDictionaryFeatureProvider {
  _ = (MLFeatureType(rawValue: 1), MLMultiArrayDataType(rawValue: 65600))
  let array = try MLMultiArray(shape: [2, 3], dataType: .double)
  array[[1, 2]] = 0.5
  array[0] = array[[1, 2]]
  print(array.shape, array.strides, array.count, array.dataType)
  let values = [
    MLFeatureValue(int64: 1), MLFeatureValue(double: 1), MLFeatureValue(string: "a"),
    MLFeatureValue(multiArray: try MLMultiArray([1.0, 2.0])),
    try MLFeatureValue(dictionary: ["a": 1]), MLFeatureValue(undefined: .double),
  ]
  for value in values {
    print(value.type, value.isUndefined, value.int64Value, value.doubleValue, value.stringValue)
    print(value.dictionaryValue, value.multiArrayValue ?? array)
    print(value.isEqual(to: values[0]), value.isEqual(values[0] as Any?), value.hash)
  }
  let provider = try MLDictionaryFeatureProvider(dictionary: ["wake": 25_200.0, "coffee": 1])
  print(provider.dictionary, provider["wake"] ?? values[0], provider.featureNames)
  print(provider.featureValue(for: "coffee") ?? values[0])
  return provider
}
