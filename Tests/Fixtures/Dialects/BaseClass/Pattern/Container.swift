protocol Dependency {}

protocol Containable: AnyObject {}

class Container<DependencyType> {
  let dependency: DependencyType

  init(dependency: DependencyType) {
    self.dependency = dependency
  }
}
