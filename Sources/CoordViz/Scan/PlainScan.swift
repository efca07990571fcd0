/// `coordviz scan` with arguments of the plain forms, with which hooks and build phases start it.
///
/// Reads simple arguments of `scan` without ArgumentParser. That library inspects all options of the program
/// by reflection, which takes longer than a scan of unchanged sources. It still handles all other arguments,
/// and all errors.
struct PlainScan: Equatable {
  var paths: [String] = []
  var output: String?
  var includesTests = false
  var cache: String?
  var isCacheUsed = true

  func run() throws {
    var options = ScanOptions(try Project.usual(), includesTests: includesTests)
    options.cache = .init(folder: cache, isNone: !isCacheUsed)
    try ScanRequest(paths: paths, output: output, options: options).run(telling: Diagnostics())
  }
}

extension PlainScan {
  /// Reads the arguments of the command; nil if they are not simple.
  init?(_ arguments: [String]) {
    guard arguments.first == "scan" else { return nil }
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      guard take(argument, before: &rest) else { return nil }
    }
    if paths.isEmpty || cache != nil && !isCacheUsed { return nil }
  }

  /// Takes an argument, and its value from the rest; returns whether it is plain, and was not given before.
  private mutating func take(_ argument: String, before rest: inout ArraySlice<String>) -> Bool {
    switch argument {
    case "-o", "--output": return Self.take(&output, from: &rest)
    case "--cache": return Self.take(&cache, from: &rest)
    case "--no-cache" where isCacheUsed: isCacheUsed = false
    case "--include-tests" where !includesTests: includesTests = true
    default:
      guard Self.isName(argument), argument != "help" else { return false }
      paths.append(argument)
    }
    return true
  }

  private static func take(_ value: inout String?, from rest: inout ArraySlice<String>) -> Bool {
    guard value == nil, let next = rest.popFirst(), isName(next) else { return false }
    value = next
    return true
  }

  private static func isName(_ argument: String) -> Bool { !argument.isEmpty && !argument.hasPrefix("-") }
}
