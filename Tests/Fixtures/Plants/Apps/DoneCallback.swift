import UIKit

@MainActor
class NotesBase {
  var childCoordinators: [NotesBase] = []
}

/// Done removes the child; swiping back does not.
final class NotesCoordinator: NotesBase {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func openNote() {
    let note = NoteCoordinator()
    childCoordinators.append(note)
    note.onFinish = { [weak self, weak note] in
      self?.childCoordinators.removeAll { $0 === note }
    }
    let screen = NoteViewController()
    screen.coordinator = note
    navigation.pushViewController(screen, animated: true)
  }
}

final class NoteCoordinator: NotesBase {
  var onFinish: (() -> Void)?
  var text = ""
}

final class NoteViewController: UIViewController {
  weak var coordinator: NoteCoordinator?

  func type(_ text: String) { coordinator?.text += text }

  func tapDone() {
    coordinator?.onFinish?()
    navigationController?.popViewController(animated: true)
  }
}
