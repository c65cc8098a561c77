import type { PhotosLeftOut, PhotosProblem } from '../../../renderer/document/contact-form.ts'
import { blame, encode } from '../../pictures/encode.ts'
import { type Inspected, inspectPicture } from '../../pictures/inspect-picture.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { hashOf, newId } from '../../platform/crypto/hash.ts'
import { siteNetwork } from '../../platform/http/caller.ts'
import { AppError } from '../../platform/http/errors.ts'
import { allowanceOf, spend, spendShared, uncount } from '../../platform/limits/count-attempt.ts'
import { logFailure } from '../../platform/log/log.ts'
import type { OwnedDraft } from '../../platform/owner.ts'
import { insertPhoto, pendingUntil } from './photo-rows.ts'

/** The stored type, whatever was uploaded. */
export const photoType = 'image/webp'
/** Large enough to see a detail, at a tenth of a camera file's size. */
const shrunk = { width: 2000, format: photoType, quality: 80, still: true } as const

type NewPhoto = OwnedDraft & {
  bytes: Uint8Array
  /** The key for rate limits. */
  visitor: string
}

type Taken = { id: string } | { problem: PhotosProblem } | { leftOut: PhotosLeftOut }

/**
 * Stores a visitor's photo for an hour, until its message claims it. Re-encoding drops metadata such as the location, and anything hidden
 * in the file. Never throws.
 */
export async function takePhoto(ctx: ServiceContext, { bytes, visitor, userId, draftId }: NewPhoto): Promise<Taken> {
  try {
    // Rejects bad files before they are counted or decoded.
    inspectPicture(bytes)
    const spent = await spendAll(ctx, { amount: bytes.length, visitor, draftId })
    if (!spent) return { leftOut: 'full' }
    const photo = await shrink(ctx, bytes).catch(spent.refund)
    return { id: await storePhoto(ctx, { userId, draftId, photo, hash: await hashOf(bytes) }) }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

type Shrunk = { bytes: Uint8Array; header: Inspected }

async function shrink({ env }: ServiceContext, sent: Uint8Array): Promise<Shrunk> {
  try {
    const bytes = await encode(env, sent, shrunk)
    const header = inspectPicture(bytes)
    if (header.type !== photoType) throw new Error(`asked for ${photoType}, came ${header.type}`)
    return { bytes, header }
  } catch (error) {
    throw await blame(env, error)
  }
}

/** The row comes before the file: after an interruption, the cron finds the row and deletes both. */
async function storePhoto(
  { env, db, now }: ServiceContext,
  { photo, ...of }: OwnedDraft & { photo: Shrunk; hash: string },
): Promise<string> {
  const [id, createdAt] = [newId(), now()]
  const { width, height } = photo.header
  await insertPhoto(db, { ...of, id, width, height, createdAt, expiresAt: pendingUntil(createdAt) })
  await env.MESSAGE_PHOTOS.put(id, photo.bytes, { httpMetadata: { contentType: photoType } })
  return id
}

type Spent = { amount: number; visitor: string; draftId: string }

/**
 * Counts a photo and its bytes toward the limits of the sender, the website and the product. Undefined over a limit. `refund` undoes the
 * count of the website and the product if the file isn't a photo.
 */
async function spendAll(ctx: ServiceContext, { amount, visitor, draftId }: Spent) {
  const at = ctx.now()
  const [tried, sent, photos, bytes, all] = await Promise.all([
    allowanceOf(ctx, 'photos from an address', visitor),
    allowanceOf(ctx, 'photo bytes from an address', visitor),
    allowanceOf(ctx, 'photos to a website', draftId),
    allowanceOf(ctx, 'photo bytes to a website', draftId),
    allowanceOf(ctx, 'photos to all websites', ''),
  ])
  for (const own of [
    { allowance: tried, amount: 1 },
    { allowance: sent, amount },
  ]) {
    if (await spend(ctx.db, own.allowance, { amount: own.amount, at })) return undefined
  }
  const shared = [
    { total: photos, amount: 1 },
    { total: bytes, amount },
    { total: all, amount: 1 },
  ]
  for (const { total, amount } of shared) {
    if (await spendShared(ctx, total, { network: siteNetwork(visitor), amount, at })) return undefined
  }
  return {
    refund: async (error: unknown): Promise<never> => {
      await Promise.all(shared.map(({ total, amount }) => uncount(ctx.db, total.key, amount)))
      throw error
    },
  }
}

function problemOf(error: unknown): PhotosProblem {
  const code = error instanceof AppError ? error.code : undefined
  if (code === 'unsupported_media_type' || code === 'picture_unreadable') return 'unreadable'
  logFailure('messages.photo_not_stored', error)
  return 'again'
}
