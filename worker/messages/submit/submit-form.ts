import { type PhotosProblem, thanksPath, withoutPhotosId } from '../../../renderer/document/contact-form.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import type { FormPageState } from '../../../renderer/render-form-page.ts'
import { withTimeout } from '../../platform/concurrency.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { notifyOwner } from '../../platform/live/notify-owner.ts'
import { addToLogScope, logFailure } from '../../platform/log/log.ts'
import { countMessage } from '../../visits/visits-of.ts'
import { drainMail } from '../outbox/drain.ts'
import { dropPhotos, extendPhotos, findSentPhotos, type SentPhoto } from '../photos/photo-rows.ts'
import { removeDuePhotos } from '../photos/remove-photos.ts'
import { type ContactPass, type FormSite, findFormSite, lastKnownSite, mintToken, readPass } from './form-site.ts'
import { type Check, type KnownMessage, keepMessage, type MessageContent } from './keep-message.ts'
import { answersIn, type Entered, readEntered } from './read-entered.ts'
import type { TakenForm } from './take-form.ts'

/** In seconds, because a visitor is waiting. */
const timeoutSeconds = 10

type SentForm = TakenForm & {
  hostname: string
  /** The keys for rate limits: the visitor's, and the same as a visitor of the website. */
  visitor: string
  sender: string | null
  /** The result of the bot check. */
  check: Check
}

type FormOutcome =
  /** There is no website, or no form on it. */
  | { kind: 'none' }
  /** The database fails, and this isolate doesn't know the website. */
  | { kind: 'unavailable' }
  /** The message is stored. `thanks` is the path of the thank-you page. */
  | { kind: 'sent'; site: FormSite; thanks: string }
  /** The page that follows the form. `retryAfter` is in seconds. */
  | { kind: 'page'; site: FormSite; state: FormPageState; retryAfter?: number }

/**
 * Handles a contact form. One submission stores a message, unless it looks like spam or the website is flooded: then a page asks for
 * confirmation, and submitting that page stores it. In all other cases the visitor gets back everything they typed, and stored photos stay
 * with the page's token.
 */
export async function submitForm(ctx: ServiceContext, sent: SentForm): Promise<FormOutcome> {
  let site: FormSite | undefined
  try {
    site = await withTimeout(timeoutSeconds, findFormSite(ctx, sent.hostname))
  } catch (error) {
    logFailure('messages.form_not_found', error)
    site = lastKnownSite(sent.hostname)
    if (!site) return { kind: 'unavailable' }
    return pageOf(ctx, site, withoutDatabase(await readSent(ctx, site, sent), sent), 'failed')
  }
  if (!site) return { kind: 'none' }
  addToLogScope({ draftId: site.draftId })
  return submitTo(ctx, site, sent)
}

async function submitTo(ctx: ServiceContext, site: FormSite, sent: SentForm): Promise<FormOutcome> {
  const read = await readSent(ctx, site, sent)
  let tried: Try
  try {
    tried = { ...read, ...(await withTimeout(timeoutSeconds, gatherPhotos(ctx, site, { ...read, sent }))) }
  } catch (error) {
    logFailure('messages.photos_not_found', error, { draftId: site.draftId })
    return pageOf(ctx, site, withoutDatabase(read, sent), 'failed')
  }
  const isWrong = Object.keys(tried.entered.problems).length > 0 || (tried.problem && !isLeftOut(tried.problem))
  return isWrong ? pageOf(ctx, site, tried, 'problems') : acceptMessage(ctx, site, { ...tried, sent })
}

/** Whether the message can be stored without the photos. */
const isLeftOut = (problem: PhotosProblem) => problem === 'too_many' || problem === 'full'

type Read = { entered: Entered; pass: ContactPass | undefined }
/** The stored photos of this and earlier submissions, and the problem with others. */
type Gathered = { kept: readonly SentPhoto[]; problem: PhotosProblem | undefined }
type Try = Read & Gathered

async function readSent(ctx: ServiceContext, site: FormSite, { form, photos }: SentForm): Promise<Read> {
  const first = readEntered(form, site.asked, photos.ids.length)
  const pass = await readPass(ctx, first.token, site.draftId)
  const before = first.dropsPhotos ? 0 : (pass?.photos.length ?? 0)
  return { entered: before > 0 ? readEntered(form, site.asked, before) : first, pass }
}

/** The token's photos may still exist. */
const withoutDatabase = (read: Read, { photos: { ids, problem, leftOut } }: SentForm): Try => ({
  ...read,
  kept: [...(read.pass?.photos ?? []), ...ids].map((id) => ({ id, hash: '', messageId: null })),
  problem: problem ?? leftOut,
})

async function gatherPhotos(
  ctx: ServiceContext,
  { draftId }: FormSite,
  { entered, pass, sent }: Read & { sent: SentForm },
): Promise<Gathered> {
  const { ids: came, problem, leftOut } = sent.photos
  const { dropsPhotos, tellsOfPhotos } = entered
  const before = pass?.photos ?? []
  const wanted = [...(dropsPhotos ? [] : before), ...came]
  const found = await findSentPhotos(ctx.db, { ids: wanted, draftId, at: ctx.now() })
  const kept = found.slice(0, limits.messagePhotos)
  const unused = [...(dropsPhotos ? before : []), ...found.slice(limits.messagePhotos).map(({ id }) => id)]
  if (unused.length > 0) ctx.defer(forgetPhotos(ctx, unused))
  const isLost = found.length < wanted.length || (tellsOfPhotos && !dropsPhotos && !pass)
  return { kept, problem: problem ?? (isLost ? 'again' : found.length > kept.length ? 'too_many' : leftOut) }
}

