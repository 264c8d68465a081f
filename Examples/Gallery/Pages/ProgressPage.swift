import SwiftUI

/// Views of progress, and gauges.
struct ProgressPage: View {
  @State private var done = 0.3

  var body: some View {
    Form {
      Section("Progress") {
        Slider(value: $done) { Text("Done") }
        ProgressView("Baking", value: done)
        ProgressView(value: done) {
          Text("Baking")
        } currentValueLabel: {
          Text("\(Int(done * 100)) percent")
        }
        .tint(.orange)
        ProgressView("Circular", value: done).progressViewStyle(.circular)
        ProgressView("Own style", value: done).progressViewStyle(WordsStyle())
      }
      Section("Gauges") {
        gauges
      }
      Section("Unknown") {
        ProgressView("Waiting")
        ProgressView("Large").controlSize(.large)
        ProgressView("Linear").progressViewStyle(.linear)
      }
    }
  }

  @ViewBuilder
  private var gauges: some View {
    Gauge(value: done) { Text("Oven") }
    Gauge(value: 20 + done * 60, in: 20...80) {
      Text("Temperature")
    } currentValueLabel: {
      Text("\(Int(20 + done * 60)) degrees")
    } minimumValueLabel: {
      Text("20")
    } maximumValueLabel: {
      Text("80")
    }
    HStack(spacing: 24) {
      Gauge(value: done) {
        Text("Flour")
      } currentValueLabel: {
        Text("\(Int(done * 100))")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: done) {
        Text("Water")
      } currentValueLabel: {
        Text("\(Int(done * 100))")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("99")
      }
      .gaugeStyle(.accessoryCircular)
      .tint(.teal)
    }
    Gauge(value: done) { Text("Salt") }.gaugeStyle(.accessoryLinear)
    Gauge(value: done) { Text("Yeast") }.gaugeStyle(.accessoryLinearCapacity).tint(.orange)
    Gauge(value: done) { Text("Own style") }.gaugeStyle(DotsStyle())
  }
}

private struct DotsStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Text(String(repeating: "●", count: Int(configuration.value * 10)))
    }
  }
}

private struct WordsStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Text("\(Int((configuration.fractionCompleted ?? 0) * 10)) of 10")
    }
  }
}
