import { limits } from '../../../renderer/document/limits.ts'
import type { Caller } from '../../contract/creations.ts'
import { AppError } from '../../contract/errors.ts'
import type { LibraryPicture, StockChoice } from '../../contract/pictures.ts'
import { chooseOpenverse, choosePexels, chooseUnsplash } from '../../providers/choose.ts'
import { onlyHosts } from '../../providers/fetch-guards.ts'
import { FetchRefused } from '../../providers/fetch-refused.ts'
import type { PhotoToCopy } from '../../providers/photos.ts'
import { safeFetch } from '../../providers/safe-fetch.ts'
import { ownsDraft } from '../../storage/drafts.ts'
import type { ServiceContext } from '../context.ts'
import { storePicture } from './store-picture.ts'

type Choice = StockChoice & { userId: string; draftId: string; caller: Caller }
type Chosen = { picture: LibraryPicture | null }

/**
 * Takes a stock photo for a website: one of Pexels or Openverse is copied into its library, one of Unsplash stays where it is, and
 * Unsplash is told. Throws not_found, for a draft and a photo alike; invalid_request; photos_unavailable; what storing a picture throws.
 */
export async function chooseStock(ctx: ServiceContext, choice: Choice): Promise<Chosen> {
  if (!(await ownsDraft(ctx.db, choice))) throw new AppError('not_found')
  const { provider } = choice
  return provider === 'Unsplash'
    ? { picture: await leaveAtUnsplash(ctx, choice) }
    : copyPhoto(ctx, { ...choice, provider })
}

type Copied = Choice & { provider: 'Pexels' | 'Openverse' }

async function copyPhoto(ctx: ServiceContext, { userId, draftId, caller, id, provider }: Copied): Promise<Chosen> {
  const service = provider === 'Pexels' ? choosePexels(ctx.env) : chooseOpenverse(ctx.env)
  if (!service) throw new AppError('photos_unavailable')
  const photo = await service.find(id)
  if (!photo) throw new AppError('not_found')
  const { description, credit } = photo
  const bytes = await bytesOf(ctx, photo)
  const from = { kind: 'stock', provider, credit } as const
  return { picture: await storePicture(ctx, { userId, draftId, caller, bytes, description, tags: [], ...from }) }
}

async function leaveAtUnsplash(ctx: ServiceContext, { id, downloadLocation }: Choice): Promise<null> {
  const unsplash = chooseUnsplash(ctx.env)
  if (!unsplash) throw new AppError('photos_unavailable')
  const tell = downloadLocation && unsplash.choiceToTell({ id, downloadLocation })
  if (!tell) throw new AppError('invalid_request')
  // Nobody waits for it, and a photo is not refused because Unsplash could not be told.
  ctx.defer(tell())
  return null
}

async function bytesOf({ env }: ServiceContext, { file, hosts }: PhotoToCopy): Promise<Uint8Array> {
  const guard = onlyHosts(hosts, { loopback: env.ENVIRONMENT === 'development' })
  try {
    return (await safeFetch(file, { guard, maxBytes: limits.imageBytes })).bytes
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    console.error('fetching a photo', error)
    throw new AppError('photos_unavailable')
  }
}
