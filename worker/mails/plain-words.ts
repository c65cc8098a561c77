/** Somebody else's words, line by line: whole characters, and of those that nobody sees only line ends and tabs. */
export const plainWords = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
