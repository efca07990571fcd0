protocol ViewControllerable: AnyObject {
  var uiviewController: UIViewController { get }
}

extension ViewControllerable where Self: UIViewController {
  var uiviewController: UIViewController { self }
}

extension ViewControllerable {
  func present(
    _ screen: ViewControllerable,
    modalPresentationStyle: UIModalPresentationStyle = .automatic,
    animated: Bool
  ) {
    screen.uiviewController.modalPresentationStyle = modalPresentationStyle
    uiviewController.present(screen.uiviewController, animated: animated)
  }

  func dismiss(animated: Bool) {
    uiviewController.dismiss(animated: animated)
  }
}
