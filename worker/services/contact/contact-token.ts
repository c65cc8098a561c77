import * as z from 'zod'
import type { ServiceContext } from '../context.ts'
import { readToken, signToken } from '../signed-token.ts'

const lifetimeMs = 60 * 60 * 1000

const claims = z.object({
  /** Of the one message that it is good for. */
  id: z.uuid(),
  /** Milliseconds since 1970: when its page was made. */
  at: z.number().int(),
  /** Whether the form that asked for it had its trap filled in. */
  trapped: z.boolean().default(false),
})
export type ContactPass = z.infer<typeof claims>

/** What shows that a website's form was asked for: in the page that asks to send it, for one message, within the hour. */
export async function mintToken(
  ctx: ServiceContext,
  { draftId, trapped }: { draftId: string; trapped: boolean },
): Promise<string> {
  const at = ctx.now().getTime()
  return signToken(ctx, 'contact', {
    subject: draftId,
    expiresAt: new Date(at + lifetimeMs),
    claims: { id: crypto.randomUUID(), at, trapped },
  })
}

/** What a token says. Undefined where it is none, has expired, or is another website's. */
export async function readPass(ctx: ServiceContext, token: string, draftId: string): Promise<ContactPass | undefined> {
  const read = token === '' ? undefined : await readToken(ctx, 'contact', token, claims)
  return read?.subject === draftId ? read.claims : undefined
}
