import Testing

@testable import CoordinatorScanner

@Suite("Modules of files")
struct ModuleMapTests {
  @Test func packagesSayTheirTargets() {
    let map = ModuleMap([
      manifest(
        "Core/Package.swift",
        """
        // .target(name: "Commented")
        let package = Package(name: "Core", targets: [
          .target(name: "Model", dependencies: [.target(name: "Base"), .product(name: "X", package: "x")]),
          .target(name: "Base", path: "Base/\\(folder)"),
          .executableTarget(name: "my-tool", dependencies: [], path: "Tool"),
          .testTarget(name: "ModelTests"),
        ])
        """
      )
    ])
    #expect(map.module(of: "Core/Sources/Model/Deep/A.swift") == "Model")
    #expect(map.module(of: "Core/Tool/main.swift") == "my_tool")
    #expect(map.module(of: "Core/Tests/ModelTests/A.swift") == "ModelTests")
    #expect(map.module(of: "Core/Tests/Helpers.swift") == "ModelTests")
    #expect(map.module(of: "Core/Sources/Commented/A.swift") == "Core")
    #expect(map.module(of: "Core/Base/A.swift") == "Core")
    let beside = ["Core/Base/A.swift", "Core/Base/B.swift", "Core/Tool/main.swift", "A.swift", "B.swift"]
    #expect(map.modules(of: beside) == beside.map { map.module(of: $0) })
  }

  @Test func aPackageWithOneTargetMayHaveItsFilesInSources() {
    let alone = ModuleMap([
      manifest(
        "Ferry/Package.swift",
        """
        let package = Package(name: "ferry-kit", targets: [
          .target(name: "Ferry"), .testTarget(name: "FerryTests", dependencies: ["Ferry"]),
        ])
        """
      )
    ])
    #expect(alone.module(of: "Ferry/Sources/A.swift") == "Ferry")
    #expect(alone.module(of: "Ferry/Sources/Ferry/A.swift") == "Ferry")
    #expect(alone.module(of: "Ferry/Tests/A.swift") == "FerryTests")
    let two = ModuleMap([manifest("Package.swift", "[.target(name: \"A\"), .executableTarget(name: \"B\")]")])
    #expect(two.module(of: "Sources/A.swift") == nil)
  }

  @Test func targetsOfAPackageMayShareAPath() {
    let map = ModuleMap([
      manifest(
        "Package.swift",
        """
        let package = Package(name: "Quay", targets: [
          .target(name: "Dock", path: "Code", sources: ["Dock"]),
          .target(name: "Crane", dependencies: ["Dock"], path: "Code", sources: ["Crane", "One.swift"]),
        ])
        """
      )
    ])
    let paths = ["Code/Dock/A.swift", "Code/Crane/Deep/A.swift", "Code/One.swift", "Code/Other.swift"]
    #expect(map.modules(of: paths) == ["Dock", "Crane", "Crane", "Code"])
  }

  @Test func tuistProjectsSayTheirBuildableFolders() {
    let map = ModuleMap([
      manifest(
        "Project.swift",
        """
        let project = Project(name: "Harbor", targets: [
          .target(name: "HarborApp", product: .app, buildableFolders: ["App/Sources"]),
          .target(name: "Pilots", product: .framework, buildableFolders: [
            .folder("Code", exceptions: .exceptions([.exception(excluded: ["Tides/Old.swift"])]))
          ]),
          .target(name: "Tides", product: .framework, sources: [.glob("Tides/**", excluding: ["Code/Deep/**"])]),
          .target(name: "HarborSpecs", product: .unitTests, buildableFolders: ["Specs"]),
        ])
        """
      )
    ])
    let paths = ["App/Sources/A.swift", "Code/Deep/A.swift", "Tides/Old.swift", "Specs/A.swift"]
    #expect(map.modules(of: paths) == ["HarborApp", "Pilots", "Tides", "HarborSpecs"])
    #expect(map.targets(of: paths).map { $0?.isTest } == [false, false, false, true])
  }

  @Test func manifestsSayWhichTargetsAreTests() {
    let project = Self.project.replacing(
      "name = Kit;",
      with: "name = Kit; productType = \"\(Self.unitTests)\";"
    )
    let map = ModuleMap([
      manifest("ios/App.xcodeproj/project.pbxproj", project),
      manifest("Core/Package.swift", "[.target(name: \"LabTests\"), .testTarget(name: \"Checks\")]"),
    ])
    let paths = [
      "ios/Kit/C.swift", "ios/Code/Home/A.swift", "Core/Sources/LabTests/A.swift",
      "Core/Tests/Checks/A.swift", "B.swift",
    ]
    #expect(map.targets(of: paths).map { $0?.isTest } == [true, nil, false, true, nil])
  }

