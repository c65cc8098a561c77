/** A word, a number, a sign or a line break, with its position in the text. */
export type Token = { text: string; start: number; end: number }

/** Numbers include inner signs ('1,250.00', '9:30'); words include apostrophes. In scripts without spaces, each character is a token. */
const token =
  /\n|\p{N}+(?:[.,:']\p{N}+)*|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}])[\p{L}\p{M}])+(?:['’](?=\p{L})[\p{L}\p{M}]+)*|[^\s]/gu

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(token)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
