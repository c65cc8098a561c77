import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { isLiveSession, type SignedIn } from '../../accounts/sessions/sessions.ts'
import { verifications } from '../../accounts/tables.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { hashOf, hexOf, newId } from '../../platform/crypto/hash.ts'
import { MINUTE } from '../../platform/time.ts'
import type { PhoneLink } from './schema.ts'

/** In milliseconds. */
const lifetime = 15 * MINUTE
const tokenBytes = 16

const value = z.object({ userId: z.string(), sessionId: z.string() })

/** A stored link: who it belongs to, and until when it accepts photos. */
export type StoredLink = z.infer<typeof value> & { id: string; expiresAt: Date }

/** Only the token's hash is stored. The sweep of other codes and tokens deletes the row. */
const identifierOf = (id: string) => `phone-photos:${id}`

/** Creates a link with which a phone can send photos to the person's computer, and do nothing else. */
export async function openPhoneLink(ctx: ServiceContext, { user, sessionId }: SignedIn): Promise<PhoneLink> {
  const token = hexOf(crypto.getRandomValues(new Uint8Array(tokenBytes)))
  const id = await hashOf(token)
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + lifetime)
  await ctx.db.insert(verifications).values({
    ...{ id: newId(), identifier: identifierOf(id), value: JSON.stringify({ userId: user.uid, sessionId }) },
    ...{ expiresAt, createdAt: now, updatedAt: now },
  })
  return { id, token, expiresAt: expiresAt.toISOString() }
}

/** The link for a phone's token while it accepts photos: until it's ended, it expires, or the session that opened it is over. */
export async function findPhoneLink(ctx: ServiceContext, token: string | undefined): Promise<StoredLink | undefined> {
  const link = token && (await findRow(ctx, await hashOf(token)))
  if (!link || link.expiresAt <= ctx.now()) return undefined
  const isLive = await isLiveSession(ctx.db, { id: link.sessionId, userId: link.userId, at: ctx.now() })
  return isLive ? link : undefined
}

type Own = { id: string; userId: string }

/** A person's link, even if expired. */
export async function findOwnLink(ctx: ServiceContext, { id, userId }: Own): Promise<StoredLink | undefined> {
  const link = await findRow(ctx, id)
  return link?.userId === userId ? link : undefined
}

export const deletePhoneLink = ({ db }: ServiceContext, { id }: Own) =>
  db.delete(verifications).where(eq(verifications.identifier, identifierOf(id)))

async function findRow({ db }: ServiceContext, id: string): Promise<StoredLink | undefined> {
  const row = await db
    .select()
    .from(verifications)
    .where(eq(verifications.identifier, identifierOf(id)))
    .get()
  return row && { ...value.parse(JSON.parse(row.value)), id, expiresAt: row.expiresAt }
}
