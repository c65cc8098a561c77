import type { Database } from '../database.ts'
import type { Removal } from '../publishing/removal-rows.ts'
import { releases } from '../schema/websites.ts'

type LostFiles = { releaseId: string; manifest: string; at: Date; until: Date }

/**
 * Gives files that belong to no release a row in removal, leased to the caller: a publish of the same release now
 * waits until they are gone. Undefined if such a release exists by now.
 */
export async function adoptLostFiles(
  db: Database,
  { releaseId, manifest, at, until }: LostFiles,
): Promise<Removal | undefined> {
  const adopted = await db
    .insert(releases)
    .values({
      ...{ id: releaseId, manifest, createdAt: at, state: 'removing', heldUntil: at, leasedUntil: until },
      ...{ draftId: '', userId: '', handle: '', document: '' },
    })
    .onConflictDoNothing()
    .returning({ id: releases.id })
    .get()
  return adopted && { id: releaseId, manifest, goneDraftId: null, leasedUntil: until }
}
