import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as z from 'zod'
import { callerIn, ownedDraft, type SignedInEnv } from '../../accounts/sessions/signed-in.ts'
import { draftWebsites } from '../../drafts/tables.ts'
import { blame, encode } from '../../pictures/encode.ts'
import { inspectPicture } from '../../pictures/inspect-picture.ts'
import { type LibraryPicture, libraryPicture } from '../../pictures/schema.ts'
import { countSizes } from '../../pictures/sizes.ts'
import { storePicture } from '../../pictures/store-picture.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { AppError } from '../../platform/http/errors.ts'
import { describe, jsonBody, query } from '../../platform/http/route.ts'
import type { Caller, OwnedDraft } from '../../platform/owner.ts'
import { creations } from '../tables.ts'
import {
  type ImportedPicture,
  type ImportedPictures,
  type ImportedReviews,
  importedChoice,
  importedPictures,
  importedReviews,
} from './schema.ts'
import { fetchPicture } from './store-pictures.ts'

const whichThumbnail = z.object({ index: z.coerce.number().int().min(0).max(99) })

/** The pictures and reviews of the page that a draft was imported from. */
export const importedPictureRoutes = new Hono<SignedInEnv>()
  .get(
    '/:draftId/imported-pictures',
    describe({
      summary: 'List pictures found on the imported page, logo first',
      answers: { 200: importedPictures },
      errors: ['not_signed_in', 'not_found'],
    }),
    ownedDraft,
    async (c) => {
      return c.json(await listImportedPictures(c.get('services'), c.get('draft')), 200)
    },
  )
  .get(
    '/:draftId/imported-reviews',
    describe({
      summary: 'List reviews found on the imported page',
      answers: { 200: importedReviews },
      errors: ['not_signed_in', 'not_found'],
    }),
    ownedDraft,
    async (c) => {
      return c.json(await listImportedReviews(c.get('services'), c.get('draft')), 200)
    },
  )
  .post(
    '/:draftId/imported-pictures',
    describe({
      summary: 'Copy an imported picture into the library',
      answers: { 201: libraryPicture },
      errors: [
        'invalid_request',
        'not_signed_in',
        'not_found',
        'picture_limit_reached',
        'upload_limit_reached',
        'picture_too_large',
        'unsupported_media_type',
        'picture_unreadable',
        'page_unreachable',
        'upload_failed',
      ],
    }),
    ownedDraft,
    jsonBody(importedChoice),
    async (c) => {
      const draft = { ...c.get('draft'), caller: await callerIn(c) }
      return c.json(await copyImportedPicture(c.get('services'), { ...draft, ...c.req.valid('json') }), 201)
    },
  )
  .get(
    '/:draftId/imported-pictures/thumbnail',
    describe({
      summary: 'Get a thumbnail of an imported picture',
      answers: { 200: null },
      errors: [
        'invalid_request',
        'not_signed_in',
        'not_found',
        'upload_limit_reached',
        'picture_too_large',
        'unsupported_media_type',
        'picture_unreadable',
        'page_unreachable',
        'upload_failed',
      ],
    }),
    ownedDraft,
    query(whichThumbnail),
    async (c) => {
      const draft = { ...c.get('draft'), caller: await callerIn(c) }
      const picture = await importedThumbnail(c.get('services'), { ...draft, ...c.req.valid('query') })
      return c.body(picture, 200, { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=86400' })
    },
  )

/**
 * Copies a picture of the imported page into the website's pictures. Throws not_found, also if the page didn't have the picture;
 * page_unreachable; picture_too_large; and any error from storing a picture.
 */
async function copyImportedPicture(
  ctx: ServiceContext,
  { url, caller, ...draft }: OwnedDraft & { url: string; caller: Caller },
): Promise<LibraryPicture> {
  const { description } = await findImportedPicture(ctx, draft, (picture) => picture.url === url)
  const bytes = await fetchPicture(ctx, url)
  return storePicture(ctx, { ...draft, caller, bytes, description, tags: [], kind: 'upload', provider: 'Custom' })
}

/** Encoded like the smallest size of a website's pictures. */
const thumbnail = { format: 'image/webp', width: 256, quality: 75, still: true } as const

/**
 * A small WebP of the picture at `index`, so that the owner's browser contacts only us. Throws not_found; page_unreachable;
 * picture_too_large; upload_limit_reached; and errors for files that aren't pictures.
 */
async function importedThumbnail(
  ctx: ServiceContext,
  { index, caller, ...draft }: OwnedDraft & { index: number; caller: Caller },
): Promise<Uint8Array<ArrayBuffer>> {
  const { url } = await findImportedPicture(ctx, draft, (_, at) => at === index)
  const bytes = await fetchPicture(ctx, url)
  inspectPicture(bytes)
  const { refundUnreadable } = await countSizes(ctx, caller, 1)
  try {
    return await encode(ctx.env, bytes, thumbnail)
  } catch (error) {
    return refundUnreadable(await blame(ctx.env, error))
  }
}

/** The imported page's pictures, the logo first. Throws not_found. */
async function listImportedPictures(ctx: ServiceContext, draft: OwnedDraft): Promise<ImportedPictures> {
  const stored = await findImported(ctx, draft)
  if (stored === undefined) throw new AppError('not_found')
  return importedPictures.parse({ pictures: JSON.parse(stored.pictures ?? '[]') })
}

/** The page's reviews, for the owner to add or ignore. Throws not_found. */
async function listImportedReviews(ctx: ServiceContext, draft: OwnedDraft): Promise<ImportedReviews> {
  const stored = await findImported(ctx, draft)
  if (stored === undefined) throw new AppError('not_found')
  return importedReviews.parse({ reviews: JSON.parse(stored.reviews ?? '[]') })
}

/** One picture. Throws not_found if the draft or the picture doesn't exist. */
async function findImportedPicture(
  ctx: ServiceContext,
  draft: OwnedDraft,
  isIt: (picture: ImportedPicture, index: number) => boolean,
): Promise<ImportedPicture> {
  const picture = (await listImportedPictures(ctx, draft)).pictures.find(isIt)
  if (!picture) throw new AppError('not_found')
  return picture
}

type Imported = { pictures: string | null; reviews: string | null }

/** The imported content of a person's draft, as JSON; null without an import, undefined without the draft. */
const findImported = ({ db }: ServiceContext, { userId, draftId }: OwnedDraft): Promise<Imported | undefined> =>
  db
    .select({ pictures: creations.importedPictures, reviews: creations.importedReviews })
    .from(draftWebsites)
    .leftJoin(creations, eq(creations.id, draftWebsites.id))
    .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId)))
    .get()
