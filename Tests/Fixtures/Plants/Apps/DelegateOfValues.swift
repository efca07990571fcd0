import UIKit

/// Its delegate's protocol is one that also values may conform to.
@MainActor
protocol QuizDelegate {
  func answered(_ number: Int)
}

@MainActor
class QuizBase {
  var children: [QuizBase] = []
}

final class GamesCoordinator: QuizBase {
  func open() {
    let quiz = QuizCoordinator()
    children.append(quiz)
    quiz.ask()
  }
  func close() { children = [] }
}

final class QuizCoordinator: QuizBase, QuizDelegate {
  var answers = 0
  func ask() {
    let question = QuestionCoordinator()
    question.delegate = self
    children.append(question)
  }
  func answered(_ number: Int) { answers += 1 }
}

final class QuestionCoordinator: QuizBase {
  var delegate: (any QuizDelegate)?
  func tap() { delegate?.answered(1) }
}
