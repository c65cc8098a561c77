import { and, eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { mapKey } from '../../renderer/facts/maps/map-view.ts'
import { tilesAround } from '../adapters/maps/tile-math.ts'
import { chooseTiles, fetchTiles } from '../adapters/maps/tile-service.ts'
import { ownsDraft } from '../drafts/rows.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { allowanceOf, spend } from '../platform/limits/count-attempt.ts'
import { logFailure } from '../platform/log/log.ts'
import type { Caller, OwnedDraft } from '../platform/owner.ts'
import { joinTiles } from './join-tiles.ts'
import { libraryPictureOf } from './library.ts'
import type { DrawnMap, mapOrder } from './schema.ts'
import { storePicture } from './store-picture.ts'
import { websiteImages } from './tables.ts'

type Order = OwnedDraft & { caller: Caller; view: z.infer<typeof mapOrder> }

/**
 * The map of a view, drawn from tiles and stored with the website's pictures. A view that was drawn before asks no server. Null if no tile
 * service is configured, or if it does not deliver: nobody waits for a map. Throws not_found.
 */
export async function drawMap(ctx: ServiceContext, order: Order): Promise<DrawnMap> {
  const { userId, draftId, view } = order
  if (!(await ownsDraft(ctx.db, { userId, draftId }))) throw new AppError('not_found')
  const of = mapKey(view)
  try {
    const image = (await findMap(ctx.db, { draftId, of })) ?? (await makeMap(ctx, order, of))
    return { map: image ? { of, image } : null }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw error
    logFailure('maps.failed', error, { draftId })
    return { map: null }
  }
}

async function makeMap(ctx: ServiceContext, { view, ...of }: Order, key: string) {
  const service = chooseTiles(ctx.env)
  const grid = service && tilesAround(view)
  if (!grid) return undefined
  const at = ctx.now()
  const until = await spend(ctx.db, await allowanceOf(ctx, 'maps of an account', of.userId), { amount: 1, at })
  if (until) throw new Error(`no more maps until ${until.toISOString()}`)
  const bytes = await joinTiles(ctx.env, grid, await fetchTiles(service, grid.rows.flat()))
  const about = { kind: 'map', provider: 'Custom', description: '', tags: [key], credit: service.credit } as const
  return (await storePicture(ctx, { ...of, ...about, bytes })).image
}

/** A stored map, by its view; it counts as in use again. */
async function findMap(db: Database, { draftId, of }: { draftId: string; of: string }) {
  const row = await db
    .update(websiteImages)
    .set({ unusedSince: null })
    .where(
      and(
        eq(websiteImages.draftId, draftId),
        eq(websiteImages.kind, 'map'),
        eq(websiteImages.state, 'ready'),
        eq(websiteImages.tags, JSON.stringify([of])),
        sql`not exists (select 1 from media_removals where media_removals.hash = website_images.hash)`,
      ),
    )
    .returning()
    .get()
  return row && libraryPictureOf(row).image
}
