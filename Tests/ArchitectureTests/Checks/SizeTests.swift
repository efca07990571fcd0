import Testing

@Suite("Sizes")
struct SizeTests {
  @Test func noFileIsTooLong() {
    #expect(SourceFile.all.filter { $0.lineCount > 300 }.map(\.path) == [])
  }

  @Test func noFunctionIsTooLong() {
    #expect(SourceFile.all.flatMap { $0.functions(over: 40) } == [])
  }

  /// A type counts with all its extensions in its target, and with the types that are declared in them.
  @Test func noTypeIsTooLong() {
    var lengths: [String: Int] = [:]
    for file in SourceFile.all {
      for (name, length) in file.typeLengths { lengths["\(file.target).\(name)", default: 0] += length }
    }
    #expect(lengths.count > 1000)
    #expect(lengths.filter { $0.value > 400 } == [:])
  }

  @Test func aTypeIsAsLongAsItsDeclarationAndExtensions() {
    let text = "struct A {\n  let b: Int\n}\nextension A: B {}\nprivate extension A.C {\n}\nlet a = A()\n"
    #expect(SourceFile(path: "a.swift", text: text).typeLengths == ["A": 4, "A.C": 2])
  }

  @Test func theCommandsRunFunctionsAreATableOfContents() {
    let commands = SourceFile.all.filter { $0.target == "CoordViz" }
    #expect(commands.flatMap { $0.functions(over: 20) }.filter { $0.hasSuffix(" run") } == [])
  }

  @Test(arguments: [
    "func long() {", "init<A>(\n  a: A = { 1 }()\n) where A: B {", "subscript(a: Int) -> Int {",
  ])
  func aPlantedFunctionIsSeen(head: String) {
    let body = String(repeating: "  a()\n", count: 41)
    #expect(file("struct A {\n\(head)\n\(body)}\n}").functions(over: 40).count == 1)
    #expect(file("struct A {\n\(head)\n\(body)}\n}").functions(over: 41) == [])
  }

  @Test func aRequirementWithoutABodyIsNoFunction() {
    let body = String(repeating: "  let a: Int\n", count: 50)
    #expect(file("protocol A { func a() }\nstruct B {\n\(body)}").functions(over: 40) == [])
    #expect(
      file("protocol A {\n  func a()\n  var b: Int { get }\n}\nstruct B {\n\(body)}").functions(over: 40)
        == []
    )
  }

  @Test func aPlantedFileIsSeen() {
    #expect(file(String(repeating: "a()\n", count: 301)).lineCount == 301)
  }

  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "Sources/CoordViz/Planted.swift", text: text)
  }
}

extension SourceFile {
  var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }

  /// The lines of the declarations and extensions of each type at its top.
  var typeLengths: [Substring: Int] {
    var (lengths, current) = ([Substring: Int](), Substring?.none)
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      let isHead = current == nil && line.first?.isLetter == true
      if isHead {
        let words = line.split { " :{<".contains($0) }
        current = words.firstIndex(where: Self.declaring.contains).flatMap { words.dropFirst($0 + 1).first }
      }
      guard let name = current else { continue }
      lengths[name, default: 0] += 1
      if line == "}" || isHead && line.hasSuffix("}") { current = nil }
    }
    return lengths
  }

  /// The functions whose bodies have more lines than the given number, as `path:line name`.
  func functions(over limit: Int) -> [String] {
    var reader = FunctionReader(code: Array(code))
    return reader.functions().filter { $0.length > limit }.map { "\(path):\($0.line) \($0.name)" }
  }
}

/// Finds functions in code by their words and braces; enough for code that swift-format has laid out.
private struct FunctionReader {
  let code: [Character]
  var place = 0
  var line = 1

  init(code: [Character]) { self.code = code }

  mutating func functions() -> [(name: String, line: Int, length: Int)] {
    var found: [(name: String, line: Int, length: Int)] = []
    while place < code.count {
      let start = line
      guard let word = nextWord() else { continue }
      guard ["func", "init", "deinit", "subscript"].contains(word) else { continue }
      let name = word == "func" ? (nextName() ?? word) : word
      if let length = bodyLength() { found.append((name, start, length)) }
    }
    return found
  }

  private mutating func advance() {
    if code[place].isNewline { line += 1 }
    place += 1
  }

  private mutating func nextWord() -> String? {
    let start = place
    while place < code.count, code[place].isLetter || code[place].isNumber || code[place] == "_" {
      place += 1
    }
    guard place == start else { return String(code[start..<place]) }
    advance()
    return nil
  }

  private mutating func nextName() -> String? {
    while place < code.count, code[place] == " " { place += 1 }
    return nextWord()
  }

  /// The lines between the braces of the body that follows, or nil when the declaration has none. Functions
  /// within the body are found again on their own.
  private func bodyLength() -> Int? {
    var (ahead, depth) = (place, 0)
    while ahead < code.count, depth > 0 || code[ahead] != "{" {
      if "([".contains(code[ahead]) { depth += 1 }
      if ")]".contains(code[ahead]) { depth -= 1 }
      if depth < 0 || code[ahead] == "}" && depth == 0 { return nil }
      if code[ahead].isNewline && depth == 0 && declarationEnds(at: ahead) { return nil }
      ahead += 1
    }
    guard ahead < code.count else { return nil }
    return linesInBraces(from: ahead)
  }

  private func declarationEnds(at newline: Int) -> Bool {
    let next = code[newline...].drop { $0.isWhitespace }
    return !["{", "->", "where", "throws", "async", "rethrows"].contains { next.starts(with: $0) }
  }

  private func linesInBraces(from brace: Int) -> Int {
    var (ahead, depth, lines) = (brace, 0, 0)
    repeat {
      if code[ahead] == "{" { depth += 1 }
      if code[ahead] == "}" { depth -= 1 }
      if code[ahead].isNewline { lines += 1 }
      ahead += 1
    } while depth > 0 && ahead < code.count
    return max(lines - 1, 0)
  }
}
