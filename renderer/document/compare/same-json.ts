/**
 * Whether two JSON values say the same. Parts that are the same object are not looked into, so that comparing a document
 * with an edited copy of itself costs only what changed. A key that is undefined counts as missing.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const key of keys) if (!sameJson(a[key], b[key])) return false
  return true
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
