// swift-format-ignore-file
import UIKit

/// Home: visits to come, records, help.
// coordinator
final class HomeFlowCoordinator: Coordinating {
  enum Action {
    case visit(Visit)
    case signOut
  }

  let root: UIViewController
  private let patient: Patient
  private let onAction: (Action) -> Void
  private var recordsCoordinator: RecordsCoordinator?
  private var helpCoordinators: [Topic: HelpCoordinator] = [:]

  static func make(for patient: Patient, onAction: @escaping (Action) -> Void) -> HomeFlowCoordinator {
    HomeFlowCoordinator(patient: patient, onAction: onAction)
  }

  private init(patient: Patient, onAction: @escaping (Action) -> Void) {
    self.patient = patient
    self.onAction = onAction
    // screen: HomeFlowCoordinator -> HomeViewController | root
    self.root = HomeViewController()
  }

  func begin() {
    (root as? HomeViewController)?.onRecords = { [weak self] in self?.showRecords() }
    (root as? HomeViewController)?.onHelp = { [weak self] topic in self?.showHelp(topic) }
  }

  private func showRecords() {
    if recordsCoordinator != nil { return }
    // edge: HomeFlowCoordinator -> RecordsCoordinator | direct-init | owns
    let records = RecordsCoordinator(of: patient)
    recordsCoordinator = records
    records.onClose = { [weak self] in
      self?.root.dismiss(animated: true)
      self?.recordsCoordinator = nil
    }
    root.present(records.root, animated: true)
  }

  private func showHelp(_ topic: Topic) {
    // Kept by what it is about, so that a topic is made once.
    if let known = helpCoordinators[topic] {
      root.present(known.root, animated: true)
    } else {
      // edge: HomeFlowCoordinator -> HelpCoordinator | direct-init | owns
      let help = HelpCoordinator(topic: topic)
      helpCoordinators[topic] = help
      help.onClose = { [weak self] in self?.helpCoordinators.removeValue(forKey: topic) }
      root.present(help.root, animated: true)
    }
  }

  func showBilling() {
    // edge: HomeFlowCoordinator -> BillingCoordinator | direct-init | creates-only (started, never kept)
    // Nothing keeps it, and nobody needs it: it only shows one screen.
    BillingCoordinator(patient: patient).begin(from: root)
  }
}
