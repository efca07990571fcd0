import Testing

/// `CoordinatorScanner` is a pipeline: each folder may use the folders before it, as `docs/architecture.md` shows.
@Suite("Arrows between the stages of the scanner")
struct ScannerArrowTests {
  private static let files = SourceFile.all.filter { $0.target == "CoordinatorScanner" }

  @Test func everyFolderIsAStage() {
    let folders = Set(Self.files.compactMap(\.stage))
    #expect(folders == Set(ScannerStages.uses.keys))
  }

  @Test func onlyTheFileOfTheStagesStandsOutsideOfThem() {
    #expect(Self.files.filter { $0.stage == nil }.map(\.path) == ["Sources/CoordinatorScanner/Scanner.swift"])
  }

  @Test func aStageUsesWhatItMay() {
    #expect(ScannerStages(Self.files).violations == [])
  }

  /// A dialect is a value in a file of its own, so ``Dialect`` itself has many.
  @Test func noTypeIsSpreadOverManyFiles() {
    var files: [Substring: Set<String>] = [:]
    for file in Self.files {
      for name in file.extendedTypes where name != "Dialect" { files[name, default: []].insert(file.path) }
    }
    #expect(files.count > 100)
    for (name, paths) in files {
      #expect(paths.count <= Self.mostFiles[name, default: 6], "\(name) is spread over \(paths.sorted())")
    }
  }

  /// Types to which rules of lint add private queries. Lower these numbers; do not raise them.
  private static let mostFiles: [Substring: Int] = ["Expression": 12, "Statement": 7]

  @Test func swiftSyntaxIsImportedInOnePlace() {
    let importers = Self.files.filter { !$0.imports.filter { $0.hasPrefix("Swift") }.isEmpty }.map(\.stage)
    #expect(Set(importers).subtracting(["Syntax", "Modules"] as [String?]) == [])
  }

  @Test(
    "A planted use is found",
    arguments: [
      ("Program", "let flow: Summary"), ("Facts", "func go(_ program: Program) {}"),
      ("Dialects", "let cast = Classified()"), ("Program", "let isIt = type.isDrawn"), ("Modules", "draw(1)"),
    ]
  )
  func plantedUse(stage: String, text: String) {
    let declared = [
      ("Analysis", "struct Summary {}"), ("Program", "struct Program {}"),
      ("Classification", "struct Classified {}"),
      ("Graph", "extension Program {\n  var isDrawn: Bool { true }\n  func draw(_ a: Int) {}\n}"),
    ]
    let files = (declared + [(stage, text)]).enumerated().map { place, file in
      SourceFile(path: "Sources/CoordinatorScanner/\(file.0)/\(place).swift", text: file.1)
    }
    #expect(ScannerStages(files).violations.count == 1)
  }
}

extension SourceFile {
  /// The folder of the scanner that it stands in; nil at the top.
  fileprivate var stage: String? {
    let parts = path.split(separator: "/")
    return parts.count > 3 ? String(parts[2]) : nil
  }
}

/// Which names each stage declares for others, and which of them a stage uses that it may not.
private struct ScannerStages {
  /// The stages that each may use besides itself.
  static let uses: [String: Set<String>] = [
    "Facts": [], "Syntax": ["Facts"], "Modules": ["Syntax"], "Program": ["Facts", "Modules"],
    "Dialects": ["Facts", "Program"], "Classification": ["Facts", "Program", "Dialects"],
    "Analysis": ["Facts", "Program", "Dialects", "Classification"],
    "Graph": ["Facts", "Program", "Dialects", "Classification", "Analysis"],
    "Ownership": ["Facts", "Program", "Dialects", "Classification", "Analysis", "Graph"],
    "Lookup": ["Facts", "Program", "Dialects"],
  ]

  private let files: [(stage: String, file: SourceFile)]
  /// The stages that declare a type of each name.
  private var types: [Substring: Set<String>] = [:]
  /// The stages that add a member of each name to types that are declared elsewhere.
  private var members: [Substring: Set<String>] = [:]
  /// The stages that declare anything of each name.
  private var names: [Substring: Set<String>] = [:]

  init(_ files: [SourceFile]) {
    self.files = files.compactMap { file in file.stage.map { ($0, file) } }
    for (stage, file) in self.files { noteDeclarations(in: file, of: stage) }
    for (stage, file) in self.files { noteMembers(in: file, of: stage) }
  }

  var violations: [String] {
    files.flatMap { stage, file in
      let allowed = Self.uses[stage, default: []].union([stage])
      return file.usedNames.filter { isForbidden($0, allowed) }.map { "\(file.path) may not use \($0)" }
    }
  }

  private func isForbidden(_ name: Substring, _ allowed: Set<String>) -> Bool {
    guard names[name, default: []].isDisjoint(with: allowed), !Self.standard.contains(name) else {
      return false
    }
    return types[name] != nil || members[name] != nil
  }

  /// Members that the standard library has as well.
  private static let standard: Set<Substring> = ["contains", "key", "lastIndex", "starts"]

  private mutating func noteDeclarations(in file: SourceFile, of stage: String) {
    for line in file.code.split(whereSeparator: \.isNewline) {
      let words = line.names
      for (word, name) in zip(words, words.dropFirst()) where Self.keywords.contains(word) {
        names[name, default: []].insert(stage)
        if Self.kinds.contains(word), line.first != " " { types[name, default: []].insert(stage) }
      }
    }
  }

  private mutating func noteMembers(in file: SourceFile, of stage: String) {
    var isForeign = false
    for line in file.code.split(whereSeparator: \.isNewline) {
      let words = line.names
      if line.first != " ", line.first != "}" {
        let extended = words.firstIndex(of: "extension").flatMap { words.dropFirst($0 + 1).first }
        isForeign = extended.map { !(types[$0] ?? []).contains(stage) } ?? false
      } else if isForeign, line.hasPrefix("  "), !line.hasPrefix("   "), !words.contains("private"),
        let place = words.firstIndex(where: Self.memberKeywords.contains), place + 1 < words.count
      {
        members[words[place + 1], default: []].insert(stage)
      }
    }
  }

  private static let memberKeywords: Set<Substring> = ["func", "let", "var"]
  private static let kinds: Set<Substring> = ["actor", "class", "enum", "protocol", "struct", "typealias"]
  private static let keywords: Set<Substring> = kinds.union(["case", "func", "let", "var"])
}

extension SourceFile {
  /// The types that it declares or extends at its top.
  fileprivate var extendedTypes: Set<Substring> {
    let lines = code.split(whereSeparator: \.isNewline).filter { $0.first?.isLetter == true }
    return Set(
      lines.compactMap { line in
        let words = line.names
        return words.firstIndex(where: Self.declaring.contains).flatMap { words.dropFirst($0 + 1).first }
      }
    )
  }

  static let declaring: Set<Substring> = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]

  /// The types that it names, and the members that it uses.
  fileprivate var usedNames: Set<Substring> {
    var used: Set<Substring> = []
    for line in code.split(whereSeparator: \.isNewline) {
      var before: Character = " "
      for name in line.names {
        let isCall = name.endIndex < line.endIndex && line[name.endIndex] == "("
        if name.startIndex > line.startIndex { before = line[line.index(before: name.startIndex)] }
        if name.first?.isUppercase == true || before == "." || isCall { used.insert(name) }
      }
    }
    return used
  }
}

extension Substring {
  /// The names and keywords in a line of code.
  fileprivate var names: [Substring] { split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
}
