import { thanksPath } from '../../renderer/document/contact-form.ts'
import { drawFormPage } from '../services/contact/draw-form-page.ts'
import { submitForm } from '../services/contact/submit-form.ts'
import type { ServiceContext } from '../services/context.ts'
import { nothingHere } from '../sites/nothing-here.ts'
import { challengeAddress, isChallenging } from './challenge-address.ts'
import { plainPage, unkept } from './plain-page.ts'

const statuses = { confirm: 200, expired: 200, problems: 422, limited: 429, failed: 503 }

type Sent = { hostname: string; form: URLSearchParams; visitor: string }

/** What a contact form is answered: the page in between, or its thanks, which are a page of the website's. */
export async function answerContact(ctx: ServiceContext, request: Request, sent: Sent): Promise<Response> {
  const outcome = await submitForm(ctx, { ...sent, unchecked: isChallenging(ctx.env) })
  switch (outcome.kind) {
    case 'none':
      return nothingHere(ctx.env.APP_ORIGIN)
    case 'unavailable':
      return plainPage('unavailable', request, { 'Retry-After': '30' })
    case 'sent':
      return new Response(null, { status: 303, headers: { ...unkept, Location: thanksPath } })
    case 'page': {
      const { site, state, retryAfter } = outcome
      const action = challengeAddress(ctx.env, sent.hostname)
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
