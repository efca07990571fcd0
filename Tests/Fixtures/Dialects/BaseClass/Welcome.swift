protocol WelcomeDependency: Dependency {
  var greetingUseCase: GreetingUseCase { get }
}

protocol WelcomeListener: AnyObject {
  func didTapLogOutAtWelcome()
}

protocol WelcomeContainable: Containable {
  func coordinator(listener: WelcomeListener, userName: String) -> ViewableCoordinating
}

final class GreetingUseCase {
  func greeting(for userName: String) -> String { "Hello, \(userName)" }
}

final class WelcomeContainer: Container<WelcomeDependency>, WelcomeContainable {
  func coordinator(listener: WelcomeListener, userName: String) -> ViewableCoordinating {
    let greeting = dependency.greetingUseCase.greeting(for: userName)
    let coordinator = WelcomeCoordinator(viewControllerable: WelcomeViewController(), greeting: greeting)
    coordinator.listener = listener
    return coordinator
  }
}

protocol WelcomePresentable {
  func show(greeting: String)
}

final class WelcomeCoordinator: ViewableCoordinator<WelcomePresentable> {
  weak var listener: WelcomeListener?
  private let greeting: String

  init(viewControllerable: ViewControllerable, greeting: String) {
    self.greeting = greeting
    super.init(viewControllerable: viewControllerable)
  }

  override func start() {
    presenter.show(greeting: greeting)
  }
}

final class WelcomeViewController: UIViewController, ViewControllerable, WelcomePresentable {
  private var greeting = ""

  func show(greeting: String) {
    self.greeting = greeting
  }
}
