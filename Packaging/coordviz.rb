# The formula for Homebrew. Scripts/release.py pin writes the owner, the version and the checksums of a release into it.
class Coordviz < Formula
  desc "Draws the coordinators of an iOS app from its source or while it runs"
  homepage "https://github.com/OWNER/coordviz"
  version "0.1.0"
  license "Apache-2.0"

  on_macos do
    url "https://github.com/OWNER/coordviz/releases/download/0.1.0/coordviz-0.1.0-macos-universal.tar.gz"
    sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  end

  on_linux do
    on_intel do
      url "https://github.com/OWNER/coordviz/releases/download/0.1.0/coordviz-0.1.0-linux-x86_64.tar.gz"
      sha256 "0000000000000000000000000000000000000000000000000000000000000000"
    end
    on_arm do
      url "https://github.com/OWNER/coordviz/releases/download/0.1.0/coordviz-0.1.0-linux-arm64.tar.gz"
      sha256 "0000000000000000000000000000000000000000000000000000000000000000"
    end
  end

  depends_on "graphviz"

  def install
    prefix.install "bin", "share"
  end

  test do
    (testpath/"app.yml").write "version: 1\ncoordinators:\n  App: {children: {Home: }}\n"
    assert_match "Home", shell_output("#{bin}/coordviz render app.yml --format tree")
    system bin/"coordviz", "doctor"
  end
end
