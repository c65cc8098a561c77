const fields = [
  'releaseId',
  'hostname',
  'kind',
  'at',
  'address',
  'country',
  'campaign',
  'untracked',
  'referrer',
  'userAgent',
] as const

/** A visit with every field as text, as `seenVisit` parses it. */
export type VisitText = Record<(typeof fields)[number], string>

/**
 * A visit as one string: passing an object to another Worker is many times slower, and every page view makes one. Headers and URLs can't
 * contain line breaks, so no visitor can write into another field.
 */
export const encodeVisit = (visit: VisitText): string =>
  // In the order of `fields`. Joining an array is many times slower.
  `${visit.releaseId}\n${visit.hostname}\n${visit.kind}\n${visit.at}\n${visit.address}\n${visit.country}\n${visit.campaign}\n${visit.untracked}\n${visit.referrer}\n${visit.userAgent}`

/** Returns undefined for a string with more or fewer fields. */
export function decodeVisit(line: string): VisitText | undefined {
  const values = line.split('\n')
  if (values.length !== fields.length) return undefined
  return Object.fromEntries(fields.map((field, index) => [field, values[index]])) as VisitText
}

/** Limits in characters: for each of the last two fields, which are cut, and for the whole line. */
export const longestField = 512
export const longestLine = 2048

/** Visits per batch: Analytics Engine's limit per call. */
export const mostSent = 250

/** Whether a browser asks not to be tracked. */
export const isUntracked = (headers: Headers) => headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
