/** A typed or pasted domain in its DNS form; undefined for an invalid one. The server decides which ones it accepts. */
export function typedHost(typed: string): string | undefined {
  const name = typed.trim().replace(/^[a-z]+:\/\//i, '')
  try {
    return new URL(`http://${name}`).hostname.replace(/\.$/, '') || undefined
  } catch {
    return undefined
  }
}

/** The other name that people type for the same website, as it is read: with www in front, or without. Empty while nothing is typed. */
export function pairedName(typed: string): string {
  const name = typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/\.?([/?#:].*)?$/, '')
  if (!/[^.]\.[^.]/.test(name)) return ''
  return name.startsWith('www.') ? name.slice(4) : `www.${name}`
}
