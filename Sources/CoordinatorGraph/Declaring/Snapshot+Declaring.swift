extension Snapshot {
  /// The graph that Swift code states, before there is an app or beside it.
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
  ///   - statements: What it consists of. A name may be used before it is stated.
  /// - Throws: ``StatementError``, which names the line of the statement.
  public init(declared name: String, @GraphBuilder _ statements: () -> [GraphStatement])
    throws(StatementError)
  {
    let graph = try StatedGraph(statements()).graph()
    self.init(origin: Origin(kind: .declared, name: name), graph: graph)
  }
}
