import { partJson } from '../compare/part-json.ts'
import type { WebsiteSettings } from '../website-settings.ts'

/** What no page may hold: control characters but tabs and line ends, code points that are no characters, halves of characters. */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu
/** The same in JSON, which writes most of them as escapes; a few texts more. */
const suspicious = /\\u00[01]|\\ud[89a-f]|[\u007f-\u009f]|\p{Noncharacter_Code_Point}/iu

/** A document without characters that HTML forbids: what is blank without them counts as blank everywhere. */
export function withAllowedCharacters(document: WebsiteSettings): WebsiteSettings {
  const parts = Object.values(document).flat()
  const json = parts.map((part) => (typeof part === 'object' && part !== null ? partJson(part) : JSON.stringify(part)))
  return suspicious.test(json.join()) ? (cleaned(document) as WebsiteSettings) : document
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replace(forbidden, '')
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleaned(part)]))
}
