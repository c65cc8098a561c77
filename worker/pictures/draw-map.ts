import { and, eq, sql } from 'drizzle-orm'
import { changeSettings } from '../../renderer/document/edits/edits.ts'
import type { Image } from '../../renderer/document/values/image.ts'
import { parseDocument } from '../../renderer/document/versions.ts'
import { type MapView, mapKey } from '../../renderer/facts/maps/map-view.ts'
import { shownMap } from '../../renderer/sections/contact/contact-layout.ts'
import { tilesAround } from '../adapters/maps/tile-math.ts'
import { chooseTiles, fetchTiles } from '../adapters/maps/tile-service.ts'
import { documentColumns } from '../drafts/drafts.ts'
import { type DraftRow, updateDrawnPictures } from '../drafts/rows.ts'
import { withTimeout } from '../platform/concurrency.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { allowanceOf, spend } from '../platform/limits/count-attempt.ts'
import { logFailure } from '../platform/log/log.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { joinTiles } from './join-tiles.ts'
import { libraryPictureOf } from './library.ts'
import { storePicture } from './store-picture.ts'
import { websiteImages } from './tables.ts'

/** In seconds: how long publishing waits for the stored picture after the tiles' time limit. */
const storeTimeoutSeconds = 2

/** Draws the published map once: an operation that starts over doesn't ask a slow tile server again. */
export function drawOnce(ctx: ServiceContext): (draft: DraftRow, shown?: string) => Promise<string> {
  let document: string | undefined
  return async (draft, shown) => {
    document ??= await drawMap(ctx, draft, shown)
    return document
  }
}

/**
 * A draft's document as JSON (or an earlier one, `shown`), with the map that its page shows. The draft gets the map too if its document is
 * unchanged. A view drawn before needs no tile server. Never throws and never waits long: without a working tile service, the document
 * stays as it is.
 */
export async function drawMap(ctx: ServiceContext, draft: DraftRow, shown = draft.websiteSettings): Promise<string> {
  const { userId, id: draftId, revision } = draft
  try {
    const document = parseDocument(JSON.parse(shown))
    const { drawn } = document.settings
    const view = shownMap(document)
    const key = view && mapKey(view)
    if (!key || drawn.map?.of === key) return shown
    const image = (await findMap(ctx.db, draftId, key)) ?? (await makeMap(ctx, { userId, draftId, view }))
    if (!image) return shown
    const withMap = changeSettings(document, { drawn: { ...drawn, map: { of: key, image } } })
    const columns = documentColumns(withMap, draftId)
    if (shown === draft.websiteSettings) {
      await updateDrawnPictures(ctx.db, { userId, draftId, revision, ...columns })
    }
    return columns.websiteSettings
  } catch (error) {
    logFailure('maps.failed', error, { draftId })
    return shown
  }
}

async function makeMap(ctx: ServiceContext, { view, ...of }: OwnedDraft & { view: MapView }) {
  const service = chooseTiles(ctx.env)
  const grid = service && tilesAround(view)
  if (!grid) return undefined
  const at = ctx.now()
  const until = await spend(ctx.db, await allowanceOf(ctx, 'maps of an account', of.userId), { amount: 1, at })
  if (until) throw new Error(`no more maps until ${until.toISOString()}`)
  const make = async () => {
    const bytes = await joinTiles(ctx.env, grid, await fetchTiles(service, grid.rows.flat()))
    const about = {
      kind: 'map',
      provider: 'Custom',
      description: '',
      tags: [mapKey(view)],
      credit: service.credit,
    } as const
    return (
      await storePicture(ctx, { ...of, ...about, caller: { userId: of.userId, address: null, network: null }, bytes })
    ).image
  }
  const made = make()
  // A late map is still stored, for the next publish.
  ctx.defer(made.catch(() => undefined))
  return withTimeout(service.timeoutMs / 1000 + storeTimeoutSeconds, made)
}

/** The stored map for a view, marked as in use again. */
async function findMap(db: Database, draftId: string, key: string): Promise<Image | undefined> {
  const row = await db
    .update(websiteImages)
    .set({ unusedSince: null })
    .where(
      and(
        eq(websiteImages.draftId, draftId),
        eq(websiteImages.kind, 'map'),
        eq(websiteImages.state, 'ready'),
        eq(websiteImages.tags, JSON.stringify([key])),
        sql`not exists (select 1 from media_removals where media_removals.hash = website_images.hash)`,
      ),
    )
    .returning()
    .get()
  return row && libraryPictureOf(row).image
}
