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
  /// The calls that add a part: `Scope(state: \.home, action: \.home) { Home() }`.
  let composing: Set<Name>
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
