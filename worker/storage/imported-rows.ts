import { and, eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { creations, draftWebsites } from './schema/websites.ts'

type Imported = { pictures: string | null; reviews: string | null }

/** What the page has that a person's draft was imported from, as JSON; null where it has none. Undefined without such a draft. */
export async function findImported(
  db: Database,
  { userId, draftId }: { userId: string; draftId: string },
): Promise<Imported | undefined> {
  return db
    .select({ pictures: creations.importedPictures, reviews: creations.importedReviews })
    .from(draftWebsites)
    .leftJoin(creations, eq(creations.draftId, draftWebsites.id))
    .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId)))
    .get()
}
