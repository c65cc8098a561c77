/** A date as precise as known: '2025-03-14', '2025-03' or '2025'. */
const pattern = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/
const earliestYear = 1900

/** Undefined unless the date exists. */
export function parsePartialDate(text: string): string | undefined {
  const iso = text.trim()
  const [, year, month = '01', day = '01'] = pattern.exec(iso) ?? []
  if (year === undefined || Number(year) < earliestYear) return undefined
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  // February 30 rolls over into March.
  const exists = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day)
  return exists ? iso : undefined
}

/** Whether a date is in the future everywhere on earth. */
export const isAfter = (iso: string, now: Date): boolean =>
  iso > new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, iso.length)

/** An error message for an invalid or future date. Undefined if valid or blank. */
export function dateProblem(text: string, now: Date): string | undefined {
  if (text.trim() === '') return undefined
  const iso = parsePartialDate(text)
  if (!iso) return 'Write a date like 2025-03-14, 2025-03 or 2025.'
  return isAfter(iso, now) ? 'This date is in the future.' : undefined
}
