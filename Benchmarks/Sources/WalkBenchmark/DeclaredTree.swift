import CoordinatorCore

/// A coordinator as apps on our base class write it: its children are in the list that the base class declares.
final class ListCoordinator: Coordinator {}

/// A tree of `count` coordinators, each with up to eight children.
@MainActor
func declaredTree(count: Int) -> ListCoordinator {
  let all = (0..<count).map { _ in ListCoordinator() }
  for index in all.indices.dropFirst() { all[(index - 1) / 8].addChild(all[index]) }
  return all[0]
}
