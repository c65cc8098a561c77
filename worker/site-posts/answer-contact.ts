import { thanksPath } from '../../renderer/document/contact-form.ts'
import { drawFormPage } from '../services/contact/draw-form-page.ts'
import { submitForm } from '../services/contact/submit-form.ts'
import type { ServiceContext } from '../services/context.ts'
import { nothingHere } from '../sites/nothing-here.ts'
import { challengeAddress, isChallenging } from './challenge-address.ts'
import { plainPage, unkept } from './plain-page.ts'

const statuses = { confirm: 200, expired: 200, problems: 422, limited: 429, failed: 503 }

type Sent = { hostname: string; form: URLSearchParams; visitor: string }

/** Responds to a contact form: leads to the website's page of thanks, or shows the page that asks to confirm or correct the message. */
export async function answerContact(ctx: ServiceContext, request: Request, sent: Sent): Promise<Response> {
  const outcome = await submitForm(ctx, { ...sent, check: isChallenging(ctx.env) ? 'failed' : 'none' })
  switch (outcome.kind) {
    case 'none':
      return nothingHere(ctx.env.APP_ORIGIN)
    case 'unavailable':
      return plainPage('unavailable', request, { 'Retry-After': '30' })
    case 'sent':
      return new Response(null, { status: 303, headers: { ...unkept, Location: thanksPath } })
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
          ...unkept,
          'Content-Type': 'text/html; charset=utf-8',
          ...(later !== undefined && { 'Retry-After': String(later) }),
        },
      })
    }
  }
}
