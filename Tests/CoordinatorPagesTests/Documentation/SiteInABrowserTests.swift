import CoordinatorGraph
import CoordinatorPages
import Foundation
import TestSupport
import Testing

/// What headless Chromium makes of a site, from files.
@Suite("A site in a browser", .enabled(if: SiteBrowser.isThere), .serialized)
struct SiteInABrowserTests {
  /// A site in a folder of its own.
  private func withSite(_ graph: Graph, _ body: (URL) throws -> Void) throws {
    try TemporaryFolder.with { folder in
      let snapshot = Snapshot(origin: Snapshot.Origin(kind: .source, name: "여행 <b>"), graph: graph)
      for file in Documentation(of: snapshot, captions: .english).files(
        as: .html,
        picture: { _, _ in Array("<svg/>".utf8) }
      ) {
        let path = folder / file.path
        try FileManager.default.createDirectory(
          at: path.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(file.bytes).write(to: path)
      }
      try body(folder)
    }
  }

  @Test(arguments: ["findings.html", "coordinators/Login.html", "containers/AppContainer.html"])
  func aPageLoadsWithoutAComplaint(page: String) throws {
    try withSite(RichExample.graph) { folder in
      let outcome = try SiteBrowser.open((folder / page).absoluteString, in: folder)
      #expect(outcome.output.contains("data-site=\"ready\""))
      #expect(!outcome.words.contains("CONSOLE"), "\(outcome.words)")
    }
  }

  @Test func namesAreSearchedFollowedAndShownAsText() throws {
    let hostile = Node(
      id: "x",
      type: "Home<img src=x onerror=document.title='bad'>",
      documentation: "<script>1</script>"
    )
    let graph = RandomGraph.graph(RichExample.graph.nodes + [hostile], RichExample.graph.edges)
    try withSite(graph) { folder in
      let steps = """
        const type = words => { query().value = words; query().dispatchEvent(new Event('input')); };
        const query = () => inner().getElementById('viewer-query');
        const names = () => [...inner().querySelectorAll('.viewer-option-name')].map(each => each.textContent);
        const press = key => query().dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
        type('home<'); await until(() => names().length === 1);
        report(names()[0].length > 20);
        type('login'); await until(() => names().length === 3);
        report(names().join());
        report(inner().querySelectorAll('.viewer-option-name')[1].innerHTML);
        press('ArrowDown'); report(inner().querySelector('[aria-selected=true] .viewer-option-name').textContent);
        press('ArrowUp'); press('Enter');
        await until(() => inner().title.startsWith('Login ·'));
        report(inner().querySelector('h1').textContent);
        inner().querySelector('#children a').click();
        await until(() => inner().title.startsWith('Detail'));
        report(inner().querySelector('h1').textContent);
        inner().querySelector('.home').click();
        await until(() => inner().documentElement.dataset.viewer === 'ready');
        report(inner().querySelectorAll('.viewer-picture .node').length);
        inner().defaultView.coordviz.act.choose('Login', {});
        inner().querySelector('.viewer-tool.is-main').click();
        await until(() => inner().title.startsWith('Login ·') && inner().documentElement.dataset.site === 'ready');
        inner().body.dispatchEvent(new KeyboardEvent('keydown', {key: '/', bubbles: true}));
        report(inner().activeElement.id);
        inner().querySelector('[data-do=appearance]').click();
        report(inner().documentElement.dataset.appearance, inner().defaultView.getComputedStyle(inner().body).backgroundColor);
        inner().querySelector('[data-do=appearance]').click();
        report(inner().documentElement.dataset.appearance, inner().defaultView.getComputedStyle(inner().body).backgroundColor);
        """
      let told = try SiteBrowser.report("coordinators/x.html", steps, in: folder)
      #expect(
        told == [
          "true", "Login,LoginScreen,LoginDependency", "<wbr>Login<wbr>Screen", "LoginScreen", "Login",
          "Detail<T>", "9",
          "viewer-query",
          "light",
          "rgb(255, 255, 255)", "dark", "rgb(13, 17, 23)",
        ]
      )
    }
  }
}

enum SiteBrowser {
  static var isThere: Bool { (try? Command("chromium", ["--version"]).run().status) == 0 }

  /// Opens a page, and tells what it became and what its console said.
  static func open(_ address: String, in folder: URL, _ options: [String] = []) throws -> Command.Outcome {
    let arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--log-level=0",
      "--virtual-time-budget=10000", "--user-data-dir=\((folder / "profile").path)",
    ]
    return try Command("chromium", arguments + options + ["--dump-dom", address]).run()
  }

  /// Does some steps with a page that stands in a frame: its own policy lets no other script into it.
  static func report(_ page: String, _ steps: String, in folder: URL) throws -> [String] {
    let html = """
      <!doctype html><meta charset="utf-8"><iframe src="\(page)" width="1000" height="800"></iframe><script>
      const inner = () => document.querySelector('iframe').contentDocument;
      const told = [];
      const report = (...values) => { told.push(...values.map(String)); };
      const until = async test => {
        for (let turn = 0; turn < 200 && !test(); turn++) await new Promise(done => setTimeout(done, 25));
        if (!test()) throw new Error('never: ' + test);
      };
      addEventListener('load', async () => {
        try {
          await until(() => inner()?.documentElement.dataset.site === 'ready');
          \(steps)
        } catch (error) { report(error); }
        document.body.dataset.report = JSON.stringify(told);
      });
      </script>
      """
    let harness = folder / "harness.html"
    try html.write(to: harness, atomically: true, encoding: .utf8)
    let dom = try open(harness.absoluteString, in: folder, ["--allow-file-access-from-files"]).output
    let parts = dom.components(separatedBy: "data-report=\"")
    guard parts.count == 2 else { return ["no report: \(dom.suffix(300))"] }
    let json = parts[1].prefix { $0 != "\"" }.replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    return (try? JSONDecoder().decode([String].self, from: Data(json.utf8))) ?? [String(json)]
  }
}
