import * as z from 'zod'

/** A link that a computer shows to a phone. `token` is in the link's fragment; `id` is for the computer and grants no access. */
export const phoneLink = z.object({ id: z.string(), token: z.string(), expiresAt: z.iso.datetime() })
export type PhoneLink = z.infer<typeof phoneLink>

/** How many more photos a link accepts. */
export const phoneRoom = z.object({ left: z.number().int() })

/** Photos that a phone has sent and the computer hasn't fetched yet, the oldest first. */
export const phonePhotos = z.object({ photos: z.array(z.string()), isOpen: z.boolean() })
