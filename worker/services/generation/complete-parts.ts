import { Allow, parse } from 'partial-json'

type Parts = Record<string, unknown>

/** The entries of a JSON object that are whole, of as much of it as there is. Empty when it is no object, or not yet. */
export const completeParts = (text: string): Parts => wholeObject(text) ?? entriesBeforeTheLast(text)

/** The same of a text that ends with a closed value, by which an entry may have become whole. */
export const partsClosedBy = (text: string): Parts => wholeObject(text) ?? entriesBeforeTheLast(`${text},"":0`)

function wholeObject(text: string): Parts | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** Of an object that goes on, the last entry may go on too. */
function entriesBeforeTheLast(text: string): Parts {
  try {
    return Object.fromEntries(Object.entries(parse(text, Allow.ALL) as object).slice(0, -1))
  } catch {
    return {}
  }
}
