import * as z from 'zod'
import { challengeField, chooseChallenge } from '../adapters/turnstile.ts'
import type { Env } from '../env.ts'
import { challengePage, checkedField, verdictOf } from '../messages/submit/challenge-page.ts'
import { hostKind } from '../platform/addresses/hosts.ts'
import { pages } from '../platform/addresses/paths.ts'
import { openContext } from '../platform/context.ts'
import { visitorAddress } from '../platform/http/caller.ts'
import { emailAddress } from '../platform/http/email-address.ts'
import { AppError } from '../platform/http/errors.ts'
import { isForm, readForm } from '../platform/http/read-body.ts'
import { siteNotFoundPage } from '../platform/http/site-not-found-page.ts'
import { logFailure } from '../platform/log/log.ts'
import { maxReportLength, type ReportForm, type ReportProblem, reportPage, reportThanks } from './report-page.ts'
import { reportWebsite } from './reports.ts'
import { reportReasons } from './schema.ts'

const sentParameter = 'sent'
const names = ['website', 'reason', 'text', 'email'] as const

/** The page at `/report` and what it sends. With Turnstile, its form goes by way of the previews' host. */
export async function serveReport(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  if (request.method === 'POST' && !chooseChallenge(env)) return takeReport(request, env, ctx)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('Method not allowed\n', { status: 405, headers: { Allow: 'GET, HEAD' } })
  const { searchParams } = new URL(request.url)
  if (searchParams.has(sentParameter)) return reportThanks(env)
  const website = (searchParams.get('website') ?? '').slice(0, maxReportLength.website)
  return reportPage(env, { form: { website, reason: '', text: '', email: '' } })
}

/** The page that checks a report, on the previews' host: first it shows the widget, then it takes the report. */
export async function checkReport(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  if (request.method !== 'POST' || !chooseChallenge(env)) return siteNotFoundPage(env.APP_ORIGIN)
  return takeReport(request, env, ctx)
}

async function takeReport(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const visitor = visitorAddress(request.headers)
  const { success } = await env.FORM_LIMIT.limit({ key: `report ${visitor}` })
  const fields = success && isForm(request) ? await readForm(request).catch(() => undefined) : undefined
  const form = formOf(fields)
  if (!success) return reportPage(env, { form, problem: 'limited' })
  const parsed = parse(form, env)
  if ('problem' in parsed) return reportPage(env, { form, problem: parsed.problem })
  const challenge = chooseChallenge(env)
  if (challenge && fields && !fields.has(checkedField))
    return challengePage({
      hidden: names.map((name) => [name, form[name]]),
      siteKey: challenge.siteKey,
      target: env.APP_ORIGIN,
      language: 'en',
      failed: false,
    })
  // Like a message, a report without the check is taken; it counts against a stricter limit.
  const isChecked =
    !challenge || (await verdictOf(challenge, fields?.get(challengeField) ?? '', form.text)) !== 'failed'
  const services = openContext(env, (promise) => ctx.waitUntil(promise))
  try {
    const isKnown = await reportWebsite(services, { ...parsed, visitor, isChecked })
    if (!isKnown) return reportPage(env, { form, problem: 'website' })
  } catch (error) {
    const isLimited = error instanceof AppError && error.code === 'too_many_requests'
    if (!isLimited) logFailure('reports.not_kept', error)
    return reportPage(env, { form, problem: isLimited ? 'limited' : 'unavailable' })
  }
  const Location = `${env.APP_ORIGIN}${pages.report}?${sentParameter}=1`
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })
}

/** Cut to what the page shows again. */
function formOf(fields: URLSearchParams | undefined): ReportForm {
  const field = (name: (typeof names)[number], max: number) => (fields?.get(name) ?? '').trim().slice(0, max)
  return {
    website: field('website', maxReportLength.website),
    reason: field('reason', 40),
    text: field('text', maxReportLength.text + 1),
    email: field('email', maxReportLength.email),
  }
}

type Parsed = {
  hostname: string
  token: string | undefined
  reason: (typeof reportReasons)[number]
  text: string
  email: string
}

function parse({ website, reason, text, email }: ReportForm, env: Env): Parsed | { problem: ReportProblem } {
  const url = URL.parse(/^https?:\/\//i.test(website) ? website : `https://${website}`)
  const hostname = url?.hostname.replace(/\.$/, '')
  if (!url || !hostname?.includes('.')) return { problem: 'website' }
  const isPreview = hostKind(hostname, env) === 'preview'
  const token = isPreview ? /^\/([0-9a-f]{32})(?=\/|$)/.exec(url.pathname)?.[1] : undefined
  if (isPreview && token === undefined) return { problem: 'website' }
  const known = z.enum(reportReasons).safeParse(reason)
  if (!known.success) return { problem: 'reason' }
  if (text.length > maxReportLength.text) return { problem: 'long' }
  const address = email === '' ? '' : emailAddress.safeParse(email).data
  if (address === undefined) return { problem: 'email' }
  return { hostname, token, reason: known.data, text: text.toWellFormed(), email: address }
}
