import * as z from 'zod'

/** A calendar day, such as '2026-12-24'. */
export const day = z.iso.date()

export const optionalDay = z.union([z.literal(''), day]).default('')
