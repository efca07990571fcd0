import CoordinatorCore

#if !canImport(UIKit)
  typealias UIViewController = Screen
  typealias UINavigationController = NavigationScreen
#endif
