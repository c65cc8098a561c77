import { AppError } from '../../contract/errors.ts'
import { findPasswordHash } from '../../storage/account-rows.ts'
import type { ServiceContext } from '../context.ts'
import { countAttempt } from '../limits/count-attempt.ts'
import { countWithPauses } from '../limits/count-with-pauses.ts'
import { openAuth, reasonOf, sessionCookies } from './auth.ts'
import type { AskingBrowser } from './browser.ts'
import { findKnownBrowser } from './known-browser.ts'
import { signOut } from './sign-out.ts'
import type { SignedInNow } from './signed-in-now.ts'

type Attempt = { email: string; password: string; browser: AskingBrowser }

/** Signs in by a password. Throws wrong_password whoever asks, too_many_requests. */
export async function signInByPassword(
  ctx: ServiceContext,
  { email, password, browser }: Attempt,
): Promise<SignedInNow> {
  await countPassword(ctx, { email, browser })
  let compared: string | undefined
  const auth = await openAuth(ctx, { onCompared: (hash) => (compared = hash) })
  const asked = { body: { email, password }, headers: browser.headers, returnHeaders: true } as const
  const { response, headers } = await auth.api.signInEmail(asked).catch((error: unknown) => {
    throw reasonOf(error) === 'INVALID_EMAIL_OR_PASSWORD' ? new AppError('wrong_password') : error
  })
  const signedIn = { userId: response.user.id, setCookies: sessionCookies(ctx, headers) }
  // Comparing takes a while. Who changed or lost the password meanwhile ended all sessions, but could not end this one.
  if ((await findPasswordHash(ctx.db, signedIn.userId)) !== compared) {
    await signOut(ctx, asCookies(signedIn.setCookies))
    throw new AppError('wrong_password')
  }
  return signedIn
}

/** Wrong passwords of strangers, from however many addresses, leave a browser that signed in before its own tries. */
async function countPassword(ctx: ServiceContext, { email, browser }: Omit<Attempt, 'password'>): Promise<void> {
  const known = await findKnownBrowser(ctx, { email, device: browser.device })
  if (known !== undefined) {
    await countWithPauses(ctx, 'passwords for an e-mail from a known browser', `${email} ${known}`)
    return
  }
  await countAttempt(ctx, 'passwords from an address', browser.address)
  await countAttempt(ctx, 'passwords for an e-mail from an address', `${email} ${browser.address}`)
  await countWithPauses(ctx, 'passwords for an e-mail', email)
}

/** Cookies that were to be set, as a browser would send them. */
const asCookies = (setCookies: string[]): Headers =>
  new Headers({ cookie: setCookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') })
