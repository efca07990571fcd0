import CoordinatorGraph

extension Rule {
  /// All rules, in the order of their findings in reports: first crashes and leaks, then misleading code.
  public static let all: [Rule] = [
    // The tree of coordinators.
    .attachedTwice,
    .twoParents,
    .cycle,
    .strongWayUp,
    // Containers. A cycle comes first, since a container on a cycle is its own ancestor.
    .containerCycle,
    .requiredNotProvided,
    .resolvedNotRegistered,
    .serviceCycle,
    .captiveDependency,
    .providedTwice,
    // Dead weight comes last.
    .providedNotRequired,
    .registeredNotResolved,
  ]
}
