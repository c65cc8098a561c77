import { insertRemoval } from '../../storage/pictures/removal-rows.ts'
import { findHashes } from '../../storage/rebuild/picture-pages.ts'
import { hashOfKey, listFilesOf, listMediaKeys, removeMediaKeys } from '../../storage/rebuild/stored-media.ts'
import type { ServiceContext } from '../context.ts'
import { removeFiles } from '../pictures/drain-removals.ts'
import type { Part, Rebuilt } from './rebuilt.ts'

/** Removes the files among the next ones of the media store that no picture has. */
export async function removeLostMedia(ctx: ServiceContext, cursor: string): Promise<Part> {
  const { keys, next } = await listMediaKeys(ctx.env, cursor)
  const byHash = Map.groupBy(keys, hashOfKey)
  const strays = byHash.get(undefined) ?? []
  const hashes = [...byHash.keys()].filter((hash) => hash !== undefined)
  const known = await findHashes(ctx.db, hashes)
  if (strays.length > 0) await removeMediaKeys(ctx.env, strays)
  const done: Partial<Rebuilt>[] = [{ filesRemoved: strays.length }]
  for (const hash of hashes) if (!known.has(hash)) done.push(await removeLost(ctx, hash))
  return { next, done }
}

/** As the collection does it: as long as the files are on their way out, nobody can upload the same picture again. */
async function removeLost(ctx: ServiceContext, hash: string): Promise<Partial<Rebuilt>> {
  const files = await listFilesOf(ctx.env, hash)
  await insertRemoval(ctx.db, { hash, at: ctx.now() })
  return { filesRemoved: (await removeFiles(ctx, hash)) ? files.size : 0 }
}
