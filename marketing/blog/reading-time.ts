const wordsPerMinute = 220

export const wordsOf = (markdown: string): number => markdown.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)?.length ?? 0

export const readingMinutes = (markdown: string): number => Math.max(1, Math.round(wordsOf(markdown) / wordsPerMinute))
