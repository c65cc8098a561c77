export type HoursRow = { days: string; times: string }

/**
 * The lines of opening hours as rows of two columns: what stands before the first colon that no digit precedes, and what
 * follows it. `Mon–Fri: 8:00–18:00` is two, `By appointment` one.
 */
export function hoursRows(text: string): HoursRow[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const match = /^(?<days>[^:]*[^:\d]):\s*(?<times>.+)$/.exec(line)
      return { days: match?.groups?.days?.trim() ?? line, times: match?.groups?.times ?? '' }
    })
}
