import type { ServiceContext } from '../context.ts'
import { countAttempt } from '../limits/count-attempt.ts'
import type { AskingBrowser } from '../sign-in/browser.ts'
import { startRoundTrip } from './start-round-trip.ts'

/** Where to sign in at the social provider, with its account picker. Throws social_unavailable, too_many_requests. */
export async function startSocialSignIn(
  ctx: ServiceContext,
  { next, popup, browser }: { next: string | null; popup?: string; browser: AskingBrowser },
): Promise<{ url: string; setCookies: string[] }> {
  await countAttempt(ctx, 'round trips from an address', browser.address)
  return startRoundTrip(ctx, { errand: {}, next, popup, headers: browser.headers })
}
