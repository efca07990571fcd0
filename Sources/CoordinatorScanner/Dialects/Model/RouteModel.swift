/// Routes that make what coordinators show. A coordinator's base is generic over the type of its routes.
struct RouteModel: Sendable {
  /// The protocols that routes conform to.
  let protocols: Set<String>
  /// The members of a route that make its view.
  let views: Set<Name>
  /// The members of a route that make a coordinator, which becomes a child.
  let coordinators: Set<Name>
  /// The member of a route that says how it is shown, and the label of an argument that says so instead.
  let style: Name
  /// How each style shows a view.
  let styles: [Name: Presentation]
  /// The methods of a coordinator that show a route first.
  let starting: Set<Name>
}