  private static let unitTests = "com.apple.product-type.bundle.unit-test"

  @Test func tuistProjectsSayTheirSources() {
    let map = ModuleMap([
      manifest(
        "Projects/Home/Project.swift",
        """
        import ProjectDescription
        let project = Project(name: "Home", targets: [
          .target(name: "Home", product: .framework, sources: ["Sources/**", .glob("Shared/*.swift")]),
          Target(name: "HomeUI", sources: ["UI/**/*.swift", "One/Single.swift"]),
        ])
        """
      ),
      manifest("Projects/Auth/Project.swift", "let project = Project.feature(name: \"Auth\", kind: .ui)"),
    ])
    #expect(map.module(of: "Projects/Home/Sources/A.swift") == "Home")
    #expect(map.module(of: "Projects/Home/Shared/A.swift") == "Home")
    #expect(map.module(of: "Projects/Home/UI/Deep/A.swift") == "HomeUI")
    #expect(map.module(of: "Projects/Home/One/Single.swift") == "HomeUI")
    #expect(map.module(of: "Projects/Auth/Sources/A.swift") == "Auth")
  }

  @Test func tuistProjectsMayHaveConstantsAndFunctionsOfTheirOwn() {
    let map = ModuleMap([
      manifest(
        "Project.swift",
        """
        enum Names: String { case app = "Harbor"; case kit }
        let root = "Modules"
        extension Target {
          static func feature(_ name: String, kind: Product = .framework) -> [Target] {
            [
              .target(name: name, product: kind, sources: ["\\(root)/\\(name)/Code/**"]),
              .target(name: "\\(name)Tests", product: .unitTests, sources: ["\\(root)/\\(name)/Checks/**"]),
            ]
          }
        }
        let project = Project(name: "Harbor", targets: [
          .target(name: Names.app.rawValue, product: .app, sources: ["App/**"]),
          .target(name: Names.kit.rawValue, product: .framework, buildableFolders: ["\\(root)/Kit"]),
        ] + Target.feature("Berths") + Target.feature("Tides", kind: .app))
        """
      )
    ])
    let paths = [
      "App/A.swift", "Modules/Kit/A.swift", "Modules/Berths/Code/A.swift", "Modules/Tides/Code/A.swift",
      "Modules/Tides/Checks/A.swift",
    ]
    #expect(map.modules(of: paths) == ["Harbor", "kit", "Berths", "Tides", "TidesTests"])
    #expect(map.targets(of: paths).last??.isTest == true)
  }

  @Test func xcodeGenProjectsSayTheirSources() {
    let map = ModuleMap([
      manifest(
        "ios/project.yml",
        """
        name: Harbor
        options: {bundleIdPrefix: org.example}
        targets:
          App: # the app
            type: application
            sources:
            - Code
            - path: "Shared Code"
              excludes: [Old]
            - {path: One/A.swift, group: One}
          Harbor-Kit:
            sources: [Kit, Extras]
            dependencies:
              - sdk: UIKit.framework
          AppChecks:
            type: bundle.unit-test
            sources: Checks
        """
      )
    ])
    let paths = ["Code/A", "Shared Code/A", "One/A", "Kit/A", "Extras/B", "Checks/A"].map {
      "ios/\($0).swift"
    }
    #expect(map.modules(of: paths) == ["App", "App", "App", "Harbor_Kit", "Harbor_Kit", "AppChecks"])
    #expect(map.targets(of: paths).map { $0?.isTest == true } == [false, false, false, false, false, true])
  }

  @Test("A synchronized folder leaves files to other targets")
  func exceptionSets() {
    let map = ModuleMap([
      manifest(
        "App.xcodeproj/project.pbxproj",
        """
        { objects = { R = { targets = (T, W); mainGroup = G; }; G = { children = (F); };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (A, B, C); };
        A = { target = T; membershipExceptions = (Info.plist, Widget.swift, "Deep/Tile.swift"); };
        B = { target = W; membershipExceptions = (Widget.swift, "Deep/Tile.swift", Shared.swift); };
        T = { name = App; fileSystemSynchronizedGroups = (F); }; W = { name = Widget; }; }; rootObject = R; }
        """
      )
    ])
    let paths = ["App/A.swift", "App/Widget.swift", "App/Deep/Tile.swift", "App/Shared.swift"]
    #expect(map.modules(of: paths) == ["App", "Widget", "Widget", "App"])
  }

