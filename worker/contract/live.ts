import * as z from 'zod'

/** What an owner's open tabs are told over `/api/live`: something of theirs changed, and which save it was. */
export const ownerMessage = z.object({
  type: z.enum(['draft.saved', 'draft.deleted', 'website.published']),
  draftId: z.string(),
  /** The draft's revision after the change; for a deletion the last one it had. */
  revision: z.number().int(),
})
export type OwnerMessage = z.infer<typeof ownerMessage>
