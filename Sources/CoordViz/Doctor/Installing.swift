/// The commands that install missing parts on this system.
enum Installing {
  #if os(macOS)
    static let graphviz = "brew reinstall graphviz"
    static let fonts = "macOS includes all fonts"
  #else
    static let graphviz = "apt-get install graphviz"
    static let fonts = "apt-get install fonts-liberation fonts-noto-cjk"
  #endif
}
