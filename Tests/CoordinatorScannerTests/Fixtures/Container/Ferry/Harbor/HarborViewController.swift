// swift-format-ignore-file
import UIKit

final class HarborViewModel {
  weak var coordinator: HarborCoordinatable?
  let timetable: TimetableStore

  init(timetable: TimetableStore) {
    self.timetable = timetable
  }

  func didTapTicket() { coordinator?.attachTicket() }
  func didTapDeck() { coordinator?.attachDeck() }
}

final class HarborViewController: UIViewController {
  let viewModel: HarborViewModel

  init(viewModel: HarborViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
}
