import { and, eq, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { draftWebsites } from './schema/websites.ts'

type Owned = { userId: string; draftId: string }

const owned = ({ userId, draftId }: Owned) => and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId))

/** The nonce of a draft's preview links: the one it has, else `nonce`, which it then keeps. Undefined without such a draft. */
export async function keepPreviewNonce(db: Database, { nonce, ...of }: Owned & { nonce: string }) {
  const row = await db
    .update(draftWebsites)
    .set({ previewNonce: sql`coalesce(${draftWebsites.previewNonce}, ${nonce})` })
    .where(owned(of))
    .returning({ nonce: draftWebsites.previewNonce })
    .get()
  return row?.nonce ?? undefined
}

/** Removes a draft's nonce, and with it every link made so far. Returns whether the draft exists. */
export async function dropPreviewNonce(db: Database, of: Owned): Promise<boolean> {
  const row = await db
    .update(draftWebsites)
    .set({ previewNonce: null })
    .where(owned(of))
    .returning({ id: draftWebsites.id })
    .get()
  return row !== undefined
}

/** The stored draft with this nonce. */
export const findPreviewRow = (db: Database, { draftId, nonce }: { draftId: string; nonce: string }) =>
  db
    .select({ revision: draftWebsites.revision, websiteSettings: draftWebsites.websiteSettings })
    .from(draftWebsites)
    .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.previewNonce, nonce)))
    .get()
