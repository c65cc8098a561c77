import { type PhotosLeftOut, type PhotosProblem, photosField } from '../../../renderer/document/contact-form.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { withTimeout } from '../../platform/concurrency.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { visitorAddress } from '../../platform/http/caller.ts'
import { BodyRefused, discardable, discardRest, isForm, maxFormBytes, readForm } from '../../platform/http/read-body.ts'
import { isMultipart, readMultipart, type SentFile } from '../../platform/http/read-multipart.ts'
import { takePhoto } from '../photos/take-photo.ts'
import { type FormSite, findFormSite, lastKnownSite } from './form-site.ts'
import { plainPage } from './plain-page.ts'

/** The photos of a submitted form. */
export type TakenPhotos = {
  /** The ids of the stored photos that the message will claim. */
  ids: readonly string[]
  problem?: PhotosProblem | undefined
  /** Why some were left out. */
  leftOut?: PhotosLeftOut | undefined
}

export type TakenForm = { form: URLSearchParams; photos: TakenPhotos }

/** Room for twice the allowed photos, so that a message with too many still arrives. */
const sizes = {
  total: 2 * limits.messagePhotos * limits.messagePhotoBytes + maxFormBytes,
  fields: maxFormBytes,
  file: limits.messagePhotoBytes,
}

/** In seconds, because a visitor is waiting. */
const timeoutSeconds = 10

/**
 * Reads a form's fields, and its photos if the website asks for them, or returns the error response. A form without files is read without
 * the database; only the website knows the size limit of others.
 */
export async function takeForm(
  ctx: ServiceContext,
  request: Request,
  hostname: string,
): Promise<TakenForm | { refusal: Response }> {
  if (!(await maySend(ctx, request.headers)))
    return { refusal: await plainPage('limited', request, { 'Retry-After': '60' }) }
  try {
    if (isForm(request)) return { form: await readForm(discardable(request)), photos: { ids: [] } }
    if (isMultipart(request)) return await takeFiles(ctx, request, await findSite(ctx, hostname))
    return { refusal: await plainPage('noForm', request) }
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error
    await discardRest(request.body)
    return { refusal: await plainPage(error.reason === 'too_large' ? 'tooLarge' : 'cutOff', request) }
  }
}

/** Whether this address is within the rate limit. */
export const maySend = async ({ env }: ServiceContext, headers: Headers): Promise<boolean> =>
  (await env.FORM_LIMIT.limit({ key: visitorAddress(headers) })).success

/** Undefined if no live website has a form there. Uses the last known state if the database fails. */
const findSite = (ctx: ServiceContext, hostname: string): Promise<FormSite | undefined> =>
  withTimeout(timeoutSeconds, findFormSite(ctx, hostname)).catch(() => lastKnownSite(hostname))

/** Stores each photo before reading the next, up to the number a message may have. */
async function takeFiles(ctx: ServiceContext, request: Request, site: FormSite | undefined): Promise<TakenForm> {
  const visitor = visitorAddress(request.headers)
  const ids: string[] = []
  let tried = 0
  let problem: PhotosProblem | undefined
  let leftOut: PhotosLeftOut | undefined
  const take = async ({ name, bytes }: SentFile) => {
    if (!site || name !== photosField) return
    tried += 1
    if (tried > limits.messagePhotos) leftOut = 'too_many'
    else if (!bytes) problem = 'too_large'
    else {
      const { userId, draftId } = site
      const taken = await takePhoto(ctx, { userId, draftId, bytes, visitor })
      if ('id' in taken) ids.push(taken.id)
      else if ('leftOut' in taken) leftOut = taken.leftOut
      else problem = taken.problem
    }
  }
  const isAsking = site?.asked.photos !== undefined
  const form = isAsking
    ? await readMultipart(discardable(request), sizes, take)
    : await readMultipart(discardable(request), { total: maxFormBytes, fields: maxFormBytes, file: 0 }, async () => {})
  return { form, photos: { ids, problem, leftOut } }
}