/** Deletes photos that the visitor removed or sent twice. If it fails, they expire. */
async function forgetPhotos(ctx: ServiceContext, ids: readonly string[]): Promise<void> {
  await dropPhotos(ctx.db, { ids, at: ctx.now() })
  await removeDuePhotos(ctx)
}

type Accepted = Try & { sent: SentForm }

async function acceptMessage(ctx: ServiceContext, site: FormSite, accepted: Accepted): Promise<FormOutcome> {
  const { entered, sent, pass, kept: photos } = accepted
  const said = saidOf(entered, site)
  const { visitor, check } = sent
  const photosLeftOut = arePhotosLeftOut(accepted)
  const thanks = photosLeftOut ? `${thanksPath}#${withoutPhotosId}` : thanksPath
  try {
    const trapped = entered.trapped || pass?.trapped === true
    const kept = await withTimeout(
      timeoutSeconds,
      keepMessage(ctx, site, { said, photos, photosLeftOut, ...{ pass, trapped, check, visitor } }),
    )
    switch (kept.kind) {
      case 'stored':
        emailOwner(ctx, site, sent.sender, kept.folder === 'inbox')
        return { kind: 'sent', site, thanks }
      case 'known':
        // After going back, the page of a sent message may hold a new one.
        if (!isSame(kept, said, photos)) return acceptMessage(ctx, site, another(accepted))
        if (sent.photos.ids.length > 0) ctx.defer(forgetPhotos(ctx, sent.photos.ids))
        return { kind: 'sent', site, thanks }
      case 'doubtful':
        return pageOf(
          ctx,
          site,
          { ...accepted, entered: { ...entered, trapped } },
          entered.token === '' || pass ? 'confirm' : 'expired',
        )
      case 'photos_gone':
        return pageOf(ctx, site, { ...accepted, kept: [], problem: 'again' }, 'problems')
      case 'full': {
        const retryAfter = Math.max(1, Math.ceil((kept.until.getTime() - ctx.now().getTime()) / 1000))
        return { ...(await pageOf(ctx, site, accepted, 'limited')), retryAfter }
      }
      case 'gone':
        return { kind: 'none' }
    }
  } catch (error) {
    logFailure('messages.not_stored', error, { draftId: site.draftId })
    return pageOf(ctx, site, accepted, 'failed')
  }
}

/** Whether photos of this or an earlier submission were left out. */
const arePhotosLeftOut = ({ problem, pass }: Pick<Try, 'problem' | 'pass'>): boolean =>
  (problem !== undefined && isLeftOut(problem)) || pass?.photosLeftOut === true

/** The same without the previous message's token and photos. */
const another = (accepted: Accepted): Accepted => ({
  ...accepted,
  pass: undefined,
  kept: accepted.kept.filter(({ messageId }) => messageId === null),
})

/** Runs after the response. The cron retries the email; the count may be lost. */
function emailOwner(
  ctx: ServiceContext,
  { userId, draftId }: FormSite,
  visitor: string | null,
  isClean: boolean,
): void {
  notifyOwner(ctx, userId, { type: 'messages.changed' })
  if (!isClean) return
  ctx.defer(drainMail(ctx))
  ctx.defer(countMessage(ctx, { draftId, visitor }))
}

async function pageOf(ctx: ServiceContext, site: FormSite, tried: Try, kind: FormPageState['kind']) {
  const { values, problems } = tried.entered
  const token = await tokenOf(ctx, site, tried, kind)
  const photos = { kept: tried.kept.length, problem: tried.problem }
  return { kind: 'page' as const, site, state: { kind, values, problems, photos, token } }
}

/** Keeps a valid token, so that a message stored despite an error isn't stored twice. */
async function tokenOf(
  ctx: ServiceContext,
  { draftId }: FormSite,
  { entered: { token: came, trapped }, pass, kept, problem }: Try,
  kind: FormPageState['kind'],
): Promise<string> {
  const asked = kind === 'confirm' || kind === 'expired'
  const photos = kept.map(({ id }) => id)
  if (photos.length > 0) await extendPhotos(ctx.db, { ids: photos, at: ctx.now() }).catch(() => undefined)
  const photosLeftOut = arePhotosLeftOut({ problem, pass })
  if (asked) return mintToken(ctx, { draftId, asked, trapped, photos, photosLeftOut })
  const isSamePhotos = pass?.photos.join() === photos.join() && pass.photosLeftOut === photosLeftOut
  const isEnough = pass && (pass.trapped || !trapped) && isSamePhotos
  if (isEnough) return came
  const isConfirmed = pass?.asked === true && (pass.trapped || !trapped)
  if (!trapped && !isConfirmed && photos.length === 0 && !photosLeftOut) return ''
  const isTrapped = trapped || pass?.trapped === true
  return mintToken(ctx, { draftId, asked: isConfirmed, trapped: isTrapped, photos, photosLeftOut })
}

const saidOf = ({ values }: Entered, { asked }: FormSite): MessageContent => ({
  name: values.name ?? '',
  email: values.email ?? '',
  phone: values.phone ?? '',
  message: values.message ?? '',
  preferredTime: values.preferredTime || null,
  answers: JSON.stringify(answersIn({ values }, asked)),
})

const isSame = (known: KnownMessage, said: MessageContent, photos: readonly SentPhoto[]) =>
  (Object.keys(known.said) as (keyof MessageContent)[]).every((field) => known.said[field] === said[field]) &&
  known.hashes.join() === photos.map(({ hash }) => hash).join()
