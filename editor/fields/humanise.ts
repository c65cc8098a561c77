/** Names that the rule below would misspell. */
const exceptions: Readonly<Record<string, string>> = { WhatsApp: 'WhatsApp', ImageAndText: 'Image and text' }

/** The product's own word for a value, with a space where a word begins: 'Extra Large', 'Color Fill', 'English'. */
export function humanise(name: string): string {
  const exception = exceptions[name]
  if (exception) return exception
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
