import UIKit

@MainActor
protocol SurveyFlow: AnyObject {
  var childCoordinators: [any SurveyFlow] { get set }
}

/// Its method ends the child in the list; the property is forgotten.
final class SurveyHostCoordinator: SurveyFlow {
  var childCoordinators: [any SurveyFlow] = []
  private var survey: SurveyCoordinator?
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func ask() {
    if survey != nil { return }
    let survey = SurveyCoordinator()
    survey.parent = self
    self.survey = survey
    childCoordinators.append(survey)
    let screen = SurveyViewController()
    screen.coordinator = survey
    navigation.present(screen, animated: true)
  }

  func surveyDidEnd(_ child: SurveyCoordinator) {
    navigation.dismiss(animated: true)
    childCoordinators.removeAll { $0 === child }
  }
}

final class SurveyCoordinator: SurveyFlow {
  var childCoordinators: [any SurveyFlow] = []
  weak var parent: SurveyHostCoordinator?
  func end() { parent?.surveyDidEnd(self) }
}

final class SurveyViewController: UIViewController {
  weak var coordinator: SurveyCoordinator?
  func tapDone() { coordinator?.end() }
}
