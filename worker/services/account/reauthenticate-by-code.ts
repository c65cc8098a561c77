import type { ReauthenticationAct } from '../../contract/account.ts'
import type { OtpStatus } from '../../contract/sign-in.ts'
import type { ServiceContext } from '../context.ts'
import type { AskingBrowser } from '../sign-in/browser.ts'
import type { SignedIn } from '../sign-in/find-session.ts'
import { tryCode } from '../sign-in/try-code.ts'
import { grantReauthentication } from './grant-reauthentication.ts'
import { codePlace } from './send-reauthentication-code.ts'

type Attempt = { act: ReauthenticationAct; session: string; code: string; browser: AskingBrowser }

/** As for signing in: once, for 10 minutes and 5 guesses, where it was asked for. Throws too_many_requests. */
export async function reauthenticateByCode(
  ctx: ServiceContext,
  person: SignedIn,
  { act, session, code, browser }: Attempt,
): Promise<{ status: OtpStatus }> {
  const { status } = await tryCode(ctx, {
    kind: 'reauthentication',
    session,
    code,
    browser,
    place: await codePlace(browser, person, act),
    compare: ({ api }, body) => api.checkVerificationOTP({ body: { ...body, type: 'email-verification' } }),
  })
  if (status === 'Success') await grantReauthentication(ctx, person, act)
  return { status }
}
