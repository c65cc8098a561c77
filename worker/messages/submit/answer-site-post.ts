import { formEndpoint, thanksPath } from '../../../renderer/document/contact-form.ts'
import { notFound } from '../../edge/send.ts'
import type { Env } from '../../env.ts'
import { type Address, previewLabel, siteOrigin } from '../../platform/addresses/hosts.ts'
import { openContext, type ServiceContext } from '../../platform/context.ts'
import { visitorAddress } from '../../platform/http/caller.ts'
import { BodyRefused, isForm, readForm } from '../../platform/http/read-body.ts'
import { siteNotFoundPage } from '../../platform/http/site-not-found-page.ts'
import { drawFormPage } from './form-site.ts'
import { noStoreHeaders, plainPage } from './plain-page.ts'
import { submitForm } from './submit-form.ts'

/** The app's answer to what forms on websites send, `POST /_/…`: there is one of them, how to get in touch. */
export async function answerSitePost(
  request: Request,
  { hostname, path }: Address,
  env: Env,
  ctx: ExecutionContext,
): Promise<Response> {
  if (path !== formEndpoint) return notFound()
  const taken = await takeForm(request, env)
  if ('refusal' in taken) return taken.refusal
  const services = openContext(env, (promise) => ctx.waitUntil(promise), 'site post')
  return answerContact(services, request, { hostname, form: taken.form, visitor: visitorAddress(request.headers) })
}

const statuses = { confirm: 200, expired: 200, problems: 422, limited: 429, failed: 503 }

type Sent = { hostname: string; form: URLSearchParams; visitor: string }

/** Responds to a contact form: leads to the website's page of thanks, or shows the page that asks to confirm or correct the message. */
async function answerContact(ctx: ServiceContext, request: Request, sent: Sent): Promise<Response> {
  const outcome = await submitForm(ctx, { ...sent, check: isChallenging(ctx.env) ? 'failed' : 'none' })
  switch (outcome.kind) {
    case 'none':
      return siteNotFoundPage(ctx.env.APP_ORIGIN)
    case 'unavailable':
      return plainPage('unavailable', request, { 'Retry-After': '30' })
    case 'sent':
      return new Response(null, { status: 303, headers: { ...noStoreHeaders, Location: thanksPath } })
    case 'page': {
      const { site, state, retryAfter } = outcome
      const isAsking = state.kind === 'confirm' || state.kind === 'expired'
      const action = isAsking ? challengeAddress(ctx.env, sent.hostname) : undefined
      const { html, headers } = await drawFormPage(site, { ...state, ...(action && { action }) })
      const later = retryAfter ?? (state.kind === 'failed' ? 30 : undefined)
      return new Response(html, {
        status: statuses[state.kind],
        headers: {
          ...headers,
          ...noStoreHeaders,
          'Content-Type': 'text/html; charset=utf-8',
          ...(later !== undefined && { 'Retry-After': String(later) }),
        },
      })
    }
  }
}

/** What a form sent, or why nothing was read of it: too many from one visitor, no form, too large. Nothing is looked up for that. */
export async function takeForm(
  request: Request,
  { FORM_LIMIT }: Pick<Env, 'FORM_LIMIT'>,
): Promise<{ form: URLSearchParams } | { refusal: Response }> {
  const { success } = await FORM_LIMIT.limit({ key: visitorAddress(request.headers) })
  if (!success) return { refusal: plainPage('limited', request, { 'Retry-After': '60' }) }
  if (!isForm(request)) return { refusal: plainPage('noForm', request) }
  try {
    return { form: await readForm(request) }
  } catch (error) {
    if (!(error instanceof BodyRefused)) throw error
    return { refusal: plainPage(error.reason === 'too_large' ? 'tooLarge' : 'cutOff', request) }
  }
}

/** On the host of previews: a widget is for one host, and websites have any. */
export const challengePath = '/_/challenge'

type Settings = Pick<Env, 'SITES_ORIGIN' | 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET'>

/** Whether messages are checked before they are sent. */
const isChallenging = ({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET }: Settings): boolean =>
  Boolean(TURNSTILE_SITE_KEY && TURNSTILE_SECRET)

/** Where the form of a website's host goes to be checked; undefined where nothing is. */
const challengeAddress = (env: Settings, hostname: string): string | undefined =>
  isChallenging(env)
    ? `${siteOrigin(env, previewLabel)}${challengePath}?${new URLSearchParams({ host: hostname })}`
    : undefined
