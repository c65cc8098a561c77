import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { draftWebsites, websites } from '../schema/websites.ts'
import { putInOutbox } from './outbox-rows.ts'

type Removal = { userId: string; draftId: string; sitesDomain: string; at: Date }

/**
 * Takes a draft's website out of the database, gives its handle back and says that its host has to go, in one
 * transaction. Answers the hostnames concerned: none when it was not up or is another person's.
 */
export async function removePublication(
  db: Database,
  { userId, draftId, sitesDomain, at }: Removal,
): Promise<string[]> {
  const suffix = `.${sitesDomain}`
  const its = sql`${websites.draftId} = ${draftId} and ${websites.userId} = ${userId}`
  const [hosts] = await db.batch([
    db
      .select({ hostname: sql<string>`${websites.handle} || ${suffix}` })
      .from(websites)
      .where(its),
    putInOutbox(db, { hosts: sql`select handle || ${suffix}, null from websites where ${its}`, at }),
    db.delete(websites).where(its),
    db
      .update(draftWebsites)
      .set({ handle: null })
      .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId))),
  ])
  return hosts.map(({ hostname }) => hostname)
}
