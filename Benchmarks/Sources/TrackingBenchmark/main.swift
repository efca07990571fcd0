import CoordinatorCore
import CoordinatorGraph

/// What events and checks cost, in one run: watched, not watched, and a plain array beside them.
let rounds = 100_000

// First, while no memory is left over from anything else.
measureMemory()
print()
row("what", "ns each")
row("---", "--:")
measureEvents()
measureChecks()
