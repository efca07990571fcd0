extension Unicode.Scalar {
  /// The advance width, in thousandths of the font size.
  var advance: Int {
    switch value {
    case 0x20...0x7E: Int(LetterWidths.latin[Int(value) - 0x20])
    case 0xA0...0x17F: Int(LetterWidths.accented[Int(value) - 0xA0])
    case 0x384...0x3CE: Int(LetterWidths.greek[Int(value) - 0x384])
    case 0x400...0x45F: Int(LetterWidths.cyrillic[Int(value) - 0x400])
    case 0x2010...0x203A: Int(LetterWidths.punctuation[Int(value) - 0x2010])
    case 0x2190...0x21FF: 1000
    default: standsOnAnother ? 0 : isEmoji ? 1250 : isFullWidth ? 1000 : Self.usualAdvance
    }
  }

  private static let usualAdvance = 600

  /// Marks above and below letters, vowels and ends of Korean syllables, choices of a shape, shades of skin.
  private var standsOnAnother: Bool {
    switch value {
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x670, 0x1160...0x11FF:
      true
    case 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x20D0...0x20FF:
      true
    case 0x302A...0x302F, 0x3099...0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF, 0x1F3FB...0x1F3FF: true
    case 0xE0000...0xE01EF: true
    default: false
    }
  }

  /// Emoji. Half of a flag is not one, and has half of the width.
  private var isEmoji: Bool {
    switch value {
    case 0x231A...0x231B, 0x23E9...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x26A1,
      0x26AA...0x26AB,
      0x2705, 0x2728, 0x274C, 0x2753...0x2757, 0x2795...0x2797, 0x2B50, 0x2B55:
      true
    case 0x1F000...0x1F1E5, 0x1F200...0x1F9FF, 0x1FA70...0x1FAFF: true
    default: false
    }
  }

  /// Chinese, Japanese and Korean characters, and full-width Latin.
  private var isFullWidth: Bool {
    switch value {
    case 0x1100...0x115F, 0x2400...0x243F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF:
      true
    case 0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F: true
    case 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x20000...0x3FFFD: true
    default: false
    }
  }
}

/// The widths of letters, in thousandths of the font size, as in Helvetica, Arial and compatible fonts. The
/// numbers of a range are in the order of its scalars.
enum LetterWidths {
  /// From space to ~, U+0020 to U+007E.
  static let latin: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722,
    278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278,
    469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333,
    500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// Latin with accents, U+00A0 to U+017F.
  static let accented: [UInt16] = [
    278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 552, 400, 549, 333, 333, 333,
    576, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611, 667, 667, 667, 667, 667, 667, 1000, 722, 667,
    667, 667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667,
    667, 611, 556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 549, 611, 556, 556, 556, 556, 500, 556, 500, 667, 556, 667, 556, 667, 556, 722, 500,
    722, 500, 722, 500, 722, 500, 722, 615, 722, 556, 667, 556, 667, 556, 667, 556, 667, 556, 667, 556, 778,
    556, 778, 556, 778, 556, 778, 556, 722, 556, 722, 556, 278, 278, 278, 278, 278, 278, 278, 222, 278, 278,
    735, 444, 500, 222, 667, 500, 500, 556, 222, 556, 222, 556, 292, 556, 334, 556, 222, 722, 556, 722, 556,
    722, 556, 604, 723, 556, 778, 556, 778, 556, 778, 556, 1000, 944, 722, 333, 722, 333, 722, 333, 667,
    500, 667, 500, 667, 500, 667, 500, 611, 278, 611, 375, 611, 278, 722, 556, 722, 556, 722, 556, 722, 556,
    722, 556, 722, 556, 944, 722, 667, 500, 667, 611, 500, 611, 500, 611, 500, 222,
  ]

  /// Greek, U+0384 to U+03CE.
  static let greek: [UInt16] = [
    333, 333, 667, 278, 784, 838, 384, 600, 774, 600, 855, 752, 222, 667, 667, 551, 668, 667, 611, 722, 778,
    278, 667, 668, 833, 722, 650, 778, 722, 667, 600, 618, 611, 667, 798, 667, 835, 748, 278, 667, 578, 446,
    556, 222, 547, 578, 575, 500, 557, 446, 441, 556, 556, 222, 500, 500, 576, 500, 448, 556, 690, 569, 482,
    617, 395, 547, 648, 525, 713, 781, 222, 547, 556, 547, 781,
  ]

  /// Cyrillic, U+0400 to U+045F.
  static let cyrillic: [UInt16] = [
    667, 667, 865, 542, 719, 667, 278, 278, 500, 1057, 1010, 854, 583, 722, 635, 719, 667, 656, 667, 542,
    677, 667, 923, 604, 719, 719, 583, 656, 833, 722, 778, 719, 667, 722, 611, 635, 760, 667, 740, 667, 917,
    938, 792, 885, 656, 719, 1010, 722, 556, 573, 531, 365, 583, 556, 669, 458, 559, 559, 438, 583, 688,
    552, 556, 542, 556, 500, 458, 500, 823, 500, 573, 521, 802, 823, 625, 719, 521, 510, 750, 542, 556, 556,
    556, 365, 510, 500, 222, 278, 222, 906, 812, 556, 438, 559, 500, 552,
  ]

  /// Dashes, quotation marks and the like, U+2010 to U+203A.
  static let punctuation: [UInt16] = [
    333, 333, 600, 556, 1000, 1000, 600, 552, 222, 222, 222, 222, 333, 333, 333, 600, 556, 556, 350, 600,
    600, 600, 1000, 600, 600, 600, 600, 600, 600, 600, 600, 600, 1000, 600, 188, 354, 600, 600, 600, 600,
    600, 333, 333,
  ]

}
