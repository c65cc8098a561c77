/**
 * Compares two JSON values. Skips parts that are the same object, so comparing a document with an edited copy only
 * costs what changed. An undefined key equals a missing key.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const key of keys) if (!sameJson(a[key], b[key])) return false
  return true
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
