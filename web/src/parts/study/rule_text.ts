/** Rule texts: which parts of them are numbers of rules, and which parts a search was about. */

export interface Piece {
  text: string;
  /** The number of a rule of this book: becomes a pennant. */
  rule?: true;
  /** A word that was searched for. */
  found?: true;
}

const NUMBER = /\b[A-Z]{2}-[A-Z0-9]+-\d+\b/g;

/** A text in pieces, with the numbers of rules that the book has set apart. */
export function withRules(text: string, has: (id: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (!has(match[0])) continue;
    if (match.index > done) pieces.push({ text: text.slice(done, match.index) });
    pieces.push({ text: match[0], rule: true });
    done = match.index + match[0].length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done) });
  return pieces;
}

/** Without case and accents, with the apostrophe of keyboards, sign for sign, so that places in the one are places in the other. */
function plain(text: string): string {
  return [...text.replaceAll('’', "'")]
    .map((sign) => sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()[0] ?? sign)
    .join('');
}

/** A text in pieces, with the searched words set apart. */
export function withFound(text: string, words: string): Piece[] {
  const signs = [...text];
  const searched = plain(text);
  const marked = new Array<boolean>(signs.length).fill(false);
  for (const word of plain(words).split(/\s+/).filter(Boolean)) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1))
      marked.fill(true, at, at + word.length);
  }
  const pieces: Piece[] = [];
  signs.forEach((sign, at) => {
    const open = pieces.at(-1);
    if (open && Boolean(open.found) === marked[at]) open.text += sign;
    else pieces.push(marked[at] ? { text: sign, found: true } : { text: sign });
  });
  return pieces;
}

/** The number of a rule within its chapter: "07" of "SH-FIGHT-07". */
export function numberOf(rule: string): string {
  return rule.slice(rule.lastIndexOf('-') + 1);
}
