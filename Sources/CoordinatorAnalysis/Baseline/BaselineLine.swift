import CoordinatorGraph

/// A line of a baseline. It is read by scalars: an accent after a bar would make another letter of it.
struct BaselineLine {
  private let scalars: [Unicode.Scalar]

  init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.scalars = Array(scalars).trimmed()
  }

  var text: String { String(scalars) }

  /// Whether it is empty or a comment.
  var isRemark: Bool { scalars.isEmpty || scalars[0] == "#" }

  func entry() throws(BaselineError.Problem) -> Baseline.Entry {
    if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: text.hasPrefix) { throw .unmerged }
    let fields = try fields()
    guard (4...5).contains(fields.count) else { throw .fields(fields.count) }
    guard let ordinal = Int(fields[3]), ordinal > 0 else { throw .ordinal(fields[3]) }
    return Baseline.Entry(
      fingerprint: Fingerprint(rule: fields[0], node: fields[1], names: fields[2], ordinal: ordinal),
      reason: fields.count == 5 && !fields[4].isEmpty ? fields[4] : nil
    )
  }

  /// The texts between the bars, trimmed and unescaped.
  private func fields() throws(BaselineError.Problem) -> [String] {
    var (fields, start, next) = ([String](), 0, 0)
    while next < scalars.count {
      if scalars[next] == "|" {
        fields.append(try Self.unescaped(scalars[start..<next]))
        start = next + 1
      }
      // A character after a backslash is not a bar.
      next += scalars[next] == "\\" ? 2 : 1
    }
    return fields + [try Self.unescaped(scalars[start...])]
  }

  private static func unescaped(_ part: ArraySlice<Unicode.Scalar>) throws(BaselineError.Problem) -> String {
    var rest = part.trimmed()[...]
    var text: [Unicode.Scalar] = []
    while let scalar = rest.popFirst() {
      text.append(scalar == "\\" ? try popEscape(of: &rest) : scalar)
    }
    return String(text)
  }

  private static func popEscape(
    of rest: inout ArraySlice<Unicode.Scalar>
  ) throws(BaselineError.Problem) -> Unicode.Scalar {
    switch rest.popFirst() {
    case "\\": return "\\"
    case "|": return "|"
    case "u" where rest.popFirst() == "{":
      let digits = rest.prefix { $0 != "}" }
      rest = rest[digits.endIndex...]
      if rest.popFirst() == "}", let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) {
        return scalar
      }
    default: break
    }
    throw .escape
  }
}

extension Collection<Unicode.Scalar> {
  /// Without spaces, tabs, carriage returns and byte order marks at both ends.
  fileprivate func trimmed() -> [Unicode.Scalar] {
    let isBlank = { (scalar: Unicode.Scalar) in [" ", "\t", "\r", "\u{FEFF}"].contains(scalar) }
    return Array(Array(drop(while: isBlank)).reversed().drop(while: isBlank).reversed())
  }
}

extension String {
  fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}

/// Why a text is not a baseline that this version can read.
package struct BaselineError: Error, Hashable, Sendable {
  package enum Problem: Error, Hashable, Sendable {
    /// The text does not begin as baselines do.
    case noBaseline
    /// A newer coordviz wrote it.
    case newerVersion(Int)
    /// It contains an unresolved merge conflict.
    case unmerged
    case fields(Int)
    /// The number of equal findings is not a number.
    case ordinal(String)
    /// A backslash before a character that needs no escape.
    case escape
  }

  /// The line, from 1.
  package let line: Int
  package let problem: Problem

  init(line: Int, _ problem: Problem) {
    self.line = line
    self.problem = problem
  }
}

extension BaselineError: CustomStringConvertible {
  /// One line: the place, the problem and the fix.
  package var description: String { "line \(line): \(words)" }

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
