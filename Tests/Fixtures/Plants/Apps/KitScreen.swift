import CoordinatorCore
import UIKit

/// An app with the coordinators of the kit.
final class RecipesCoordinator: Coordinator {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func openRecipe() {
    let screen = RecipeViewController()
    let recipe = RecipeCoordinator(viewControllerable: screen)
    screen.listener = recipe
    addChild(recipe)
    navigation.pushViewController(screen, animated: true)
  }
}

final class RecipeCoordinator: ViewableCoordinator<AnyObject> {
  var cooked = 0
  func cook() { cooked += 1 }
}

final class RecipeViewController: UIViewController, ViewControllerable {
  weak var listener: RecipeCoordinator?
  func tap() { listener?.cook() }
}
