import type { MediaVariant } from '../../renderer/document/values/media.ts'
import type { Env } from '../env.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { allowanceOf, countWithin, spend, spendShared, uncount } from '../platform/limits/count-attempt.ts'
import { attemptLimits } from '../platform/limits/limits.ts'
import type { Caller } from '../platform/owner.ts'
import { widestPicture } from './schema.ts'

export type EncodedFormat = 'image/webp' | 'image/png' | 'image/jpeg'
export type Size = {
  variant: MediaVariant
  /** Maximum width in pixels. */
  width: number
  /** Encoder quality; unset for PNG. */
  quality?: number
  /** The quality of an additional AVIF file, stored if it's sufficiently smaller. */
  avif?: number
  /** Keeps only an animation's first frame. */
  still?: true
}
type Sizes = { format: EncodedFormat; sizes: readonly Size[] }
export type PictureKind = 'upload' | 'stock' | 'crop' | 'icon' | 'card' | 'map'

const photo: Sizes = {
  format: 'image/webp',
  sizes: [
    { variant: 'thumbnail', width: 256, quality: 75, still: true },
    { variant: 'small', width: 800, quality: 80, avif: 60 },
    { variant: 'regular', width: 1200, quality: 80, avif: 60 },
    { variant: 'full', width: widestPicture, quality: 80 },
  ],
}

const icon: Sizes = {
  format: 'image/png',
  sizes: [
    { variant: 'icon-32', width: 32 },
    { variant: 'icon-180', width: 180 },
    { variant: 'icon-192', width: 192 },
    { variant: 'icon-512', width: 512 },
  ],
}

const card: Sizes = { format: 'image/jpeg', sizes: [{ variant: 'card', width: 1200, quality: 85 }] }

/** Three by two tiles, in normal and double resolution. */
const map: Sizes = {
  format: 'image/webp',
  sizes: [
    { variant: 'small', width: 768, quality: 82, avif: 60 },
    { variant: 'full', width: 1536, quality: 80 },
  ],
}

/** The stored sizes of a picture by purpose, smallest first. */
export const sizesOf: Record<PictureKind, Sizes> = { upload: photo, stock: photo, crop: photo, icon, card, map }

/** Verified people may use up to this many times the strangers' limit. */
const shareOfAll = 4

/** How many transformations a picture of this kind takes at most. */
export const sizesIn = (kind: PictureKind): number =>
  sizesOf[kind].sizes.reduce((sum, { avif }) => sum + (avif === undefined ? 1 : 2), 0)

/**
 * Counts planned transformations toward the caller's and the total daily limit. Deleting pictures refunds nothing; `refundUnreadable`
 * refunds the total limit for a file that isn't a picture. Throws upload_limit_reached with the seconds until the limit resets.
 */
export async function countSizes(ctx: ServiceContext, { userId, address, network }: Caller, amount: number) {
  const at = ctx.now()
  const own = [
    ...(address === null ? [] : [await allowanceOf(ctx, 'picture sizes from an address', address)]),
    ...(userId === null ? [] : [await allowanceOf(ctx, 'picture sizes of an account', userId)]),
  ]
  const all = await allowanceOf(ctx, 'picture sizes', '')
  const total = { ...all, max: maxInTotal(ctx.env) * (address === null ? shareOfAll : 1) }
  for (const allowance of own) refuseUntil(await spend(ctx.db, allowance, { amount, at }), at)
  refuseUntil(await spendShared(ctx, total, { network, amount, at }), at)
  return {
    refundUnreadable: async (error: unknown): Promise<never> => {
      if (error instanceof AppError && error.code === 'picture_unreadable') {
        await uncount(ctx.db, total.key, amount)
      }
      throw error
    },
  }
}

function refuseUntil(until: Date | undefined, at: Date): void {
  if (!until) return
  throw new AppError('upload_limit_reached', { retryAfter: Math.ceil((until.getTime() - at.getTime()) / 1000) })
}

const maxInTotal = ({ TRANSFORMATIONS_DAILY }: Pick<Env, 'TRANSFORMATIONS_DAILY'>): number =>
  Number(TRANSFORMATIONS_DAILY || attemptLimits['picture sizes'].max)

/** How many transformations all accounts used in the current window, and the number at which everybody has to stop. */
export async function readPictureBudget(ctx: ServiceContext): Promise<{ used: number; max: number }> {
  const { key } = await allowanceOf(ctx, 'picture sizes', '')
  return { used: await countWithin(ctx.db, key, ctx.now()), max: maxInTotal(ctx.env) * shareOfAll }
}
