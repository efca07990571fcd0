import CoordinatorGraph
import Foundation
import TestSupport

extension BadInput {
  /// Recordings that are not whole: none of them passes for a clean run.
  static let recordings: [BadInput] = [
    recording(
      "an empty recording",
      "",
      "error: run.jsonl: the document is empty; expected a recording or a snapshot"
    ),
    recording(
      "a recording in which nothing was watched",
      LeaksSample.text([], watched: 0),
      "error: run.jsonl: the recording has no watched objects, so no leak can be found; watch the root coordinator"
    ),
    recording(
      "a recording with a broken line",
      "{\"header\":{\"schemaVersion\":1}}\n{\"check\":3}\n",
      "error: run.jsonl: line 2: check: expected an object, found a number"
    ),
    recording(
      "a recording of a newer version",
      "{\"header\":{\"schemaVersion\":99}}\n",
      "error: run.jsonl: header.schemaVersion: written by a newer coordviz: the format has version 99, but this one reads up to 1; update coordviz"
    ),
    recording(
      "a recording that a crash cut short",
      LeaksSample.text([]) + "{\"leak\":{\"conf",
      "warning: run.jsonl: the last line is incomplete, perhaps because the app crashed; the lines before it were read",
      status: 0
    ),
  ]

  private static func recording(_ name: String, _ text: String, _ line: String, status: Int = 2) -> BadInput {
    BadInput(name: name, line: line, status: status) { folder in
      try Data(text.utf8).write(to: folder / "run.jsonl")
      return try Tool.run("leaks", "-q", "run.jsonl", in: folder).ending
    }
  }
}
