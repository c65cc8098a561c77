import type { ServiceContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { type Manifest, manifestKey, releaseFileKey } from '../../platform/store/release.ts'
import { removeRelease } from '../../platform/store/write.ts'
import { MINUTE } from '../../platform/time.ts'
import { releases } from '../../websites/tables.ts'
import { finishRemoval, type Removal } from '../rows/releases.ts'
import { findManifests, listReleaseKeys, type Part, type Rebuilt, releaseOfKey, removeKey } from './stored-releases.ts'

/** Longer than a removal takes. */
const leaseMs = MINUTE

/** Deletes the files among the next keys that no row lists. */
export async function removeLostFiles(ctx: ServiceContext, cursor: string): Promise<Part> {
  const { keys, next } = await listReleaseKeys(ctx.env, cursor)
  const byRelease = Map.groupBy(keys, releaseOfKey)
  const manifests = await findManifests(ctx.db, [...byRelease.keys()])
  const done: Partial<Rebuilt>[] = []
  for (const [releaseId, its] of byRelease) {
    const manifest = manifests.get(releaseId)
    done.push(
      manifest === undefined
        ? await removeAll(ctx, releaseId, its)
        : await removeOthers(ctx, its, keysOf(releaseId, JSON.parse(manifest))),
    )
  }
  return { next, done }
}

/** The release with that id, in any state. */
const keysOf = (releaseId: string, { keys }: Manifest) =>
  new Set([manifestKey(releaseId), releaseFileKey(releaseId, 'index.html'), ...Object.values(keys)])

/** Files of an unknown release, which somebody may be publishing at this moment. */
async function removeAll(ctx: ServiceContext, releaseId: string, keys: string[]): Promise<Partial<Rebuilt>> {
  const at = ctx.now()
  const manifest: Manifest = { ...noFiles, keys: Object.fromEntries(keys.map((key) => [key, key])) }
  const until = new Date(at.getTime() + leaseMs)
  const removal = await adoptLostFiles(ctx.db, { releaseId, manifest: JSON.stringify(manifest), at, until })
  if (!removal) return {}
  await removeRelease(ctx.env, { releaseId, manifest })
  await finishRemoval(ctx.db, removal)
  return { filesRemoved: keys.length }
}

const noFiles: Manifest = { keys: {}, contentTypes: {}, hashes: {}, icon: null }

/** A release's id is made from its files, so it never has others. */
async function removeOthers(ctx: ServiceContext, keys: string[], own: Set<string>): Promise<Partial<Rebuilt>> {
  const others = keys.filter((key) => !own.has(key))
  await Promise.all(others.map((key) => removeKey(ctx.env, key)))
  return { filesRemoved: others.length }
}

type LostFiles = { releaseId: string; manifest: string; at: Date; until: Date }

/**
 * Inserts a row in removal, leased to the caller, for files without a release: a publish of the same release now waits until they are
 * deleted. Undefined if the release exists by now.
 */
async function adoptLostFiles(
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
  return adopted && { id: releaseId, draftId: '', manifest, goneDraftId: null, leasedUntil: until }
}
