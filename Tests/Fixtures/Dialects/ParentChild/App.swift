// An app with one parent, three children and three screens for each child, on one navigation stack.
//
// The tree that the source shows for `launched()`. An edge a line: from, to, kind, property, ownership.
// Screens are kept by the navigation stack alone, and know their coordinator weakly. The children's list is
// inherited from the generic FlowCoordinator. SupportCoordinator knows its parent unowned, and keeps the chat
// in a slot without a type. Properties that are nil have no line; nor have navigation controllers.
//
// ParentCoordinator   -> AccountCoordinator      child     childCoordinators[0]  strong
// ParentCoordinator   -> PurchaseCoordinator     child     childCoordinators[1]  strong
// ParentCoordinator   -> SupportCoordinator      child     childCoordinators[2]  strong
// ParentCoordinator   -> HomeViewController      presents  navigationController.viewControllers[0]   strong
// AccountCoordinator  -> EmailViewController     presents  navigationController.viewControllers[1]   strong
// AccountCoordinator  -> PasswordViewController  presents  navigationController.viewControllers[2]   strong
// AccountCoordinator  -> TermsViewController     presents  navigationController.viewControllers[3]   strong
// AccountCoordinator  -> ParentCoordinator       parent    parentCoordinator     weak
// PurchaseCoordinator -> CouponCoordinator       child     childCoordinators[0]  strong
// PurchaseCoordinator -> ProductViewController   presents  navigationController.viewControllers[4]   strong
// PurchaseCoordinator -> CartViewController      presents  navigationController.viewControllers[5]   strong
// PurchaseCoordinator -> PaymentViewController   presents  navigationController.viewControllers[6]   strong
// PurchaseCoordinator -> ParentCoordinator       parent    parentCoordinator     weak
// CouponCoordinator   -> CouponViewController    presents  navigationController.viewControllers[7]   strong
// CouponCoordinator   -> PurchaseCoordinator     parent    parentCoordinator     weak
// SupportCoordinator  -> TopicsViewController    presents  navigationController.viewControllers[8]   strong
// SupportCoordinator  -> QuestionViewController  presents  navigationController.viewControllers[9]   strong
// SupportCoordinator  -> AnswerViewController    presents  navigationController.viewControllers[10]  strong
// SupportCoordinator  -> ParentCoordinator       parent    parentCoordinator     unowned
// SupportCoordinator  -> ChatCoordinator         child     childCoordinator      strong
// ChatCoordinator     -> SupportCoordinator      parent    parentCoordinator     weak
// ChatCoordinator     -> ChatViewController      presents  navigationController.viewControllers[11]  strong
//
// `afterAccount()`: ParentCoordinator has PurchaseCoordinator alone, as childCoordinators[0], and
// HomeViewController at 0; PurchaseCoordinator has ProductViewController at 1, its parent weakly, and no child.

/// The app, in two states.
public enum App {
  /// A user in the middle of all three flows.
  public static func launched() -> AnyObject {
    let parent = opened()
    parent.account()
    let account = last(AccountCoordinator.self, of: parent)
    account?.go(to: .password)
    account?.go(to: .terms)

    parent.purchase()
    let purchase = last(PurchaseCoordinator.self, of: parent)
    purchase?.go(to: .cart)
    purchase?.go(to: .payment)
    purchase?.coupon()

    parent.support()
    let support = last(SupportCoordinator.self, of: parent)
    support?.go(to: .question)
    support?.go(to: .answer)
    support?.chat()
    return parent
  }

  /// A user who has finished the account, and looks at a product.
  public static func afterAccount() -> AnyObject {
    let parent = opened()
    parent.account()
    (parent.navigationController.topViewController as? EmailViewController)?.coordinator?.didFinish()
    parent.purchase()
    return parent
  }

  private static func opened() -> ParentCoordinator {
    let parent = ParentCoordinator(navigationController: UINavigationController())
    parent.start()
    return parent
  }

  private static func last<Child>(_ type: Child.Type, of parent: ParentCoordinator) -> Child? {
    parent.childCoordinators.last as? Child
  }
}
