// Names by what was typed: whole names first, then starts, starts of words, parts, and initials.

/** Text as it is compared: composed, and without capitals. */
const plain = text => text.normalize("NFC").toLowerCase();

const firstConsonants = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];

/** A Korean text with each syllable's first consonant in its stead: 홈 화면 is ㅎ ㅎㅁ. */
function consonants(text) {
  return text.replace(/[가-힣]/g, syllable => firstConsonants[Math.floor((syllable.charCodeAt(0) - 0xac00) / 588)]);
}

/** Where the words of a name start, with their first letters: HomeListCoordinator is hlc. */
const wordStarts = /\p{Lu}|(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;

/** What is compared of each node, made when first asked for. */
const searchIndex = nodes => nodes.map(node => {
  const [name, starts] = [plain(node.name), [...node.name.matchAll(wordStarts)]];
  return {
    node, name, starts: starts.map(start => start.index), initials: plain(starts.join("")), consonants: consonants(name),
    others: plain([node.type, node.id, node.module].filter(Boolean).join("\n")),
  };
});

/** How well a name fits, from 0 for the whole name; nothing where it does not. */
function rank(entry, query) {
  if (entry.name === query) return 0;
  const place = entry.name.indexOf(query);
  if (place === 0) return 1;
  if (place > 0) return entry.starts.includes(place) ? 2 : 3;
  if (/^[ㄱ-ㅎ]+$/.test(query) && entry.consonants.includes(query)) return 4;
  if (query.length > 1 && entry.initials.startsWith(query)) return 5;
  return entry.others.includes(query) ? 6 : undefined;
}

/** The nodes that fit, the best first; among equals the shorter name. */
function search(index, text) {
  const query = plain(text.trim());
  if (!query) return [];
  return index
    .map(entry => ({entry, rank: rank(entry, query)}))
    .filter(found => found.rank !== undefined)
    .sort((a, b) => a.rank - b.rank || a.entry.name.length - b.entry.name.length)
    .map(found => found.entry.node);
}
