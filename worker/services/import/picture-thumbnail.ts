import type { Caller } from '../../contract/creations.ts'
import type { ServiceContext } from '../context.ts'
import { countSizes } from '../pictures/count-sizes.ts'
import { blame } from '../pictures/encode/blame.ts'
import { encode } from '../pictures/encode/encode.ts'
import { inspectPicture } from '../pictures/inspect/inspect-picture.ts'
import { fetchPicture } from './fetch-picture.ts'
import { findImportedPicture, type OwnDraft } from './list-imported.ts'

/** How it is drawn: as the smallest of a website's pictures. */
const thumbnail = { format: 'image/webp', width: 256, quality: 75, still: true } as const

/**
 * A small WebP of the picture at `index`, so that the owner's browser asks nobody but us. Throws not_found; page_unreachable;
 * picture_too_large; upload_limit_reached; what a file throws that is no picture.
 */
export async function importedThumbnail(
  ctx: ServiceContext,
  { index, caller, ...draft }: OwnDraft & { index: number; caller: Caller },
): Promise<Uint8Array<ArrayBuffer>> {
  const { url } = await findImportedPicture(ctx, draft, (_, at) => at === index)
  const bytes = await fetchPicture(ctx, url)
  inspectPicture(bytes)
  await countSizes(ctx, caller, 1)
  try {
    return await encode(ctx.env, bytes, thumbnail)
  } catch (error) {
    throw await blame(ctx.env, error)
  }
}
