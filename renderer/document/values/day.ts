import * as z from 'zod'

/** A day on the calendar, '2026-12-24'; blank for none. */
export const optionalDay = z.union([z.literal(''), z.iso.date()]).default('')
