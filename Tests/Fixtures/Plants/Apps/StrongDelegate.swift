import UIKit

@MainActor
protocol PickerDelegate: AnyObject {
  func picked(_ name: String)
}

@MainActor
class FormBase {
  var children: [FormBase] = []
}

final class DeskFormCoordinator: FormBase {
  func open() {
    let form = FormCoordinator()
    children.append(form)
    form.pick()
  }
  func close() { children = [] }
}

final class FormCoordinator: FormBase, PickerDelegate {
  var picks: [String] = []
  func pick() {
    let picker = PickerCoordinator()
    picker.delegate = self
    children.append(picker)
  }
  func picked(_ name: String) { picks.append(name) }
}

final class PickerCoordinator: FormBase {
  var delegate: (any PickerDelegate)?
  func tap() { delegate?.picked("a") }
}
