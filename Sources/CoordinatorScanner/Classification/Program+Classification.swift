/// Questions about types, by subject.
extension Program {
  var behaviour: CoordinatorBehaviour { CoordinatorBehaviour(program: self) }
  var screenTypes: ScreenTypes { ScreenTypes(program: self) }
  var containerTypes: ContainerTypes { ContainerTypes(program: self) }
  var flowViews: FlowViews { FlowViews(program: self) }
}
