const square = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu

/** In letters. Chinese, Japanese and Korean letters count twice. */
export const headingLength = (heading: string): number => heading.length + (heading.match(square)?.length ?? 0)

/** Whether a headline is set in smaller letters. */
export const isLongHeading = (heading: string): boolean => headingLength(heading) > 44
