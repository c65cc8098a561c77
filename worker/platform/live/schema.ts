import * as z from 'zod'

/**
 * The events that an owner's open tabs receive from `/api/live`: their content changed, with the new revision; or their account changed, so
 * the tab must reload the session.
 */
export const ownerMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.enum([
      'draft.saved',
      'draft.deleted',
      'website.published',
      'website.unpublished',
      'website.scheduled',
      'website.standing',
    ]),
    draftId: z.string(),
    /** The draft's revision after the change; for a deletion, its last one. */
    revision: z.number().int(),
  }),
  z.object({ type: z.literal('domains.changed') }),
  /** A message arrived or changed. */
  z.object({ type: z.literal('messages.changed') }),
  z.object({ type: z.literal('account.changed') }),
])
export type OwnerMessage = z.infer<typeof ownerMessage>
