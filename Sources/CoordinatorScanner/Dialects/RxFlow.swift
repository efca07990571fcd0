extension Dialect {
  /// [RxFlow](https://github.com/RxSwiftCommunity/RxFlow): a flow navigates to steps, and returns what contributes the
  /// next ones.
  ///
  ///     final class HomeFlow: Flow {
  ///       var root: Presentable { rootViewController }
  ///       func navigate(to step: Step) -> FlowContributors {
  ///         guard let step = step as? HomeStep else { return .none }
  ///         switch step {
  ///         case .login: return .one(flowContributor: .contribute(withNextPresentable: LoginFlow(), …))
  ///         }
  ///       }
  ///     }
  static let rxFlow = Dialect(
    bases: [Base(names: ["Flow"], modules: ["RxFlow"], isProtocol: true, addition: " of RxFlow")],
    removesChildren: true
  )
}
