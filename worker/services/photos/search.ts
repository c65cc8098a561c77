import type * as z from 'zod'
import { lastPhotoPage, type PhotoPage, type photoQuery } from '../../contract/photos.ts'
import { choosePhotos } from '../../providers/choose.ts'
import type { ServiceContext } from '../context.ts'

/** One page of pictures for a keyword, from the source that is asked for or else the first there is. Throws photos_unavailable. */
export async function searchPhotos(
  ctx: ServiceContext,
  { source, ...wanted }: z.infer<typeof photoQuery>,
): Promise<PhotoPage> {
  const all = choosePhotos(ctx.env)
  const photos = all.find((one) => one.source === source) ?? all[0]
  const found = await photos.search(wanted)
  return {
    photos: found.photos,
    more: found.more && wanted.page < lastPhotoPage,
    source: photos.source,
    sources: all.map((one) => one.source) as PhotoPage['sources'],
  }
}
