import * as z from 'zod'

/** A link that a computer shows to a phone. `token` is in the link's fragment; `id` is for the computer and opens nothing. */
export const phoneLink = z.object({ id: z.string(), token: z.string(), expiresAt: z.iso.datetime() })
export type PhoneLink = z.infer<typeof phoneLink>

/** The number of photos that a link still takes. */
export const phoneRoom = z.object({ left: z.number().int() })

/** The photos that a phone has sent and the computer has not taken yet, the oldest first. */
export const phonePhotos = z.object({ photos: z.array(z.string()), isOpen: z.boolean() })
