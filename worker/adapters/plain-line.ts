/** Untrusted text as one line of at most `max` characters, cut at a word boundary if possible. */
export function plainLine(text: string, max: number): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  if (line.length <= max) return line
  const cut = line.slice(0, max).replace(/[\ud800-\udbff]$/, '')
  const lastSpace = cut.lastIndexOf(' ')
  return line[cut.length] === ' ' || lastSpace < max / 2 ? cut.trim() : cut.slice(0, lastSpace)
}
