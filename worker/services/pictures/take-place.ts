import { limits } from '../../../renderer/document/limits.ts'
import { AppError } from '../../contract/errors.ts'
import type { PictureRow } from '../../storage/pictures/picture-rows.ts'
import { findPlace, holdPlace, type NewPlace, type PlaceLimit } from '../../storage/pictures/place-rows.ts'
import type { ServiceContext } from '../context.ts'

const pictures: PlaceLimit = { kinds: ['upload', 'stock'], most: limits.imagesPerWebsite }
/** What the editor makes of a website's pictures: nobody needs as many. */
const made: PlaceLimit = { kinds: ['crop', 'icon', 'card'], most: 300 }
const limitOf = (kind: PictureRow['kind']) => (pictures.kinds.includes(kind) ? pictures : made)

/** Files are removed within a second or so. */
const pauseMs = 400
const tries = 6

/**
 * A place for a picture, or the same picture that is there already. While the files of the same hash are being removed it
 * waits a moment. Throws not_found, picture_limit_reached, upload_failed.
 */
export async function takePlace(ctx: ServiceContext, place: NewPlace): Promise<PictureRow> {
  const limit = limitOf(place.kind)
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const { row, isOwn, isLeaving } = await holdPlace(ctx.db, place, limit)
    if (row) return row
    if (!isOwn) throw new AppError('not_found')
    if (!isLeaving) throw new AppError('picture_limit_reached', { limit: limit.most })
    await scheduler.wait(pauseMs)
  }
  throw new AppError('upload_failed')
}

const patienceMs = 20_000

/** The picture that another upload of the same file is making; undefined if that upload fails. */
export async function waitForPicture(ctx: ServiceContext, place: NewPlace): Promise<PictureRow | undefined> {
  for (let waited = 0; waited < patienceMs; waited += pauseMs) {
    const row = await findPlace(ctx.db, place)
    if (row?.state !== 'pending') return row
    await scheduler.wait(pauseMs)
  }
  return undefined
}
