/// The results of calls into libraries, and the closures that these calls run.

/// Operators of streams.
struct StreamModel: Sendable {
  /// Operators whose closures hear the elements. They are given the object behind the label `with`.
  var listening: Set<Name> = []
  /// Those of them that emit the same elements.
  var watching: Set<Name> = []
  /// Operators that give an object to the closures behind them: `withUnretained(self)`.
  var lending: Set<Name> = []
  /// Methods that keep a subscription in the property that they are given.
  var keeping: Set<Name> = []
  /// Methods of libraries that make streams without an end.
  var endless: Set<Name> = []
  /// More operators whose stream ends with the one before it.
  var lasting: Set<Name> = []

  mutating func formUnion(_ other: StreamModel) {
    listening.formUnion(other.listening)
    watching.formUnion(other.watching)
    lending.formUnion(other.lending)
    keeping.formUnion(other.keeping)
    endless.formUnion(other.endless)
    lasting.formUnion(other.lasting)
  }
}

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

/// How a library composes the values that lead through an app.
///
/// Each value says in its body which others it consists of, and keeps in its state what is on the screen.
struct Composition: Sendable {
  /// The modules, one of which some file has to import.
  let modules: Set<String>
  /// The protocols of such values, and the macros that make them.
  let types: Set<String>
  /// The values that the library has itself.
  let ownValues: Set<Name>
  /// Those of them that decide what happens, and add no part.
  let deciding: Set<Name>
  /// The calls that add a part: `Scope(state: \.home, action: \.home) { Home() }`.
  let composing: Set<Name>
  /// The methods that make a part of something that is no type: `cartReducer.pullback(…)`.
  let adapting: Set<Name>
  /// The name of the type, inside each value, of its state.
  let state: Name
  /// Property wrappers of the state. They mark what is presented as long as it is there.
  let presenting: Set<String>
  /// Types of the state that list what is shown, and how they show it; nil where a method says that.
  let stacks: [Name: Presentation?]
  /// Methods and cases that show what they are given.
  let showing: [Name: Presentation]
  /// The types of the stores that views read the state from.
  let stores: Set<Name>
  /// The method of a store that gives the store of a part.
  let scoping: Name
  /// Views that show what they are given as if they were not there.
  let wrappers: Set<Name>
  /// Views that show what they are given on a stack.
  let stackViews: Set<Name>
  /// Views that show what they are given as the state says.
  let routers: Set<Name>
}
