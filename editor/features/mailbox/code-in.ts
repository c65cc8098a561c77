/** The one-time code in a mail's text: six digits that stand alone. Those in a link are a part of it. */
export const codeIn = (text: string): string | undefined =>
  /(?<!\d)\d{6}(?!\d)/.exec(text.replaceAll(/https?:\/\/\S+/g, ''))?.[0]
