// Pickers, sliders and steppers.
import SwiftUI

struct Pickers: View {
  struct Source {
    var number: Binding<Int>
  }

  @State private var number = 1
  @State private var size: Int?
  @State private var value = 0.5
  @State private var small: Float = 0.5
  let title: String
  let sources: [Source]

  var body: some View {
    pickers
    pickerStyles
    sliders
    steppers
    formatted
  }

  @ViewBuilder
  private var options: some View {
    Text("One").tag(1)
    Text("Two").tag(2)
  }

  @ViewBuilder
  private var pickers: some View {
    Picker("Number", selection: $number) { options }
    Picker(title, selection: $number) { options }
    Picker("Number", systemImage: "star", selection: $number) { options }
    Picker(title, systemImage: "star", selection: $number) { options }
    Picker(selection: $number) {
      options
    } label: {
      Text("Number")
    }
    Picker("Size", selection: $size) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
    Picker("Number", sources: sources, selection: \.number) { options }
    Picker(title, sources: sources, selection: \.number) { options }
    Picker(sources: sources, selection: \.number) {
      options
    } label: {
      Text("Number")
    }
  }

  @available(*, deprecated)
  @ViewBuilder
  private var olderPickers: some View {
    Picker(selection: $number, label: Text("Number")) { options }
    Slider(
      value: $value, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
      maximumValueLabel: Text("1")
    ) {
      Text("Value")
    }
    Slider(
      value: $value, in: 0...1, step: 0.1, onEditingChanged: { _ in },
      minimumValueLabel: Text("0"), maximumValueLabel: Text("1")
    ) {
      Text("Value")
    }
    Slider(value: $value, in: 0...1, onEditingChanged: { _ in }, label: { Text("Value") })
    Slider(
      value: $value, in: 0...1, step: 0.1, onEditingChanged: { _ in }, label: { Text("Value") })
    Stepper(onIncrement: {}, onDecrement: nil, onEditingChanged: { _ in }, label: { Text("A") })
    Stepper(value: $number, step: 2, onEditingChanged: { _ in }, label: { Text("A") })
    Stepper(value: $number, in: 1...4, step: 2, onEditingChanged: { _ in }, label: { Text("A") })
  }

  @ViewBuilder
  private var pickerStyles: some View {
    let picker = Picker("Number", selection: $number) { options }
    picker.pickerStyle(.automatic).pickerStyle(DefaultPickerStyle())
    picker.pickerStyle(.menu).pickerStyle(MenuPickerStyle())
    picker.pickerStyle(.segmented).pickerStyle(SegmentedPickerStyle())
    picker.pickerStyle(.inline).pickerStyle(InlinePickerStyle())
    picker.pickerStyle(.wheel).pickerStyle(WheelPickerStyle())
    picker.pickerStyle(.radioGroup).pickerStyle(RadioGroupPickerStyle())
    picker.pickerStyle(.palette).pickerStyle(PalettePickerStyle())
    picker.pickerStyle(.navigationLink).pickerStyle(NavigationLinkPickerStyle())
    picker.labelsHidden()
  }

  @ViewBuilder
  private var sliders: some View {
    Slider(value: $value)
    Slider(value: $small, in: 0...10)
    Slider(value: $value, in: 0...10) { _ in }
    Slider(value: $value, in: 0...10, step: 2)
    Slider(value: $value, in: 0...10, step: 2, onEditingChanged: { _ in })
    Slider(value: $value, in: 0...1) { Text("Value") }
    Slider(value: $value, in: 0...1, step: 0.1) { Text("Value") }
    Slider(value: $value) {
      Text("Value")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    Slider(value: $value, in: 0...1, step: 0.1) {
      Text("Value")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } onEditingChanged: { _ in
    }
  }

  @ViewBuilder
  private var steppers: some View {
    Stepper("Number", value: $number)
    Stepper(title, value: $number, step: 2)
    Stepper("Number", value: $number, in: 1...4)
    Stepper(title, value: $value, in: 0...1, step: 0.1) { _ in }
    Stepper("Number", onIncrement: { number += 1 }, onDecrement: { number -= 1 })
    Stepper(title, onIncrement: { number += 1 }, onDecrement: nil)
    Stepper(value: $number) { Text("Number") }
    Stepper(value: $number, in: 1...4, step: 1) { Text("Number") }
    Stepper {
      Text("Number")
    } onIncrement: {
      number += 1
    } onDecrement: {
      number -= 1
    }
  }

  @ViewBuilder
  private var formatted: some View {
    Stepper("Value", value: $value, format: .number)
    Stepper(title, value: $value, step: 0.1, format: .number)
    Stepper("Value", value: $value, in: 0...1, step: 0.1, format: .number)
    Stepper(title, value: $value, in: 0...1, format: .number)
    Stepper(value: $value, step: 0.1, format: .number) { Text("Value") }
    Stepper(value: $value, in: 0...1, format: .number) { Text("Value") }
  }
}
