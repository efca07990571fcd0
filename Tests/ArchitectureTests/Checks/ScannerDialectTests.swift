import Testing

/// What the scanner knows about a library stands in one file of `Dialects`.
@Suite("Names of libraries in the scanner")
struct ScannerDialectTests {
  private static let folder = "Sources/CoordinatorScanner/Dialects/"
  private static let files = SourceFile.all.filter { $0.target == "CoordinatorScanner" }

  /// Libraries whose names are no ordinary words.
  private static let libraries = [
    "RIBs", "Stinsen", "XCoordinator", "Swinject", "RxFlow", "RxSwift", "Needle", "NeedleFoundation",
    "FactoryKit",
    "TCACoordinators", "ComposableArchitecture", "SUICoordinator", "NavigationBackport",
  ]

  /// Types of libraries whose names are used for other things as well.
  private static let ordinary: Set<Substring> = ["Coordinator", "Interactor", "Observable"]

  /// Files of the folder that are about no library.
  private static let shared: Set<Substring> = [
    "ContainerNaming.swift", "CoordinatorNaming.swift", "PlainCoordinators.swift", "Presentation.swift",
    "SwiftUI.swift", "UIKit.swift",
  ]

  @Test("No library is named outside of Dialects, in code or in comments", arguments: libraries)
  func isNamedInOnePlace(library: String) {
    let others = Self.files.filter { !$0.path.hasPrefix(Self.folder) }
    #expect(others.filter { $0.text.words.contains(library[...]) }.map(\.path) == [])
  }

  @Test("Types of libraries are named in Dialects only")
  func typesAreNamedInOnePlace() {
    let dialects = Self.files.filter { $0.path.hasPrefix(Self.folder) && !Self.shared.contains($0.name) }
    let literals = dialects.flatMap(\.literals).filter { $0.count > 9 && $0.first?.isUppercase == true }
    let types = Set(literals).subtracting(Self.ordinary)
    #expect(types.count > 20)
    for file in Self.files where !file.path.hasPrefix(Self.folder) {
      #expect(types.intersection(file.literals) == [], "\(file.path)")
    }
  }
}

extension SourceFile {
  fileprivate var name: Substring { path.split(separator: "/").last ?? "" }

  /// What stands between quotation marks on one line.
  fileprivate var literals: [Substring] {
    text.split(whereSeparator: \.isNewline).filter { !$0.words.isEmpty }.flatMap { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    }
  }
}

extension StringProtocol where SubSequence == Substring {
  fileprivate var words: [Substring] { split { !$0.isLetter && !$0.isNumber } }
}
