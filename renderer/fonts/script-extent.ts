const isOrdinary = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Common}\p{sc=Inherited}]*$/u
const isSquare = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]*$/u

/** In em: how far a text's letters extend beyond Latin ones, above the cap height and below the baseline. */
export function scriptExtent(text: string): { above: number; below: number } {
  if (isOrdinary.test(text)) return { above: 0, below: 0 }
  return isSquare.test(text) ? { above: 0.18, below: 0.12 } : { above: 0.25, below: 0.32 }
}
