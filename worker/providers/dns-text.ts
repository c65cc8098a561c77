/** What resolvers print of a record, as text that can be compared. */

/** A name without the dot at its end, lowercase. */
export const plainName = (name: string): string => name.trim().toLowerCase().replace(/\.$/, '')

/** A TXT record's parts, joined: `"v=spf1 " "-all"` is v=spf1 -all. Some resolvers print it without quotes. */
export function plainText(data: string): string {
  if (!data.startsWith('"')) return data
  const parts = data.matchAll(/"((?:[^"\\]|\\.)*)"/gs)
  return Array.from(parts, ([, part = '']) => part.replace(/\\(\d{3}|.)/gs, unescaped)).join('')
}

const unescaped = (_all: string, code: string) => (code.length === 3 ? String.fromCharCode(Number(code)) : code)

/** A CAA record as `0 issue "ca.example"`, from that or from the bytes that resolvers print which do not know the type: `\# 22 00 05 …`. */
export function plainCaa(data: string): string {
  const bytes = /^\\#\s*(\d+)((?:\s*[0-9a-f]{2})+)$/i.exec(data.trim())
  if (!bytes) return data.trim()
  const octets = Array.from((bytes[2] ?? '').replaceAll(/\s/g, '').matchAll(/../g), ([pair]) =>
    Number.parseInt(pair, 16),
  )
  const [flags = 0, length = 0, ...rest] = octets
  // A length that is not that of the bytes, or a tag that goes beyond them: nobody can say what it is.
  if (octets.length !== Number(bytes[1]) || length === 0 || length > rest.length) return data.trim()
  const [tag, value] = [rest.slice(0, length), rest.slice(length)].map((part) => String.fromCharCode(...part))
  return `${flags} ${tag} "${value}"`
}

/** `10 mail.example` */
export function plainMx(data: string): string {
  const [, preference = '', name = ''] = /^\s*(\d+)\s+(\S+)\s*$/.exec(data) ?? []
  return preference === '' ? data.trim() : `${preference} ${name === '.' ? name : plainName(name)}`
}
