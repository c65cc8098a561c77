import { and, eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { draftWebsites, releases, websites } from '../schema/websites.ts'

/** The release that a person's draft is live with: `release` is null when it is not published; undefined without such a draft. */
export const findLiveRelease = (db: Database, { userId, draftId }: { userId: string; draftId: string }) =>
  db
    .select({ release: { number: releases.number, createdAt: releases.createdAt, document: releases.document } })
    .from(draftWebsites)
    .leftJoin(websites, eq(websites.draftId, draftWebsites.id))
    .leftJoin(releases, eq(releases.id, websites.releaseId))
    .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId)))
    .get()
