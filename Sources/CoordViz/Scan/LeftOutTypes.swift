/// The types in files that a scan ignores as tests. If the app creates one of them, a part of the app may be missing.
struct LeftOutTypes {
  /// The file that declares each type.
  private let places: [[UInt8]: String]

  /// The types of files without imports of tests. Their folder decided that they are tests.
  init(of files: [SourceScan.File]) {
    let declared = files.flatMap { file in Self.declared(in: file.bytes).map { ($0, file.place) } }
    places = Dictionary(declared) { first, _ in first }
  }

  /// The first line of the app that creates each type, if the app does not declare a type of that name.
  func uses(in app: [SourceScan.File]) -> [ScanWarning] {
    guard !places.isEmpty else { return [] }
    var uses: [[UInt8]: ScanWarning] = [:]
    for file in app {
      Self.calls(in: file.bytes) { word, start in
        guard uses[word] == nil, let place = places[word] else { return }
        let line = 1 + file.bytes[..<start].count { $0 == UInt8(ascii: "\n") }
        let name = String(decoding: word, as: UTF8.self)
        uses[word] = ScanWarning(
          file.place,
          line: line,
          "\(place) declares \(name), but was ignored as a test; read it with --include-tests"
        )
      }
    }
    guard !uses.isEmpty else { return [] }
    for file in app { for name in Self.declared(in: file.bytes) { uses[name] = nil } }
    return Array(uses.values)
  }

  private static let keywords = Set(["class", "struct", "enum", "actor", "protocol"].map { Array($0.utf8) })

  /// The names after keywords of types, in lines without white space before them.
  private static func declared(in bytes: [UInt8]) -> [[UInt8]] {
    var names: [[UInt8]] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let first = line.first, first.isPartOfName || first == UInt8(ascii: "@") else { continue }
      var isNext = false
      for word in line.prefix(200).split(whereSeparator: { !$0.isPartOfName }) {
        if isNext { names.append(Array(word)); break }
        isNext = keywords.contains(Array(word))
      }
    }
    return names
  }

  /// Visits each name with a capital letter that a parenthesis follows, and its start.
  private static func calls(in bytes: [UInt8], _ visit: ([UInt8], Int) -> Void) {
    var place = 0
    while place < bytes.count {
      let start = place
      while place < bytes.count, bytes[place].isPartOfName { place += 1 }
      if place == start { place += 1; continue }
      let isType = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start])
      if isType, place < bytes.count, bytes[place] == UInt8(ascii: "(") {
        visit(Array(bytes[start..<place]), start)
      }
    }
  }
}

extension UInt8 {
  /// Whether it is a part of a name: a letter, a digit, an underscore, or not ASCII.
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
