import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type SignedInEnv, signedIn } from '../../accounts/sessions/signed-in.ts'
import type { ApiEnv } from '../../platform/context.ts'
import { AppError } from '../../platform/http/errors.ts'
import { limitRate } from '../../platform/http/middleware.ts'
import { describe } from '../../platform/http/route.ts'
import { type PictureBody, readPicture } from '../read-picture.ts'
import { deletePhoneLink, findOwnLink, findPhoneLink, openPhoneLink, type StoredLink } from './links.ts'
import { listPhotos, readPhoto, receivePhoto, removePhoto, removePhotos, roomOf } from './relay.ts'
import { phoneLink, phonePhotos, phoneRoom } from './schema.ts'

type LinkEnv<E extends ApiEnv> = E & { Variables: { link: StoredLink } }

/** Requires the token of a link that accepts photos, before reading anything else of the request. */
const heldLink = createMiddleware<LinkEnv<PictureBody>>(async (c, next) => {
  const token = /^Bearer ([0-9a-f]{32})$/.exec(c.req.header('authorization') ?? '')?.[1]
  const link = await findPhoneLink(c.get('services'), token)
  if (!link) throw new AppError('mail_link_expired')
  c.set('link', link)
  return next()
})

/** Routes for a phone, which needs no sign-in. */
const ofPhone = new Hono<LinkEnv<PictureBody>>()
  .get(
    '/',
    describe({
      summary: 'Get the number of photos a phone may still send',
      answers: { 200: phoneRoom },
      errors: ['mail_link_expired'],
    }),
    heldLink,
    async (c) => c.json({ left: await roomOf(c.get('services'), c.get('link')) }, 200),
  )
  .post(
    '/',
    describe({
      summary: 'Upload a photo from a phone',
      description: 'The body is the file. Authenticate with the link’s token as the bearer token.',
      answers: { 201: phoneRoom },
      errors: [
        'mail_link_expired',
        'picture_too_large',
        'unsupported_media_type',
        'picture_unreadable',
        'upload_limit_reached',
      ],
    }),
    heldLink,
    readPicture,
    async (c) => {
      await receivePhoto(c.get('services'), c.get('link'), c.get('picture'))
      return c.json({ left: await roomOf(c.get('services'), c.get('link')) }, 201)
    },
  )

/** Requires the signed-in person's own link. */
const ownLink = createMiddleware<LinkEnv<SignedInEnv>>(async (c, next) => {
  const link = await findOwnLink(c.get('services'), { id: c.req.param('linkId') ?? '', userId: c.get('userId') })
  if (!link) throw new AppError('not_found')
  c.set('link', link)
  return next()
})

const ofComputer = new Hono<LinkEnv<SignedInEnv>>()
  .post(
    '/',
    describe({
      summary: 'Create a phone upload link',
      description: 'Valid for 15 minutes and 36 photos, and no longer than the session.',
      answers: { 201: phoneLink },
      errors: ['not_signed_in'],
    }),
    limitRate('COSTLY_LIMIT', 'phone links '),
    signedIn,
    async (c) => c.json(await openPhoneLink(c.get('services'), c.get('person')), 201),
  )
  .get(
    '/:linkId',
    describe({
      summary: 'List photos uploaded from a phone',
      answers: { 200: phonePhotos },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    ownLink,
    async (c) => {
      const services = c.get('services')
      const { id, expiresAt } = c.get('link')
      return c.json({ photos: await listPhotos(services, id), isOpen: expiresAt > services.now() }, 200)
    },
  )
  .delete(
    '/:linkId',
    describe({
      summary: 'Revoke a phone upload link',
      description: 'Deletes photos that the computer hasn’t fetched.',
      answers: { 204: null },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    ownLink,
    async (c) => {
      await deletePhoneLink(c.get('services'), c.get('link'))
      await removePhotos(c.get('services'), c.get('link').id)
      return c.body(null, 204)
    },
  )
  .get(
    '/:linkId/:photo',
    describe({
      summary: 'Get a photo uploaded from a phone',
      answers: { 200: null },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    ownLink,
    async (c) => {
      const photo = await readPhoto(c.get('services'), c.get('link').id, c.req.param('photo'))
      if (!photo) throw new AppError('not_found')
      return c.body(photo.body, 200, { 'Content-Type': photo.httpMetadata?.contentType ?? '' })
    },
  )
  .delete(
    '/:linkId/:photo',
    describe({
      summary: 'Delete a photo after the computer has fetched it',
      answers: { 204: null },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    ownLink,
    async (c) => {
      await removePhoto(c.get('services'), c.get('link').id, c.req.param('photo'))
      return c.body(null, 204)
    },
  )

export const phonePhotoRoutes = new Hono<SignedInEnv>().route('/sent', ofPhone).route('/', ofComputer)
