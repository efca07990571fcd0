import Testing

@testable import CoordinatorPages

@Suite("Pictures in pages")
struct InlineSVGTests {
  @Test func thePictureComesWithoutPrologAndStyleSheets() {
    let document = "<?xml version=\"1.0\"?>\n<svg a=\"1\"><style>x</style><g/><style>y</style></svg>"
    #expect(InlineSVG(document).text == "<svg a=\"1\"><g/></svg>")
    #expect(InlineSVG("no picture").text == "")
  }
}
