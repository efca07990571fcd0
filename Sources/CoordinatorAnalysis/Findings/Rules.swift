import CoordinatorGraph

extension Rule {
  /// All rules, in the order in which their findings are told: first what crashes or leaks, then what misleads.
  public static let all: [Rule] = [
    // The tree of coordinators.
    .attachedTwice,
    .twoParents,
    .cycle,
    .strongWayUp,
    // Containers. A cycle comes first, since whoever stands on one is above itself.
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
