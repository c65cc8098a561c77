/** Scripts of letters on a baseline, as high as Latin ones. */
const isOrdinary = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Common}\p{sc=Inherited}]*$/u
const isSquare = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]*$/u

/** In em: how much farther a text's letters reach than Latin ones, up from the top of capitals and down from the baseline. */
export function scriptExtent(text: string): { above: number; below: number } {
  if (isOrdinary.test(text)) return { above: 0, below: 0 }
  return isSquare.test(text) ? { above: 0.18, below: 0.12 } : { above: 0.25, below: 0.32 }
}
