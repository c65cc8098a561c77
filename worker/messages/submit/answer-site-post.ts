import { formEndpoint } from '../../../renderer/document/contact-form.ts'
import { tagOf } from '../../../renderer/document/values/languages.ts'
import { notFound } from '../../edge/send.ts'
import type { Env } from '../../env.ts'
import { type Address, previewLabel, siteOrigin } from '../../platform/addresses/hosts.ts'
import { openContext, type ServiceContext } from '../../platform/context.ts'
import { visitorAddress } from '../../platform/http/caller.ts'
import { siteNotFoundPage, siteSuspendedPage } from '../../platform/http/site-not-found-page.ts'
import { readPage } from '../../platform/store/release.ts'
import { visitorIn } from '../../visits/visitor.ts'
import { drawFormPage } from './form-site.ts'
import { noStoreHeaders, plainPage, referenceIn } from './plain-page.ts'
import { submitForm } from './submit-form.ts'
import { type TakenForm, takeForm } from './take-form.ts'

/** Handles form submissions on websites, `POST /_/…`. The contact form is the only one. */
export async function answerSitePost(
  request: Request,
  { hostname, path }: Address,
  env: Env,
  ctx: ExecutionContext,
): Promise<Response> {
  if (path !== formEndpoint) return notFound()
  const services = openContext(env, (promise) => ctx.waitUntil(promise))
  const taken = await takeForm(services, request, hostname)
  if ('refusal' in taken) return taken.refusal
  return answerContact(services, request, {
    ...{ hostname, ...taken },
    visitor: visitorAddress(request.headers),
    sender: visitorIn(request.headers),
  })
}

const statuses = { confirm: 200, expired: 200, problems: 422, limited: 429, failed: 503 }

type Sent = TakenForm & { hostname: string; visitor: string; sender: string | null }

/** Responds to a contact form: redirects to the thank-you page, or shows the page to confirm or correct the message. */
async function answerContact(ctx: ServiceContext, request: Request, sent: Sent): Promise<Response> {
  const outcome = await submitForm(ctx, { ...sent, check: isChallenging(ctx.env) ? 'failed' : 'none' })
  switch (outcome.kind) {
    case 'none':
      return noForm(ctx, sent.hostname)
    case 'unavailable':
      return plainPage('unavailable', request, { 'Retry-After': '30' })
    case 'sent':
      return new Response(null, { status: 303, headers: { ...noStoreHeaders, Location: outcome.thanks } })
    case 'page': {
      const { site, state, retryAfter } = outcome
      const isAsking = state.kind === 'confirm' || state.kind === 'expired'
      const action = isAsking ? challengeAddress(ctx.env, sent.hostname) : undefined
      const reference = state.kind === 'failed' && (await referenceIn(tagOf(site.document.settings.formLanguage)))
      const shown = { ...state, ...(action && { action }), ...(reference && { reference }) }
      const { html, headers } = await drawFormPage(site, shown)
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

async function noForm({ env }: ServiceContext, hostname: string): Promise<Response> {
  const shown = await readPage(env, hostname)
  return shown?.metadata.suspended ? siteSuspendedPage(env.APP_ORIGIN) : siteNotFoundPage(env.APP_ORIGIN)
}

/** On the previews' host, because a Turnstile widget belongs to one host. */
export const challengePath = '/_/challenge'

type Settings = Pick<Env, 'SITES_ORIGIN' | 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET'>

const isChallenging = ({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET }: Settings): boolean =>
  Boolean(TURNSTILE_SITE_KEY && TURNSTILE_SECRET)

/** The challenge URL for a website's host; undefined without challenges. */
const challengeAddress = (env: Settings, hostname: string): string | undefined =>
  isChallenging(env)
    ? `${siteOrigin(env, previewLabel)}${challengePath}?${new URLSearchParams({ host: hostname })}`
    : undefined
