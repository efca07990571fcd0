import CoordinatorGraph

extension Snapshot {
  /// The graph that Swift code declares, with or without an app.
  ///
  /// ```swift
  /// let snapshot = try Snapshot(declared: "Library") {
  ///   CoordinatorNode("App", role: .root) {
  ///     CoordinatorNode("LogIn")
  ///   }
  ///   ContainerNode("AppContainer", builds: "App", provides: ["LogInUseCase"])
  /// }
  /// ```
  ///
  /// O(n log n) for n statements, however deep they are nested.
  ///
  /// - Parameters:
  ///   - name: What the graph is called.
  ///   - statements: The declarations. A name may be used before it is declared.
  /// - Throws: ``StatementError``, which names the line of the statement.
  public init(declared name: String, @GraphBuilder _ statements: () -> [GraphStatement])
    throws(StatementError)
  {
    let graph = try DeclaredGraph(statements()).graph()
    self.init(origin: Origin(kind: .declared, name: name), graph: graph)
  }
}
