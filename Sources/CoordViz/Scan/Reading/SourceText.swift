import Foundation

/// A source file, and whether it is part of the app.
struct SourceText: Sendable {
  enum Part {
    case app, tests, manifest
  }

  /// Only generated tables get this large.
  static let largest = 10_000_000

  /// In UTF-8, whatever the file holds.
  let bytes: [UInt8]
  /// Why it may be read wrongly.
  let warning: ScanWarning?
  /// The file's attributes from before it was read; nil for a file that is not on disk.
  private(set) var stamp: FileStamp?

  /// Reads the content of a file.
  ///
  /// - Throws: ``ScanWarning`` if the file cannot be read.
  static func read(_ place: String) throws(ScanWarning) -> SourceText {
    do {
      return try Descriptor.openRegular(CheckedPath(listed: place)) { file, status in
        var text = try SourceText(place, file.readAll(upTo: largest))
        text.stamp = FileStamp(status)
        return text
      }
    } catch let warning as ScanWarning {
      throw warning
    } catch {
      throw ScanWarning(place, (error as? Failure ?? Failure()).whileReadingSource)
    }
  }

  /// - Throws: ``ScanWarning`` where the bytes are no text, or too many.
  init(_ place: String, _ bytes: [UInt8]) throws(ScanWarning) {
    if bytes.count > Self.largest { throw ScanWarning(place, Failure(code: EFBIG).whileReadingSource) }
    guard memchr(bytes, 0, bytes.count) == nil else {
      throw ScanWarning(place, "the file contains binary data or UTF-16 and was ignored; save it in UTF-8")
    }
    if let line = bytes.lineThatIsNotUTF8 {
      self.bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
      warning = ScanWarning(place, line: line, "not utf-8; save the file in utf-8")
    } else {
      self.bytes = bytes
      // The parser skips the code around such a line without a word.
      warning = bytes.lineOfConflict.map { line in
        ScanWarning(place, line: line, "a merge conflict hides code here; resolve it")
      }
    }
  }

  /// The kind of file, based on its imports.
  var part: Part {
    var imports = ImportReader(bytes: bytes)
    while let module = imports.next() {
      if module == "XCTest" || module == "Testing" || imports.isTestable { return .tests }
      if module == "PackageDescription" || module == "ProjectDescription" { return .manifest }
    }
    return .app
  }
}

extension ScanWarning: Error {}

extension Failure {
  /// What happened to a source file, and how to fix it.
  var whileReadingSource: String {
    switch code {
    case EFBIG:
      "the file has more than \(SourceText.largest / 1_000_000) MB and was ignored; exclude it with --exclude-path"
    case EACCES, EPERM:
      "no permission to read it; change its permissions, or exclude it with --exclude-path"
    default: whileReading
    }
  }
}

extension [UInt8] {
  /// The line of the first marker of a merge conflict, from 1, or nil.
  fileprivate var lineOfConflict: Int? {
    let mark = Array("<<<<<<< ".utf8)
    var place = 0
    while let found = self[place...].firstIndex(of: mark[0]) {
      if found == 0 || self[found - 1] == UInt8(ascii: "\n"), self[found...].starts(with: mark) {
        return self[..<found].count { $0 == UInt8(ascii: "\n") } + 1
      }
      place = found + 1
    }
    return nil
  }

  /// The first line that is not UTF-8, from 1, or nil. A line feed is never part of another character.
  var lineThatIsNotUTF8: Int? {
    if String(bytes: self, encoding: .utf8) != nil { return nil }
    var (line, rest) = (1, self[...])
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")),
      String(bytes: rest[..<end], encoding: .utf8) != nil
    {
      (line, rest) = (line + 1, rest[(end + 1)...])
    }
    return line
  }
}
