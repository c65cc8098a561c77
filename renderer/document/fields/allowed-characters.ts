import { partJson } from '../compare/part-json.ts'
import type { WebsiteSettings } from '../website-settings.ts'

/** Forbidden in HTML: control characters other than tabs and line breaks, noncharacters, lone surrogates. */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu
/** A cheap test on JSON, where most forbidden characters are escaped. Can have false positives. */
const suspicious = /\\u00[01]|\\ud[89a-f]|[\u007f-\u009f]|\p{Noncharacter_Code_Point}/iu

/** Removes characters that HTML forbids. A text that consists only of such characters becomes blank. */
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
