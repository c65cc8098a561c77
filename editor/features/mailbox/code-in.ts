/** The one-time code in a mail's text: six digits with a line to themselves. Elsewhere they are a part of what people wrote. */
export const codeIn = (text: string): string | undefined => /^ +(\d{6})$/m.exec(text)?.[1]
