/** The link that a mail is for: the first that has a line of its text to itself. */
export const linkIn = (text: string): string | undefined => /^https?:\/\/\S+$/m.exec(text)?.[0]
