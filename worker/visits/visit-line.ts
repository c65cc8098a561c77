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
 * A visit as one string: handing an object to another Worker costs many times as much, and every page that is shown makes one. Neither
 * a header nor an address can hold a line break, so no visitor can write into another field.
 */
export const encodeVisit = (visit: VisitText): string =>
  // The order of `fields`, written out: joining an array takes many times as long, for every page.
  `${visit.releaseId}\n${visit.hostname}\n${visit.kind}\n${visit.at}\n${visit.address}\n${visit.country}\n${visit.campaign}\n${visit.untracked}\n${visit.referrer}\n${visit.userAgent}`

/** Returns undefined for a string with more or fewer fields. */
export function decodeVisit(line: string): VisitText | undefined {
  const values = line.split('\n')
  if (values.length !== fields.length) return undefined
  return Object.fromEntries(fields.map((field, index) => [field, values[index]])) as VisitText
}

/** Characters: of each of the last two, which are cut there, and of all. */
export const longestField = 512
export const longestLine = 2048
