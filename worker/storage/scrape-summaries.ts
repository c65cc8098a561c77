import { and, eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { creations, draftWebsites } from './schema/websites.ts'

/** The summary of the page that a person's draft was imported from; blank without one. */
export async function findScrapeSummary(
  db: Database,
  { userId, draftId }: { userId: string; draftId: string },
): Promise<string> {
  const row = await db
    .select({ summary: creations.scrapeSummary })
    .from(draftWebsites)
    .innerJoin(creations, eq(creations.draftId, draftWebsites.id))
    .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId)))
    .get()
  return row?.summary ?? ''
}
