import { limits } from '../../renderer/document/fields/limits.ts'
import { onlyHosts } from '../adapters/fetch/fetch-guards.ts'
import { FetchRefused, safeFetch } from '../adapters/fetch/safe-fetch.ts'
import { chooseOpenverse, choosePexels, chooseUnsplash } from '../adapters/photos/choose-photos.ts'
import type { PhotoToCopy } from '../adapters/photos/photos.ts'
import type { StockChoice } from '../adapters/photos/schema.ts'
import { ownsDraft } from '../drafts/rows.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { logFailure } from '../platform/log/log.ts'
import type { Caller, OwnedDraft } from '../platform/owner.ts'
import type { LibraryPicture } from './schema.ts'
import { storePicture } from './store-picture.ts'

type Choice = StockChoice & OwnedDraft & { caller: Caller }
type Chosen = { picture: LibraryPicture | null }

/**
 * Adds a stock photo to a website: copies it from Pexels or Openverse into the website's library, or hotlinks it from Unsplash and reports
 * the download there. Throws not_found (draft or photo), invalid_request, photos_unavailable, and storePicture's errors.
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
  // Runs in the background: a failed report must not fail the request.
  ctx.defer(tell())
  return null
}

async function bytesOf({ env }: ServiceContext, { file, hosts }: PhotoToCopy): Promise<Uint8Array> {
  const guard = onlyHosts(hosts, { loopback: env.ENVIRONMENT === 'development' })
  try {
    return (await safeFetch(file, { guard, maxBytes: limits.imageBytes })).bytes
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    logFailure('photos.failed', error, { code: error.reason })
    throw new AppError('photos_unavailable')
  }
}
