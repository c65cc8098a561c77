import * as z from 'zod'

/**
 * The events that an owner's open tabs get over `/api/live`: something of theirs changed, and in which save; or their account
 * did, so that who they are must be asked again.
 */
export const ownerMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.enum(['draft.saved', 'draft.deleted', 'website.published', 'website.unpublished', 'website.scheduled']),
    draftId: z.string(),
    /** The draft's revision after the change; for a deletion the last one it had. */
    revision: z.number().int(),
  }),
  z.object({ type: z.literal('domains.changed') }),
  /** A message arrived or changed. */
  z.object({ type: z.literal('messages.changed') }),
  z.object({ type: z.literal('account.changed') }),
])
export type OwnerMessage = z.infer<typeof ownerMessage>
