import type { ReauthenticationAct } from '../../contract/account.ts'
import { AppError } from '../../contract/errors.ts'
import type { ServiceContext } from '../context.ts'
import { hashOf } from '../hash-of.ts'
import { countAttempt } from '../limits/count-attempt.ts'
import { countWithPauses } from '../limits/count-with-pauses.ts'
import type { AskingBrowser } from '../sign-in/browser.ts'
import type { SignedIn } from '../sign-in/find-session.ts'
import { mailCode } from '../sign-in/mail-code.ts'
import { findReauthenticationWays } from './find-reauthentication-ways.ts'

/** Where a code counts: in one browser, in one session of one person with this address, for one act. */
export const codePlace = (browser: AskingBrowser, { user, sessionId }: SignedIn, act: ReauthenticationAct) =>
  hashOf([browser.secret, user.uid, user.email, sessionId, act].join(' '))

/**
 * Mails a code that proves once more who somebody is, for those without a password or social provider. Throws
 * reauthentication_required when they have a stronger way, too_many_requests, mail_failed.
 */
export async function sendReauthenticationCode(
  ctx: ServiceContext,
  person: SignedIn,
  { act, browser }: { act: ReauthenticationAct; browser: AskingBrowser },
): Promise<{ session: string; expiresAt: string }> {
  const { uid, email } = person.user
  const ways = await findReauthenticationWays(ctx, uid)
  if (!ways.includes('code')) throw new AppError('reauthentication_required')
  await countAttempt(ctx, 'reauthentications of an account', uid)
  const counted = await countWithPauses(ctx, 'reauthentication codes of an account', uid)
  return mailCode(ctx, { kind: 'reauthentication', email, place: await codePlace(browser, person, act), counted })
}
