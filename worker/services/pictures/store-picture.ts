import type { Caller } from '../../contract/creations.ts'
import { AppError } from '../../contract/errors.ts'
import type { LibraryPicture } from '../../contract/pictures.ts'
import type { PictureRow } from '../../storage/pictures/picture-rows.ts'
import { fillPlace, giveUpPlace, type NewPlace } from '../../storage/pictures/place-rows.ts'
import { insertRemoval } from '../../storage/pictures/removal-rows.ts'
import type { ServiceContext } from '../context.ts'
import { hashOf } from '../hash-of.ts'
import { newId } from '../new-id.ts'
import { countSizes, sizesIn } from './count-sizes.ts'
import { removeFiles } from './drain-removals.ts'
import { makeFiles } from './encode/make-files.ts'
import type { PictureKind } from './encode/sizes.ts'
import { writeAvifs } from './encode/write-avifs.ts'
import { type Inspected, inspectPicture } from './inspect/inspect-picture.ts'
import { mustFitKind } from './inspect/must-fit-kind.ts'
import { libraryPictureOf } from './library-picture.ts'
import { takePlace, waitForPicture } from './take-place.ts'

export type NewPicture = {
  userId: string
  /** Whose budget it comes out of. */
  caller: Caller
  draftId: string
  bytes: Uint8Array
  kind: PictureKind
  provider: PictureRow['provider']
  description: string
  tags: readonly string[]
  credit?: { name: string; url: string } | undefined
}

/**
 * Stores a picture of a website in all its sizes, drawn anew: nothing of the file that was sent is kept but what can be seen.
 * The same file again is the picture that is there, also when the website is full. Throws not_found,
 * unsupported_media_type, picture_unreadable, picture_limit_reached, upload_limit_reached, upload_failed.
 */
export async function storePicture(ctx: ServiceContext, picture: NewPicture): Promise<LibraryPicture> {
  const { userId, draftId, bytes, kind, provider, description } = picture
  const header = inspectPicture(bytes)
  mustFitKind(kind, header)
  const { width, height } = header
  const place: NewPlace = {
    ...{ id: newId(), userId, draftId, kind, provider, description, width, height },
    hash: await hashOf(bytes),
    tags: JSON.stringify(picture.tags),
    credit: picture.credit ? JSON.stringify(picture.credit) : null,
    bytes: bytes.length,
    createdAt: ctx.now(),
  }
  const row = await takePlace(ctx, place)
  if (row.state === 'ready') return libraryPictureOf(row)
  await countSizes(ctx, picture.caller, sizesIn(kind)).catch(async (error: unknown) => {
    await giveUp(ctx, place)
    throw error
  })
  const filled = fill(ctx, place, { bytes, header })
  // Goes on when the person leaves meanwhile, so that no half-made picture is left behind.
  ctx.defer(filled.catch(() => {}))
  return libraryPictureOf(await filled)
}

async function fill(
  ctx: ServiceContext,
  place: NewPlace,
  { bytes, header }: { bytes: Uint8Array; header: Inspected },
): Promise<PictureRow> {
  const source = { hash: place.hash, kind: place.kind, bytes, header }
  try {
    const files = await makeFiles(ctx.env, source)
    const row = (await fillPlace(ctx.db, place, files)) ?? (await waitForPicture(ctx, place))
    if (!row) throw new AppError('upload_failed')
    ctx.defer(writeAvifs(ctx.env, source, files).finally(() => removeUnlessUsed(ctx, place.hash)))
    return row
  } catch (error) {
    await giveUp(ctx, place)
    if (error instanceof AppError) throw error
    console.error(`pictures: storing ${place.hash}: ${error}`)
    throw new AppError('upload_failed')
  }
}

/** Everything of a person's may have been removed while the last files were written. */
async function removeUnlessUsed(ctx: ServiceContext, hash: string): Promise<void> {
  const { meta } = await insertRemoval(ctx.db, { hash, at: ctx.now() })
  if (meta.changes > 0) await removeFiles(ctx, hash)
}

/** Leaves neither a row nor a file; where even that fails, the collection will. */
async function giveUp(ctx: ServiceContext, place: NewPlace): Promise<void> {
  try {
    await giveUpPlace(ctx.db, place, ctx.now())
    await removeFiles(ctx, place.hash)
  } catch (error) {
    console.error(`pictures: giving up ${place.hash}: ${error}`)
  }
}
