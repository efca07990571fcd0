/// [FlowStacks](https://github.com/johnpatrickmorgan/FlowStacks): views that show a list of routes. Each route says itself how it
/// is shown.
///
///     struct ShopCoordinator: View {
///       @State var routes: Routes<Page> = [.root(.list)]
///       var body: some View {
///         Router($routes) { page, _ in
///           switch page { case .list: ListView { routes.push(.cart) } case .cart: CartCoordinator() }
///         }
///       }
///     }
enum FlowStacks {
  /// The view that makes a view for each route, and the one that starts with its first view.
  static let router: Name = "Router"
  static let stack = "FlowStack"
  /// The modifier that makes views for routes of a type.
  static let destination = "flowDestination"
  /// The same in [NavigationBackport](https://github.com/johnpatrickmorgan/NavigationBackport), which only pushes.
  static let pushingStack = "NBNavigationStack"
  static let pushed = "nbNavigationDestination"
}
