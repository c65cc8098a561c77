/** Names that are one word to everybody. */
const whole = new Set(['WhatsApp'])

/** The product's own word for a value, with a space where a word begins: 'Extra Large', 'Color Fill', 'English'. */
export function humanise(name: string): string {
  if (whole.has(name)) return name
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
