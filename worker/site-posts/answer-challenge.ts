import { formEndpoint, thanksPath } from '../../renderer/document/contact-form.ts'
import type { Env } from '../env.ts'
import { hostKind } from '../hosts.ts'
import { chooseChallenge } from '../providers/choose.ts'
import type { Challenge } from '../providers/turnstile.ts'
import { findReadyForm } from '../services/contact/find-ready-form.ts'
import type { FormSite } from '../services/contact/form-site.ts'
import { passesChallenge } from '../services/contact/passes-challenge.ts'
import { submitForm } from '../services/contact/submit-form.ts'
import { openContext, type ServiceContext } from '../services/context.ts'
import { visitorAddress } from '../services/visitor-address.ts'
import { nothingHere } from '../sites/nothing-here.ts'
import { challengePage, checkedField } from './challenge-page.ts'
import { plainPage, unkept } from './plain-page.ts'
import { takeForm } from './take-form.ts'

/**
 * What a website's form is answered where it is checked: first the page with the widget, and what that sends as the website itself would.
 * Whatever else there is to say, the website's own page says: the form goes back to it as it is.
 */
export async function answerChallenge(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const challenge = chooseChallenge(env)
  const hostname = new URL(request.url).searchParams.get('host') ?? ''
  if (!challenge || request.method !== 'POST' || hostKind(hostname, env) !== 'site') return nothingHere(env.APP_ORIGIN)
  const taken = await takeForm(request, env)
  if ('refusal' in taken) return taken.refusal
  const services = openContext(env, (promise) => ctx.waitUntil(promise), 'challenge')
  const checked = { request, challenge, hostname, form: taken.form }
  return taken.form.has(checkedField) ? sendChecked(services, checked) : askToCheck(services, checked)
}

type Checked = { request: Request; challenge: Challenge; hostname: string; form: URLSearchParams }

async function askToCheck(ctx: ServiceContext, { request, challenge, hostname, form }: Checked): Promise<Response> {
  const found = await findReadyForm(ctx, { hostname, form }).catch((error: unknown) => {
    console.error(`contact: ${hostname} not found: ${error}`)
    return null
  })
  if (found === null) return plainPage('unavailable', request, { 'Retry-After': '30' })
  if (!found) return nothingHere(ctx.env.APP_ORIGIN)
  return found.ready ? pageFor(found.site, { challenge, form, failed: false }) : ledTo(found.site, formEndpoint, 307)
}

async function sendChecked(ctx: ServiceContext, { request, challenge, hostname, form }: Checked): Promise<Response> {
  const visitor = visitorAddress(request.headers)
  const check = (await passesChallenge(challenge, form)) ? 'passed' : 'failed'
  const outcome = await submitForm(ctx, { hostname, form, visitor, check })
  switch (outcome.kind) {
    case 'none':
      return nothingHere(ctx.env.APP_ORIGIN)
    case 'unavailable':
      return plainPage('unavailable', request, { 'Retry-After': '30' })
    case 'sent':
      return ledTo(outcome.site, thanksPath, 303)
    case 'page':
      return outcome.state.kind === 'failed'
        ? pageFor(outcome.site, { challenge, form, failed: true })
        : ledTo(outcome.site, formEndpoint, 307)
  }
}

const pageFor = (
  { origin, document }: FormSite,
  { challenge, form, failed }: { challenge: Challenge; form: URLSearchParams; failed: boolean },
): Response =>
  challengePage({
    ...{ form, failed, siteKey: challenge.siteKey, siteOrigin: origin, language: document.settings.formLanguage },
  })

/** 307: with all that was entered. */
const ledTo = ({ origin }: FormSite, path: string, status: 303 | 307) =>
  new Response(null, { status, headers: { ...unkept, Location: origin + path } })
