/// The policy of a page: it allows the page's own scripts and styles by their hashes, and nothing else. No
/// network, no inline handlers, no `eval`.
public struct ContentSecurityPolicy: Sendable {
  private let scripts: [String]
  private let styles: [String]
  private let images: String?

  /// A policy for a page.
  ///
  /// - Parameters:
  ///   - scripts: The texts of its `<script>` elements, to the byte.
  ///   - styles: The texts of its `<style>` elements, to the byte.
  ///   - hasImages: Whether the page itself contains images.
  public init(scripts: [String], styles: [String], hasImages: Bool = false) {
    images = hasImages ? "img-src data:" : nil
    self.scripts = scripts.map(Self.source)
    self.styles = styles.map(Self.source)
  }

  /// The policy, as the header of that name has it.
  public var text: String {
    [
      "default-src 'none'", "script-src \(Self.list(scripts))", "style-src \(Self.list(styles))", images,
      "base-uri 'none'", "form-action 'none'",
    ].compactMap { $0 }.joined(separator: "; ")
  }

  /// The policy as an element of the page's head. It holds for what comes after it.
  public var element: String {
    "<meta http-equiv=\"Content-Security-Policy\" content=\"\(text)\">"
  }

  private static func source(_ text: String) -> String { "'sha256-\(SHA256.hash(text.utf8).base64)'" }

  private static func list(_ sources: [String]) -> String {
    sources.isEmpty ? "'none'" : sources.joined(separator: " ")
  }
}
