import type { DayCounts, VisitReport } from '#worker/visits/schema.ts'

const nothing = { views: 0, visitors: 0, calls: 0, mails: 0, bookings: 0, messages: 0, visitorsCapped: false }

/** Adds days to a date such as `2026-11-22`. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** A report of `days` days ending on a Sunday, with counts on some of them. */
export function aReport(days: number, counted: Record<string, Partial<DayCounts>> = {}, since = '2020-01-01') {
  const last = '2026-11-22'
  const report: VisitReport = {
    timeZone: 'Europe/Vienna',
    keptMonths: 25,
    since,
    days: Array.from({ length: days }, (_, index) => {
      const day = dayAfter(last, index + 1 - days)
      return { ...nothing, day, ...counted[day] }
    }),
    sources: [],
    countries: [],
    devices: [],
  }
  return report
}
