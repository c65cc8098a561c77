import { and, eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { creations, draftWebsites } from './schema/websites.ts'

/** The pictures of the page that a person's draft was imported from, as JSON; null without any, undefined without such a draft. */
export async function findImportedPictures(
  db: Database,
  { userId, draftId }: { userId: string; draftId: string },
): Promise<string | null | undefined> {
  const row = await db
    .select({ pictures: creations.importedPictures })
    .from(draftWebsites)
    .leftJoin(creations, eq(creations.draftId, draftWebsites.id))
    .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId)))
    .get()
  return row?.pictures ?? (row && null)
}
