import CoordinatorDiagrams
import CoordinatorGraph

/// The graph of Examples/Declared/containers.yml, stated in Swift.
enum Library {
  static func snapshot() throws -> Snapshot {
    try Snapshot(declared: "Library") {
      CoordinatorNode("App", role: .root, documentation: "Starts with the log in.") {
        CoordinatorNode("LogIn", module: "LogIn") {
          ScreenNode("LogInViewController")
          CoordinatorNode("SignUp", module: "SignUp") {
            for step in ["EnterEmail", "EnterId", "EnterPassword"] {
              CoordinatorNode(step) { ScreenNode("\(step)ViewController") }
            }
          }
          CoordinatorNode("FindId", module: "FindId") { ScreenNode("FindIdViewController") }
        }
      }
      for container in containers() { container }
    }
  }

  private static func containers() -> [ContainerNode] {
    [
      ContainerNode(
        "AppContainer",
        builds: "App",
        provides: [
          "LogInContainer", "SignUpContainer", "FindIdContainer", "EnterEmailContainer",
          Provision("LogInUseCase", scope: "shared"),
        ],
        adopts: ["LogInDependency", "SignUpDependency", "FindIdDependency", "EnterEmailDependency"]
      ),
      ContainerNode(
        "LogInContainer",
        parent: "AppContainer",
        builds: "LogIn",
        requires: ["SignUpContainer", "FindIdContainer", "LogInUseCase"],
        module: "LogIn"
      ),
      ContainerNode(
        "SignUpContainer",
        parent: "AppContainer",
        builds: "SignUp",
        requires: ["EnterEmailContainer"],
        provides: ["EnterIdContainer", "EnterPasswordContainer"],
        adopts: ["EnterIdDependency", "EnterPasswordDependency"],
        module: "SignUp"
      ),
      ContainerNode("FindIdContainer", parent: "AppContainer", builds: "FindId", module: "FindId"),
      ContainerNode("EnterEmailContainer", parent: "AppContainer", builds: "EnterEmail"),
      ContainerNode("EnterIdContainer", parent: "SignUpContainer", builds: "EnterId"),
      ContainerNode("EnterPasswordContainer", parent: "SignUpContainer", builds: "EnterPassword"),
    ]
  }
}
