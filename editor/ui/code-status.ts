export const digits = 6

/** The code in a text that was pasted: alone, in groups, or within the sentence of the mail. */
export function codeIn(text: string): string | undefined {
  const alone = text.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(alone) ? alone : text.match(/(?<!\d)\d{6}(?!\d)/)?.[0]
}
