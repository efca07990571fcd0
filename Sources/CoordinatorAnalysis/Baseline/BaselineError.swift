import CoordinatorGraph

/// Why a text is not a baseline that this version can read.
public struct BaselineError: Error, Hashable, Sendable {
  /// The problem with a line.
  public enum Problem: Error, Hashable, Sendable {
    /// The text does not begin as baselines do.
    case noBaseline
    /// A newer coordviz wrote it.
    case newerVersion(Int)
    /// It contains an unresolved merge conflict.
    case unmerged
    /// It has another number of fields.
    case fields(Int)
    /// The number of equal findings is not a number.
    case ordinal(String)
    /// A backslash before a character that needs no escape.
    case escape
  }

  /// The line, from 1.
  public let line: Int

  /// The problem.
  public let problem: Problem

  init(line: Int, _ problem: Problem) {
    self.line = line
    self.problem = problem
  }
}

extension BaselineError: CustomStringConvertible {
  /// One line: the place, the problem and the fix.
  public var description: String { "line \(line): \(words)" }

  private var words: String {
    switch problem {
    case .noBaseline:
      "this is not a baseline, which begins with '\(Baseline.head)\(Baseline.version)'; write one with --write-baseline"
    case .newerVersion(let version):
      "written by a newer coordviz: the format has version \(version), but this one reads up to "
        + "\(Baseline.version); update coordviz"
    case .unmerged: "unresolved merge conflict; keep the lines of both sides"
    case .fields(let count):
      "expected 'rule | node | names | number' and perhaps a reason, found \(count) "
        + "\(count == 1 ? "field" : "fields"); write \\| for a bar in a reason, or write the baseline again"
    case .ordinal(let text): "expected a number of at least 1, found \(text.quoted); write the baseline again"
    case .escape: "a backslash must be followed by '\\', '|' or 'u{…}'; write \\\\ for one backslash"
    }
  }
}
