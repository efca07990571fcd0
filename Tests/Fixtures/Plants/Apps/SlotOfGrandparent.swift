import UIKit

@MainActor
class CourseBase {
  init() {}
  var childCoordinators: [CourseBase] = []
  weak var parentCoordinator: CourseBase?
  func addChild(_ child: CourseBase) {
    child.parentCoordinator = self
    childCoordinators.append(child)
  }
  func removeChild(_ child: CourseBase) { childCoordinators.removeAll { $0 === child } }
}

/// The root keeps a shortcut to something deep below it.
final class SchoolCoordinator: CourseBase {
  var lessonCoordinator: LessonCoordinator?
  let course = CourseCoordinator()

  override init() {
    super.init()
    addChild(course)
  }

  func resume() {
    let lesson = LessonCoordinator()
    course.addChild(lesson)
    lessonCoordinator = lesson
  }

  func endLesson() {
    guard let lesson = lessonCoordinator else { return }
    course.removeChild(lesson)
  }
}

final class CourseCoordinator: CourseBase {}
final class LessonCoordinator: CourseBase {}
