import Foundation
import TestSupport

extension BadInput {
  /// Baselines that cannot be read: none of them is taken for an empty one.
  static let baselines: [BadInput] = [
    BadInput(
      name: "a baseline that is not there",
      line: "error: known: there is no such baseline; write it with --write-baseline known, and commit it",
      status: 2
    ) { try Tool.run("check", "-", "--baseline", "known", input: Sample.json, in: $0).ending },
    baseline(
      "an empty baseline",
      "",
      "line 1: this is not a baseline, which begins with '# coordviz baseline 1'; write one with --write-baseline"
    ),
    baseline(
      "a baseline of a newer version",
      "# coordviz baseline 99\n",
      "line 1: written by a newer coordviz: the format has version 99, but this one reads up to 1; update coordviz"
    ),
    baseline(
      "a baseline with the marks of a merge",
      "# coordviz baseline 1\n<<<<<<< ours\n",
      "line 2: unresolved merge conflict; keep the lines of both sides"
    ),
  ]

  private static func baseline(_ name: String, _ text: String, _ words: String) -> BadInput {
    BadInput(name: name, line: "error: known: \(words)", status: 2) { folder in
      try Data(text.utf8).write(to: folder / "known")
      return try Tool.run("check", "-", "--baseline", "known", input: Sample.json, in: folder).ending
    }
  }
}
