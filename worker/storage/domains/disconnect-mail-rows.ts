import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { websiteDomains } from '../schema/domains.ts'

type Quiet = { id: string; quietSince: Date }

/** Takes it upon oneself to write to a disconnected domain's owner. False where that was done, or the domain was connected again. */
export async function takeQuiet(db: Database, { id, quietSince, before }: Quiet & { before: Date }): Promise<boolean> {
  const taken = await db
    .update(websiteDomains)
    .set({ quietSince: null })
    .where(and(disconnected(id), eq(websiteDomains.quietSince, quietSince), lt(websiteDomains.quietSince, before)))
    .returning({ id: websiteDomains.id })
  return taken.length > 0
}

/** Nothing was written: the next call may. */
export const giveQuietBack = (db: Database, { id, quietSince }: Quiet) =>
  db
    .update(websiteDomains)
    .set({ quietSince })
    .where(and(disconnected(id), isNull(websiteDomains.quietSince)))

const disconnected = (id: string) => and(eq(websiteDomains.id, id), isNull(websiteDomains.websiteName))
