import {
  dropPhotosField,
  formEndpoint,
  formFieldNames,
  keptPhotosField,
  tokenField,
  trapField,
} from '../../../renderer/document/contact-form.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { tagOf } from '../../../renderer/document/values/languages.ts'
import { type Challenge, challengeField, chooseChallenge } from '../../adapters/turnstile.ts'
import type { Env } from '../../env.ts'
import { hostKind } from '../../platform/addresses/hosts.ts'
import { withTimeout } from '../../platform/concurrency.ts'
import { openContext, type ServiceContext } from '../../platform/context.ts'
import { visitorAddress } from '../../platform/http/caller.ts'
import { siteNotFoundPage } from '../../platform/http/site-not-found-page.ts'
import { logFailure } from '../../platform/log/log.ts'
import { visitorIn } from '../../visits/visitor.ts'
import { challengePage, checkedField, verdictOf } from './challenge-page.ts'
import { type ContactPass, type FormSite, findFormSite, mintToken, readPass } from './form-site.ts'
import { noStoreHeaders, plainPage } from './plain-page.ts'
import { readEntered } from './read-entered.ts'
import { submitForm } from './submit-form.ts'
import { type TakenForm, takeForm } from './take-form.ts'

/**
 * Handles a form with a bot check: responds with the widget's page, then processes the submission like the website would. In all other
 * cases it redirects the unchanged form to the website's own page.
 */
export async function answerChallenge(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const challenge = chooseChallenge(env)
  const hostname = new URL(request.url).searchParams.get('host') ?? ''
  if (!challenge || request.method !== 'POST' || hostKind(hostname, env) !== 'site')
    return siteNotFoundPage(env.APP_ORIGIN)
  const services = openContext(env, (promise) => ctx.waitUntil(promise))
  const taken = await takeForm(services, request, hostname)
  if ('refusal' in taken) return taken.refusal
  const checked = { request, challenge, hostname, ...taken }
  return taken.form.has(checkedField) ? sendChecked(services, checked) : askToCheck(services, checked)
}

type Checked = TakenForm & { request: Request; challenge: Challenge; hostname: string }

async function askToCheck(ctx: ServiceContext, { request, challenge, hostname, ...taken }: Checked): Promise<Response> {
  const found = await findReadyForm(ctx, { hostname, ...taken }).catch((error: unknown) => {
    logFailure('messages.form_not_found', error)
    return null
  })
  if (found === null) return plainPage('unavailable', request, { 'Retry-After': '30' })
  if (!found) return siteNotFoundPage(ctx.env.APP_ORIGIN)
  const { site, pass } = found
  if (!pass) return ledTo(site, formEndpoint, 307)
  const form = await withPhotos(ctx, { ...taken, site, pass })
  return pageFor(site, { challenge, form, failed: false })
}

/** Hidden fields can't hold files, so the uploaded photos continue in the token. */
async function withPhotos(
  ctx: ServiceContext,
  { form, photos, site: { draftId }, pass }: TakenForm & { site: FormSite; pass: ContactPass },
): Promise<URLSearchParams> {
  const photosLeftOut = photos.leftOut !== undefined || pass.photosLeftOut
  if (photos.ids.length === 0 && photosLeftOut === pass.photosLeftOut) return form
  const { id: _id, ...said } = pass
  const before = form.has(dropPhotosField) ? [] : pass.photos
  const all = [...before, ...photos.ids].slice(0, limits.messagePhotos)
  const changed = new URLSearchParams(form)
  changed.delete(dropPhotosField)
  changed.set(tokenField, await mintToken(ctx, { draftId, ...said, photos: all, photosLeftOut }))
  return changed
}

async function sendChecked(
  ctx: ServiceContext,
  { request, challenge, hostname, form, photos }: Checked,
): Promise<Response> {
  const visitor = visitorAddress(request.headers)
  const check = (await verifyForm(challenge, form)) ? 'passed' : 'failed'
  const outcome = await submitForm(ctx, { hostname, form, photos, visitor, sender: visitorIn(request.headers), check })
  switch (outcome.kind) {
    case 'none':
      return siteNotFoundPage(ctx.env.APP_ORIGIN)
    case 'unavailable':
      return plainPage('unavailable', request, { 'Retry-After': '30' })
    case 'sent':
      return ledTo(outcome.site, outcome.thanks, 303)
    case 'page':
      return outcome.state.kind === 'failed'
        ? pageFor(outcome.site, { challenge, form, failed: true })
        : ledTo(outcome.site, formEndpoint, 307)
  }
}

/** The entered values become hidden fields. */
function pageFor(
  { origin, document, asked }: FormSite,
  { challenge, form, failed }: { challenge: Challenge; form: URLSearchParams; failed: boolean },
): Promise<Response> {
  const own = asked.own.map(({ name }) => name)
  const names = [...formFieldNames, ...own, tokenField, trapField, keptPhotosField, dropPhotosField]
  return challengePage({
    hidden: names.flatMap((name) => form.getAll(name).map((value): [string, string] => [name, value])),
    ...{ siteKey: challenge.siteKey, target: origin, language: tagOf(document.settings.formLanguage), failed },
  })
}

/** A 307 keeps the form's content. */
const ledTo = ({ origin }: FormSite, path: string, status: 303 | 307) =>
  new Response(null, { status, headers: { ...noStoreHeaders, Location: origin + path } })

/**
 * Whether the check passed. If the service fails, it counts as passed, so that an outage doesn't turn all messages into spam. Repeats of a
 * form get the same verdict.
 */
const verifyForm = async (challenge: Challenge, form: URLSearchParams): Promise<boolean> =>
  (await verdictOf(challenge, form.get(challengeField) ?? '', form.get(tokenField) ?? '')) !== 'failed'

const timeoutSeconds = 10

/**
 * The website and the token's claims of a form that is ready to send. Undefined if there is no such website, or the form has a problem that
 * its website's own page must show. Rejects if the database fails.
 */
async function findReadyForm(
  ctx: ServiceContext,
  { hostname, form, photos }: TakenForm & { hostname: string },
): Promise<{ site: FormSite; pass: ContactPass | undefined } | undefined> {
  const site = await withTimeout(timeoutSeconds, findFormSite(ctx, hostname))
  if (!site) return undefined
  const { problems, token } = readEntered(form, site.asked, photos.ids.length + (form.has(keptPhotosField) ? 1 : 0))
  const pass = await readPass(ctx, token, site.draftId)
  const isRight = Object.keys(problems).length === 0 && photos.problem === undefined
  return { site, pass: isRight ? pass : undefined }
}
