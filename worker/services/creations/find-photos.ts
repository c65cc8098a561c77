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
 * Looks for photos to take the place of a new website's drawings, where Pexels is there to choose from: its terms allow that a program
 * chooses and that its photos are shown from where they are. Begins at once; what is answered puts them in the document as it has become
 * by then, and searches for new keywords. Whatever does not come, or not in time, stays a drawing; never throws.
 */
export function searchPhotos(
  { env }: Pick<ServiceContext, 'env'>,
  document: WebsiteSettings,
  patience = usualPatience,
): (written: WebsiteSettings) => Promise<WebsiteSettings> {
  const known = keywordsFor(document, mostSearches)
  const first = findAll(env, known, patience)
  return async (written) => {
    const others = keywordsFor(written, mostSearches).filter((keyword) => !known.includes(keyword))
    const found = await Promise.all([first, findAll(env, others, patience)])
    return withPhotosIn(written, new Map(found.flatMap((photos) => [...photos])))
  }
}

/** What was found for each keyword within the time there is. */
async function findAll(
  env: ServiceContext['env'],
  keywords: readonly string[],
  patience: number,
): Promise<Map<string, Image[]>> {
  const found = new Map<string, Image[]>()
  try {
    const pexels = choosePexels(env)
    if (!pexels || keywords.length === 0) return found
    const searches = keywords.map((keyword) => search(pexels, keyword).then((photos) => found.set(keyword, photos)))
    await Promise.race([Promise.allSettled(searches), scheduler.wait(patience)])
  } catch (error) {
    console.error('finding photos for a new website', error)
  }
  return new Map(found)
}

async function search(pexels: Photos, keyword: string): Promise<Image[]> {
  const { photos } = await pexels.search({ keyword, page: 1 })
  return photos.map(({ image }) => image)
}
