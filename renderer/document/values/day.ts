import * as z from 'zod'

/** A day on the calendar: '2026-12-24'. */
export const day = z.iso.date()

/** The same; blank for none. */
export const optionalDay = z.union([z.literal(''), day]).default('')
