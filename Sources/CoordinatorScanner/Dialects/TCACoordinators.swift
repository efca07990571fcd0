extension Dialect {
  /// [The Composable Architecture](https://github.com/pointfreeco/swift-composable-architecture) and
  /// [TCACoordinators](https://github.com/johnpatrickmorgan/TCACoordinators): reducers that show other reducers.
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
  static let tcaCoordinators = Dialect(
    name: "TCACoordinators",
    composition: Composition(
      modules: ["ComposableArchitecture", "TCACoordinators"],
      types: ["Reducer", "ReducerProtocol", "AnyReducer"],
      ownValues: ["Reduce", "BindingReducer", "CombineReducers", "EmptyReducer"],
      deciding: ["Reduce"],
      composing: ["Scope", "ifLet", "ifCaseLet", "forEach", "forEachRoute", "pullback"],
      adapting: ["pullback"],
      state: "State",
      presenting: ["Presents", "PresentationState"],
      stacks: ["StackState": .push, "Route": nil],
      showing: [
        "root": .root, "push": .push, "sheet": .sheet, "presentSheet": .sheet, "cover": .present,
        "presentCover": .present,
      ],
      stores: ["Store", "StoreOf"],
      scoping: "scope",
      wrappers: ["WithViewStore", "WithPerceptionTracking", "IfLetStore", "SwitchStore", "CaseLet"],
      stackViews: ["NavigationStackStore"],
      routers: ["TCARouter"]
    )
  )
}
