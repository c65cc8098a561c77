/**
 * Letters that look like Latin ones, from Unicode Technical Standard #39 (confusables.txt, Unicode License v3): the Cyrillic, Greek,
 * Armenian and Latin letters that occur in imitated names. Accents and wide or mathematical letters go by normalization.
 */
const lookAlikes: Record<string, string> = {
  ...pairs('аᴀɑα', 'a'),
  ...pairs('ЬƄ', 'b'),
  ...pairs('сϲᴄ', 'c'),
  ...pairs('ԁɗ', 'd'),
  ...pairs('еҽєε', 'e'),
  ...pairs('ƒſ', 'f'),
  ...pairs('ɡց', 'g'),
  ...pairs('һհ', 'h'),
  ...pairs('іıɩι', 'i'),
  ...pairs('јϳ', 'j'),
  ...pairs('кκ', 'k'),
  ...pairs('ӏլⅼ|', 'l'),
  ...pairs('м', 'm'),
  ...pairs('пոո', 'n'),
  ...pairs('оοօσഠ', 'o'),
  ...pairs('рρ', 'p'),
  ...pairs('ԛզ', 'q'),
  ...pairs('гᴦ', 'r'),
  ...pairs('ѕꜱ', 's'),
  ...pairs('тτ', 't'),
  ...pairs('υսᴜ', 'u'),
  ...pairs('ѵνᴠ', 'v'),
  ...pairs('ѡԝա', 'w'),
  ...pairs('хχ', 'x'),
  ...pairs('уүγყ', 'y'),
  ...pairs('ᴢ', 'z'),
  ...pairs('ø', 'o'),
  ...pairs('ł', 'l'),
  ...pairs('đ', 'd'),
}

/** Capitals that look like other letters than their small forms. */
const capitals: Record<string, string> = { В: 'b', Н: 'h', Β: 'b', Η: 'h', Ν: 'n', Υ: 'y', Ζ: 'z' }

function pairs(letters: string, latin: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, latin]))
}

const invisible = /[\p{Cf}\u115f\u1160]|\u034f/gu

/** Whether a Latin word contains invisible characters, other than soft hyphens. */
export const hidesCharacters = (text: string): boolean =>
  /[a-z][\u200b\u2060\ufeff\u200e\u200f\u202a-\u202e]+[a-z]/i.test(text)

/** Lowercase, without accents and invisible characters. */
export const withoutAccents = (text: string): string =>
  text.replace(invisible, '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The same in the Latin letters that a reader sees. */
export const foldLookAlikes = (text: string): string =>
  [...withoutAccents(text.replace(/[ВНΒΗΝΥΖ]/g, (letter) => capitals[letter] ?? letter))]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