  @Test func xcodeProjectsSayTheirFilesAndFolders() {
    let map = ModuleMap([manifest("ios/App.xcodeproj/project.pbxproj", Self.project)])
    #expect(map.module(of: "ios/Code/Home/A.swift") == "My_App")
    #expect(map.module(of: "ios/Elsewhere/B.swift") == "My_App")
    #expect(map.module(of: "ios/Kit/Deep/C.swift") == "Kit")
    #expect(map.module(of: "ios/Code/Home/Unlisted.swift") == "ios")
  }

  @Test("What a project repeats counts once")
  func repeatedObjects() {
    let many = { (id: String) in "(" + String(repeating: "\(id), ", count: 600) + ")" }
    let text = """
      { objects = { R = { isa = PBXProject; targets = \(many("T")); mainGroup = G; }; G = { children = \(many("F")); };
      T = { name = App; buildPhases = \(many("B")); fileSystemSynchronizedGroups = \(many("G")); };
      B = { isa = PBXSourcesBuildPhase; files = \(many("F")); }; F = { fileRef = X; path = A.swift; };
      X = { path = X.swift; }; }; rootObject = R; }
      """
    #expect(manifest("App.xcodeproj/project.pbxproj", text).statements.count <= 2)
  }

  @Test("Groups nest as deep as paths are long")
  func nestedGroups() {
    let count = 5000
    let groups = (0..<count).map { "G\($0) = { children = (G\($0 + 1)); path = p; };" }.joined(
      separator: "\n"
    )
    let files = (0...count).map { "F\($0) = { fileRef = G\($0); };" }.joined(separator: "\n")
    let text = """
      { objects = { Odd = { name = (a); }; R = { targets = (T); mainGroup = G0; }; T = { name = App; buildPhases = (B); };
      B = { isa = PBXSourcesBuildPhase; files = (\((0...count).map { "F\($0)" }.joined(separator: ","))); };
      \(groups)\n\(files) }; rootObject = R; }
      """
    let statements = manifest("App.xcodeproj/project.pbxproj", text).statements
    #expect((100..<1000).contains(statements.count))
  }

  @Test func withoutManifestsTheFirstFolderIsTheModule() {
    let map = ModuleMap([])
    #expect(map.module(of: "Home/Sources/A.swift") == "Home")
    #expect(map.module(of: "Sources/Home/A.swift") == nil)
    #expect(map.module(of: "A.swift") == nil)
  }

  @Test func theOrderOfManifestsDoesNotMatter() {
    let manifests = [
      manifest("Package.swift", ".target(name: \"A\", path: \"X\")"),
      manifest("Project.swift", ".target(name: \"B\", sources: [\"X/**\"])"),
    ]
    #expect(ModuleMap(manifests).module(of: "X/a.swift") == "A")
    #expect(ModuleMap(manifests.reversed()).module(of: "X/a.swift") == "A")
  }

  @Test(arguments: ["Package.swift", "Project.swift", "App.xcodeproj/project.pbxproj"])
  func spoiledManifestsSayLessAndNeverTrap(path: String) {
    let deep = ["{a=", "(", "<array>"].map { String(repeating: $0, count: 100_000) }
    let texts = [
      "", "\"", "/*", "{", "(((", ".target(", ".target(name:", ".target(name: \"", "\u{0}\u{FFFD}\\",
      ".target(name: \"A\", path: \"../../..\")", "<plist>" + deep[2],
    ]
    for text in texts + deep + Self.prefixes {
      let module = ModuleMap([manifest(path, text)]).module(of: "a.swift")
      // Of a project of Tuist, the name is enough.
      #expect(module == nil || (path == "Project.swift" && module == "A"))
    }
  }

  private static let prefixes = stride(from: 0, to: project.count, by: 7).map { String(project.prefix($0)) }

  private func manifest(_ path: String, _ text: String) -> Manifest {
    Manifest(path: path, text: Array(text.utf8))
  }

  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        F1 /* A.swift */ = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "Elsewhere/B.swift"; sourceTree = SOURCE_ROOT; };
        F3 = {isa = PBXFileReference; path = Frameworks/X.framework; sourceTree = SDKROOT; };
        B1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* A.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        G0 = {isa = PBXGroup; children = (G1, F2, F3, S1, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (G2, ); path = Code; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F1, G0, ); path = Home; sourceTree = "<group>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
        T1 = {isa = PBXNativeTarget; buildPhases = (P1, ); name = "My App"; };
        T2 = {isa = PBXNativeTarget; buildPhases = (P1, ); fileSystemSynchronizedGroups = (S1, ); name = Kit; };
        R = {isa = PBXProject; mainGroup = G0; projectDirPath = ""; targets = (T1, T2, ); };
      };
      rootObject = R /* Project object */;
    }
    """
}
