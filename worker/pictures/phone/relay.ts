import type { ServiceContext } from '../../platform/context.ts'
import { newId } from '../../platform/crypto/hash.ts'
import { AppError } from '../../platform/http/errors.ts'
import { allowanceOf, countWithin, spend } from '../../platform/limits/count-attempt.ts'
import { HOUR } from '../../platform/time.ts'
import { inspectPicture } from '../inspect-picture.ts'

/** Photos wait here until the computer fetches them and uploads them within the usual limits. */
const folder = 'phone/'
const folderOf = (id: string) => `${folder}${id}/`
const atOnce = 1000

type Link = { id: string; userId: string }

/** How many more photos a link accepts. */
export async function roomOf(ctx: ServiceContext, { id }: Link): Promise<number> {
  const { key, max } = await allowanceOf(ctx, 'photos of a phone link', id)
  return Math.max(0, max - (await countWithin(ctx.db, key, ctx.now())))
}

/** Stores a photo for the computer. Throws inspectPicture's errors, and upload_limit_reached. */
export async function receivePhoto(ctx: ServiceContext, { id, userId }: Link, bytes: Uint8Array): Promise<void> {
  const { type } = inspectPicture(bytes)
  const at = ctx.now()
  for (const allowance of [
    await allowanceOf(ctx, 'photos of a phone link', id),
    await allowanceOf(ctx, 'phone photos of an account', userId),
  ]) {
    const until = await spend(ctx.db, allowance, { amount: 1, at })
    if (until)
      throw new AppError('upload_limit_reached', { retryAfter: Math.ceil((until.getTime() - at.getTime()) / 1000) })
  }
  await ctx.env.MEDIA.put(`${folderOf(id)}${newId()}`, bytes, { httpMetadata: { contentType: type } })
}

/** The names of photos waiting for the computer, the oldest first. */
export async function listPhotos({ env }: ServiceContext, id: string): Promise<string[]> {
  const { objects } = await env.MEDIA.list({ prefix: folderOf(id), limit: atOnce })
  return objects
    .toSorted((a, b) => a.uploaded.getTime() - b.uploaded.getTime())
    .map(({ key }) => key.slice(folderOf(id).length))
}

export const readPhoto = ({ env }: ServiceContext, id: string, name: string) => env.MEDIA.get(`${folderOf(id)}${name}`)

export const removePhoto = ({ env }: ServiceContext, id: string, name: string) =>
  env.MEDIA.delete(`${folderOf(id)}${name}`)

export async function removePhotos(ctx: ServiceContext, id: string): Promise<void> {
  const names = await listPhotos(ctx, id)
  if (names.length > 0) await ctx.env.MEDIA.delete(names.map((name) => `${folderOf(id)}${name}`))
}

/** Deletes photos that no computer has fetched. */
export async function removeLeftPhotos({ env, now }: ServiceContext): Promise<void> {
  const before = now().getTime() - HOUR
  const { objects } = await env.MEDIA.list({ prefix: folder, limit: atOnce })
  const left = objects.filter(({ uploaded }) => uploaded.getTime() < before).map(({ key }) => key)
  if (left.length > 0) await env.MEDIA.delete(left)
}
