@testable import CompositionRootDialect

enum CompositionRootDriver: Driver {
  static let name = "CompositionRoot"
  static let child = "PostCoordinator"
  static let slot = SlotKind.dictionary
  static let refusesTwice = true
  static let keepsOneParent = false
  static let hasStrongWaysUp = false

  static func launch() -> AnyObject {
    let app = AppContainer(dependency: LaunchOptions(firstPost: 7)).coordinator()
    app.start(at: UINavigationController())
    return app
  }

  static func parent(of root: AnyObject) -> AnyObject {
    (root as? AppCoordinator)?.children.first ?? root
  }

  static func open(_ parent: AnyObject) -> AnyObject? {
    guard let home = parent as? HomeCoordinator else { return nil }
    let id = 100 + home.children.count
    home.didSelectPost(id: id)
    if let post = home.children.last { posts[ObjectIdentifier(post)] = id }
    return home.children.last
  }

  private static var posts: [ObjectIdentifier: Int] = [:]

  static func close(_ child: AnyObject, of parent: AnyObject) {
    (parent as? HomeCoordinator)?.postDidClose(id: posts[ObjectIdentifier(child)] ?? 0)
  }

  static func swipe(_ parent: AnyObject) {
    (parent as? HomeCoordinator)?.navigationController?.popViewController(animated: true)
  }

  static func attach(_ child: AnyObject, to parent: AnyObject) {
    guard let child = child as? any Coordinating else { return }
    (parent as? any Coordinating)?.addChild(child)
  }

  static func detach(_ child: AnyObject, from parent: AnyObject) {
    guard let child = child as? any Coordinating else { return }
    (parent as? any Coordinating)?.removeChild(child)
  }

  static func make() -> AnyObject {
    PostCoordinator(viewModel: PostViewModel(useCase: PostUseCase(), postId: 1))
  }
}
