import { AppError } from '../../contract/errors.ts'
import { isKnownEmail } from '../../storage/users.ts'
import { sendVerification } from '../account/send-verification.ts'
import type { ServiceContext } from '../context.ts'
import { countAttempt } from '../limits/count-attempt.ts'
import { countWithPauses } from '../limits/count-with-pauses.ts'
import { openAuth, reasonOf, sessionCookies } from './auth.ts'
import type { AskingBrowser } from './browser.ts'
import { checkNewPassword } from './check-new-password.ts'
import type { SignedInNow } from './signed-in-now.ts'

type NewAccount = { email: string; password: string; browser: AskingBrowser }

/**
 * Makes an account with a password, signs it in and mails a link that verifies its address. Throws account_exists,
 * password_too_common, too_many_requests.
 */
export async function signUp(ctx: ServiceContext, { email, password, browser }: NewAccount): Promise<SignedInNow> {
  await countAttempt(ctx, 'sign-ups from an address', browser.address)
  await checkNewPassword(password, email)
  // Accounts that are made and deleted in turns mail no more than codes do.
  await countWithPauses(ctx, 'confirmations to an e-mail', email)
  const auth = await openAuth(ctx)
  try {
    const { response, headers } = await auth.api.signUpEmail({
      body: { email, password, name: '' },
      headers: browser.headers,
      returnHeaders: true,
    })
    ctx.defer(sendVerification(ctx, { userId: response.user.id, email }))
    return { userId: response.user.id, setCookies: sessionCookies(ctx, headers) }
  } catch (error) {
    throw (await isTaken(ctx, { error, email })) ? new AppError('account_exists') : error
  }
}

/** Whether the address had an account before, or has got one in this very moment. */
const isTaken = async ({ db }: ServiceContext, { error, email }: { error: unknown; email: string }) =>
  reasonOf(error) === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' ||
  (reasonOf(error) === 'FAILED_TO_CREATE_USER' && (await isKnownEmail(db, email)))
