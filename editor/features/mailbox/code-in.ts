/** The one-time code in a mail's text: six digits that stand alone. */
export const codeIn = (text: string): string | undefined => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]
