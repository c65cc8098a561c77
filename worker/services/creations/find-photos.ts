import type { Image } from '../../../renderer/document/image.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { choosePexels } from '../../providers/choose.ts'
import type { Photos } from '../../providers/photos.ts'
import type { ServiceContext } from '../context.ts'
import { keywordsFor, withPhotosIn } from './photo-places.ts'

/** As many as a Worker may have waiting at once, and few of the requests that Pexels allows in an hour. */
const mostSearches = 6
/** In milliseconds. */
const usualPatience = 6000

/**
 * A new website with photos in place of drawings, where Pexels is there to choose from: its terms allow that a program chooses and that
 * its photos are shown from where they are. Whatever does not come, or not in time, stays a drawing; never throws.
 */
export async function withFoundPhotos(
  { env }: Pick<ServiceContext, 'env'>,
  document: WebsiteSettings,
  patience = usualPatience,
): Promise<WebsiteSettings> {
  try {
    const pexels = choosePexels(env)
    if (!pexels) return document
    return withPhotosIn(document, await findAll(pexels, keywordsFor(document, mostSearches), patience))
  } catch (error) {
    console.error('finding photos for a new website', error)
    return document
  }
}

/** What was found for each keyword within the time there is. */
async function findAll(pexels: Photos, keywords: readonly string[], patience: number): Promise<Map<string, Image[]>> {
  const found = new Map<string, Image[]>()
  const searches = keywords.map(async (keyword) => {
    const { photos } = await pexels.search({ keyword, page: 1 })
    found.set(
      keyword,
      photos.map(({ image }) => image),
    )
  })
  await Promise.race([Promise.allSettled(searches), scheduler.wait(patience)])
  return new Map(found)
}
