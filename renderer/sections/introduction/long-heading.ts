const square = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu

/** In letters: those of Chinese, Japanese and Korean are twice as wide as others. */
export const headingLength = (heading: string): number => heading.length + (heading.match(square)?.length ?? 0)

/** Whether a headline has smaller letters. */
export const isLongHeading = (heading: string): boolean => headingLength(heading) > 44
