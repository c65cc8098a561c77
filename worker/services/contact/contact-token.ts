import * as z from 'zod'
import type { ServiceContext } from '../context.ts'
import { readToken, signToken } from '../signed-token.ts'

const lifetimeMs = 60 * 60 * 1000

const claims = z.object({
  /** Of the one message that it confirms. */
  id: z.uuid(),
  /** Whether its page asked to confirm the message. Pages that list problems do not ask. */
  asked: z.boolean(),
  /** Whether the form that led to its page had the hidden field filled in. */
  trapped: z.boolean(),
})
export type ContactPass = z.infer<typeof claims>

/** Signs what the page after a contact form must remember: it is valid for one message to one website, for an hour. */
export async function mintToken(
  ctx: ServiceContext,
  { draftId, asked, trapped }: { draftId: string } & Pick<ContactPass, 'asked' | 'trapped'>,
): Promise<string> {
  return signToken(ctx, 'contact', {
    subject: draftId,
    expiresAt: new Date(ctx.now().getTime() + lifetimeMs),
    claims: { id: crypto.randomUUID(), asked, trapped },
  })
}

/** The claims of a token; undefined for none, an expired one, or another website's. */
export async function readPass(ctx: ServiceContext, token: string, draftId: string): Promise<ContactPass | undefined> {
  const read = token === '' ? undefined : await readToken(ctx, 'contact', token, claims)
  return read?.subject === draftId ? read.claims : undefined
}
