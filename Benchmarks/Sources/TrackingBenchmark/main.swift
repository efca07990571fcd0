import CoordinatorCore
import CoordinatorGraph

/// What events and looks cost, in one run: watched, not watched, and a plain array beside them. The lines of so many rounds
/// find room while they wait to be written.
let rounds = 10_000

// First, while no memory is left over from anything else.
measureMemory()
print()
row("ns each", "not watched", "watched", "recorded", "more")
row("---", "--:", "--:", "--:", "--:")
measureEvents()
for count in [1_000, 10_000] { measureLooks(count) }
