import CoordinatorGraph

/// A small image of a screen, which a picture shows above the screen's name.
public struct Thumbnail: Hashable, Sendable {
  /// The formats that all browsers show.
  public enum Format: String, Hashable, Sendable {
    case png, jpeg
  }

  /// The format of the bytes.
  public var format: Format
  /// The bytes of the image's file.
  public var bytes: [UInt8]
  /// The width and height in pixels, from 1.
  public var pixels: (width: Int, height: Int) {
    get { (pixelWidth, pixelHeight) }
    set { (pixelWidth, pixelHeight) = (max(newValue.width, 1), max(newValue.height, 1)) }
  }

  private var pixelWidth = 1
  private var pixelHeight = 1

  /// An image of the given size.
  public init(format: Format, bytes: [UInt8], pixels: (width: Int, height: Int)) {
    (self.format, self.bytes) = (format, bytes)
    self.pixels = pixels
  }

  /// The room that an image has in a picture, in points.
  package static let room = (width: 96.0, height: 144.0)
  /// The distance to the name below it.
  package static let gap = 6.0

  /// Its size in a picture, in points: as large as its room allows, with the same proportions.
  package var size: (width: Double, height: Double) {
    let (wide, high) = (Double(pixelWidth), Double(pixelHeight))
    let scale = min(Self.room.width / wide, Self.room.height / high)
    return (max((wide * scale).rounded(), 1), max((high * scale).rounded(), 1))
  }

  /// The image in an address, so that a picture needs no other file.
  package var address: String { "data:image/\(format.rawValue);base64,\(bytes.base64)" }
}

extension [UInt8] {
  /// The bytes in Base64 (RFC 4648), without Foundation.
  fileprivate var base64: String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(count / 3 * 4 + 4)
    for start in stride(from: 0, to: count, by: 3) {
      let group = (0..<3).map { start + $0 < count ? Int(self[start + $0]) : 0 }
      let number = group[0] << 16 | group[1] << 8 | group[2]
      let rest = Swift.min(count - start, 3)
      for place in 0..<4 {
        let isPadding = place > rest
        text.append(isPadding ? UInt8(ascii: "=") : letters[number >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
