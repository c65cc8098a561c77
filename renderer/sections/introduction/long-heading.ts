/** Whether a headline has so many words that it needs smaller letters. */
export const isLongHeading = (heading: string): boolean => heading.length > 44

/** How many letters its longest word has, as far as a line ends: one that is too wide for its column makes the letters smaller. */
export function longestWord(heading: string): number {
  const words = heading.trim().split(/[\s\u00ad\u200b-]+/)
  return Math.max(...words.map((word) => [...word].length))
}
