# A draft of a formula for Homebrew. Before it is used: the owner in the two addresses, the tag of a release, and its sum.
class Coordviz < Formula
  desc "Draws the coordinators of an iOS app from its source or while it runs"
  homepage "https://github.com/OWNER/coordviz"
  url "https://github.com/OWNER/coordviz/archive/refs/tags/0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "Apache-2.0"
  head "https://github.com/OWNER/coordviz.git", branch: "main"

  depends_on xcode: ["16.0", :build]
  depends_on "graphviz"

  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "coordviz"
    bin.install ".build/release/coordviz"
    generate_completions_from_executable(bin/"coordviz", "--generate-completion-script")
    page = Utils.safe_popen_read("sh", "-c", "#{bin}/coordviz --experimental-dump-help | python3 Scripts/man-page.py")
    (buildpath/"coordviz.1").write page
    man1.install "coordviz.1"
  end

  test do
    (testpath/"app.yml").write "version: 1\ncoordinators:\n  App: {children: {Home: }}\n"
    assert_match "Home", shell_output("#{bin}/coordviz render app.yml --format tree")
    system bin/"coordviz", "doctor"
  end
end
