import { html, raw } from 'hono/html'
import { formEndpoint, thanksPath } from '../../../renderer/document/contact-form.ts'
import { type FormLanguage, tagOf } from '../../../renderer/document/values/languages.ts'
import { notFound } from '../../edge/send.ts'
import type { Env } from '../../env.ts'
import { type Address, previewLabel, siteOrigin } from '../../platform/addresses/hosts.ts'
import { openContext, type ServiceContext } from '../../platform/context.ts'
import { visitorAddress } from '../../platform/http/caller.ts'
import { BodyRefused, isForm, readForm } from '../../platform/http/read-body.ts'
import { siteNotFoundPage } from '../../platform/http/site-not-found-page.ts'
import { drawFormPage } from './form-site.ts'
import { submitForm } from './submit-form.ts'
import { languageOf, type PlainPageName, plainPageWords } from './words.ts'

/** Handles form submissions on websites, `POST /_/…`. The contact form is the only one. */
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

/** Responds to a contact form: redirects to the thank-you page, or shows the page to confirm or correct the message. */
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

/** The form's fields, or the response that refuses it (rate limit, not a form, too large), without a database read. */
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

/** On the previews' host: a Turnstile widget belongs to one host. */
export const challengePath = '/_/challenge'

type Settings = Pick<Env, 'SITES_ORIGIN' | 'TURNSTILE_SITE_KEY' | 'TURNSTILE_SECRET'>

/** Whether messages need a challenge. */
const isChallenging = ({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET }: Settings): boolean =>
  Boolean(TURNSTILE_SITE_KEY && TURNSTILE_SECRET)

/** The challenge URL for a website's host; undefined without challenges. */
const challengeAddress = (env: Settings, hostname: string): string | undefined =>
  isChallenging(env)
    ? `${siteOrigin(env, previewLabel)}${challengePath}?${new URLSearchParams({ host: hostname })}`
    : undefined

/** Headers of every response to a form. */
export const noStoreHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

const plainPageStatuses: Record<PlainPageName, number> = {
  limited: 429,
  noForm: 415,
  tooLarge: 413,
  cutOff: 400,
  unavailable: 503,
}

/** A small unstyled page for a request whose website is unknown, in the browser's language. */
export function plainPage(
  name: PlainPageName,
  { headers }: { headers: Headers },
  more: Record<string, string> = {},
): Response {
  const language = languageOf(headers.get('accept-language') ?? '')
  const nonce = crypto.randomUUID()
  return new Response(String(drawPlainPage(name, language, nonce)), {
    status: plainPageStatuses[name],
    headers: {
      ...noStoreHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      ...more,
    },
  })
}

/** The style of the site-not-found page. */
export const plainStyle = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}
body{display:grid;place-content:center;min-height:90vh;margin:0;padding:16px;text-align:center}
main{max-width:34rem}h1{margin:0;line-height:1.2;letter-spacing:-.02em}p{margin:14px 0 28px;opacity:.8}
a,button{display:inline-block;padding:12px 24px;border:0;border-radius:10px;background:#1d6350;color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
a:hover,button:hover{background:#174f40}`

function drawPlainPage(name: PlainPageName, language: FormLanguage, nonce: string) {
  const { back, pages } = plainPageWords[language]
  const { title, text } = pages[name]
  return html`<!doctype html>
<html lang="${tagOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${raw(plainStyle)}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<a href="/">${back}</a>
</main>
</html>
`
}
