/// [The Composable Architecture](https://github.com/pointfreeco/swift-composable-architecture) and
/// [TCACoordinators](https://github.com/johnpatrickmorgan/TCACoordinators): reducers that show other reducers. Each says in its
/// body which others it consists of, and keeps in its state what is on the screen.
///
///     @Reducer struct Shop {
///       @ObservableState struct State {
///         var cart: Cart.State
///         var routes: [Route<Screen.State>]
///       }
///       var body: some ReducerOf<Self> {
///         Scope(state: \.cart, action: \.cart) { Cart() }
///         Reduce { state, _ in state.routes.push(.item(.init())) }
///           .forEachRoute(\.routes, action: \.router)
///       }
///     }
enum TCA {
  /// The modules, one of which some file has to import.
  static let modules: Set = ["ComposableArchitecture", "TCACoordinators"]
  /// The protocols of reducers, and the macros that make them.
  static let types: Set = ["Reducer", "ReducerProtocol", "AnyReducer"]
  /// The reducers of the library itself. `Reduce` has the decisions of the app, and adds no part.
  static let ownValues: Set<Name> = [deciding, "BindingReducer", "CombineReducers", "EmptyReducer"]
  static let deciding: Name = "Reduce"
  /// The calls that add a part: `Scope(state: \.home, action: \.home) { Home() }`.
  static let composing: Set<Name> = ["Scope", "ifLet", "ifCaseLet", "forEach", "forEachRoute", adapting]
  /// The methods that make a part of a constant, and join it with others: `cart.pullback(…).combined(with: core)`.
  static let (adapting, joining): (Name, Name) = ("pullback", "combined")
  /// The names, inside each reducer, of the type of its state and of what it is composed of.
  static let (state, body): (Name, Name) = ("State", "body")
  /// The label of the argument that says which part of the state a reducer works on.
  static let stateLabel: Name = "state"
  /// Property wrappers of the state. They mark what is presented as long as it is there.
  static let presenting: Set = ["Presents", "PresentationState"]
  /// Types of the state that list what is shown, and how they show it; nil where a method says that.
  static let stacks: [Name: Presentation?] = ["StackState": .push, "Route": nil]
  /// Methods and cases that show what they are given.
  static let showing: [Name: Presentation] = [
    "root": .root, "push": .push, "sheet": .sheet, "presentSheet": .sheet, "cover": .present,
    "presentCover": .present,
  ]
  /// The types of the stores that views read the state from, and their method that gives the store of a part.
  static let stores: Set<Name> = ["Store", "StoreOf"]
  static let scoping: Name = "scope"
  /// Views that show what they are given as if they were not there, on a stack, and as the state says.
  static let wrappers: Set<Name> = [
    "WithViewStore", "WithPerceptionTracking", "IfLetStore", "SwitchStore", "CaseLet",
  ]
  static let stackView: Name = "NavigationStackStore"
  static let router: Name = "TCARouter"
}
