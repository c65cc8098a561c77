/** In words. Shorter text is meaningless below a name. */
const minWords = 2

/**
 * Returns the headline after the business's name: 'in Leeds' for 'Bell & Co in Leeds'. Blank if only a word remains;
 * the whole headline if it doesn't begin with the name.
 */
export function afterName(heading: string, name: string): string {
  const said = heading.trim()
  const called = name.trim()
  if (called === '' || !said.toLowerCase().startsWith(called.toLowerCase())) return said
  const rest = said.slice(called.length)
  if (/^[\p{L}\p{N}'’]/u.test(rest)) return said
  const [, mark = '', words = ''] = /^([\s\p{P}]*)(.*)$/su.exec(rest) ?? []
  if (words.split(/\s+/).length < minWords) return ''
  return mark.trim() === '' ? words : words.charAt(0).toUpperCase() + words.slice(1)
}
