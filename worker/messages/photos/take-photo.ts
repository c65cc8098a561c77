import type { PhotosProblem } from '../../../renderer/document/contact-form.ts'
import { blame, encode } from '../../pictures/encode.ts'
import { type Inspected, inspectPicture } from '../../pictures/inspect-picture.ts'
import { countSizes } from '../../pictures/sizes.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { hashOf, newId } from '../../platform/crypto/hash.ts'
import { AppError } from '../../platform/http/errors.ts'
import { allowanceOf, spend } from '../../platform/limits/count-attempt.ts'
import { logFailure } from '../../platform/log/log.ts'
import type { Caller, OwnedDraft } from '../../platform/owner.ts'
import { insertPhoto, pendingUntil } from './photo-rows.ts'

/** The only type that is stored, whatever was sent. */
export const photoType = 'image/webp'
/** Enough to see a detail on a large screen, at a tenth of what a phone's camera writes. */
const shrunk = { width: 2000, format: photoType, quality: 80, still: true } as const

type NewPhoto = OwnedDraft & {
  bytes: Uint8Array
  /** Whose limits it counts toward: of messages, and of pictures. */
  visitor: string
  caller: Caller
}

type Taken = { id: string } | { problem: PhotosProblem }

/**
 * Stores a visitor's photo for an hour, for the message that will claim it. Re-encodes it, which drops all but its pixels: where it was
 * taken, and what may hide in the file. Never throws.
 */
export async function takePhoto(
  ctx: ServiceContext,
  { bytes, visitor, caller, userId, draftId }: NewPhoto,
): Promise<Taken> {
  try {
    // Before anything is counted or decoded.
    inspectPicture(bytes)
    if (!(await spendBytes(ctx, { amount: bytes.length, visitor, draftId }))) return { problem: 'full' }
    await countSizes(ctx, caller, 1)
    const photo = await shrink(ctx, bytes)
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

/** The row comes before the file: if either is interrupted, the cron finds the row and deletes both. */
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

/** Counts the bytes toward the sender's limit and the website's. */
async function spendBytes(ctx: ServiceContext, { amount, visitor, draftId }: Spent): Promise<boolean> {
  const at = ctx.now()
  const allowances = await Promise.all([
    allowanceOf(ctx, 'photo bytes from an address', visitor),
    allowanceOf(ctx, 'photo bytes to a website', draftId),
  ])
  for (const allowance of allowances) if (await spend(ctx.directory, allowance, { amount, at })) return false
  return true
}

function problemOf(error: unknown): PhotosProblem {
  const code = error instanceof AppError ? error.code : undefined
  if (code === 'unsupported_media_type' || code === 'picture_unreadable') return 'unreadable'
  if (code === 'upload_limit_reached') return 'full'
  logFailure('messages.photo_not_stored', error)
  return 'again'
}
