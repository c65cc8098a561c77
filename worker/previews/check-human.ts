import { challengeField, chooseChallenge } from '../adapters/turnstile.ts'
import type { Env } from '../env.ts'
import { challengePage, verdictOf } from '../messages/submit/challenge-page.ts'
import { pages } from '../platform/addresses/paths.ts'
import { openContext } from '../platform/context.ts'
import { hashOf } from '../platform/crypto/hash.ts'
import { signToken } from '../platform/crypto/signed-token.ts'
import { visitorAddress } from '../platform/http/caller.ts'
import { isForm, readForm } from '../platform/http/read-body.ts'
import { siteNotFoundPage } from '../platform/http/site-not-found-page.ts'
import { MINUTE } from '../platform/time.ts'

const minutes = 10

const words = {
  title: 'One more moment',
  text: 'We check that you’re not a robot. Then we take you back.',
  failed: 'That didn’t work. Please try again.',
  without: 'The check doesn’t work in this browser. Go back, and ask for your email again in a few minutes.',
  send: 'Go back',
}

/**
 * Responds with the page that checks for robots before a sign-in email. Redirects to the app's page in `?back=`, with a signed token in the
 * fragment after a passed check, and without one if the service fails.
 */
export async function checkHuman(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const challenge = chooseChallenge(env)
  if (!challenge) return siteNotFoundPage(env.APP_ORIGIN)
  if (request.method === 'GET')
    return challengePage({
      ...{ hidden: [], siteKey: challenge.siteKey, target: env.APP_ORIGIN, language: 'en', failed: false, words },
    })
  if (request.method !== 'POST')
    return new Response('Method not allowed\n', { status: 405, headers: { Allow: 'GET, POST' } })
  const { success } = await env.FORM_LIMIT.limit({ key: `human ${visitorAddress(request.headers)}` })
  const fields = success && isForm(request) ? await readForm(request).catch(() => undefined) : undefined
  const response = fields?.get(challengeField) ?? ''
  const back = pageIn(request, env)
  if ((await verdictOf(challenge, response, '')) === 'passed') {
    const services = openContext(env, (promise) => ctx.waitUntil(promise))
    // The same response sent again is the same check, with the same few emails.
    const subject = await hashOf(response)
    const expiresAt = new Date(services.now().getTime() + minutes * MINUTE)
    back.hash = `check=${await signToken(services, 'human', { subject, expiresAt })}`
  }
  return new Response(null, { status: 303, headers: { Location: back.href, 'Cache-Control': 'no-store' } })
}

/** A sign-in page, and no other. */
function pageIn(request: Request, { APP_ORIGIN }: Env): URL {
  const back = URL.parse(new URL(request.url).searchParams.get('back') ?? '', APP_ORIGIN)
  const isSignIn = back?.origin === APP_ORIGIN && `${back.pathname}/`.startsWith(`${pages.login}/`)
  return isSignIn ? back : new URL(pages.login, APP_ORIGIN)
}
