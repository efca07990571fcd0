// Names by what was typed: whole names first, then starts, starts of words, parts, and initials.

/** Text as it is compared: composed, and without capitals. */
const plain = text => text.normalize("NFC").toLowerCase();

const firstConsonants = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const isOfConsonants = text => /^[ㄱ-ㅎ]+$/.test(text);

/** A Korean text with each syllable's first consonant in its stead: 홈 화면 is ㅎ ㅎㅁ. */
function consonants(text) {
  return text.replace(/[가-힣]/g, syllable => firstConsonants[Math.floor((syllable.charCodeAt(0) - 0xac00) / 588)]);
}

/** The first letters of a name's words: HomeListCoordinator is hlc. */
const initials = name => plain((name.match(/\p{Lu}|(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? []).join(""));

/** Where the words of a name start. */
const wordStarts = name => [...name.matchAll(/\p{Lu}|(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(match => match.index);

/** What is compared of each node, made when first asked for. */
function searchIndex(nodes) {
  return nodes.map(node => {
    const name = plain(node.name);
    const isKorean = /[가-힣]/.test(name);
    return {
      node, name, starts: wordStarts(node.name), initials: initials(node.name),
      consonants: isKorean ? consonants(name) : "",
      others: plain([node.type, node.id, node.module].filter(Boolean).join("\n")),
    };
  });
}

/** How well a name fits, from 0 for the whole name; nothing where it does not. */
function rank(entry, query) {
  if (entry.name === query) return 0;
  const place = entry.name.indexOf(query);
  if (place === 0) return 1;
  if (place > 0) return entry.starts.includes(place) ? 2 : 3;
  if (entry.consonants && isOfConsonants(query) && entry.consonants.includes(query)) return 4;
  if (query.length > 1 && entry.initials.startsWith(query)) return 5;
  return entry.others.includes(query) ? 6 : undefined;
}

/** The nodes that fit, the best first; among equals the shorter name, then the one nearer to the root. */
function search(index, text) {
  const query = plain(text.trim());
  if (!query) return [];
  return index
    .map(entry => ({entry, rank: rank(entry, query)}))
    .filter(found => found.rank !== undefined)
    .sort((a, b) => a.rank - b.rank || a.entry.name.length - b.entry.name.length
      || a.entry.node.depth - b.entry.node.depth || a.entry.node.number - b.entry.node.number)
    .map(found => found.entry.node);
}
