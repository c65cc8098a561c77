import { setPassword } from '../../storage/account-rows.ts'
import type { ServiceContext } from '../context.ts'
import { newId } from '../new-id.ts'
import { checkNewPassword } from '../sign-in/check-new-password.ts'
import type { SignedIn } from '../sign-in/find-session.ts'
import { hashPassword } from '../sign-in/password-hash.ts'
import { consumeReauthentication } from './consume-reauthentication.ts'
import { leaveOnlyThisSession } from './leave-only-this-session.ts'
import { tellPasswordChanged } from './tell-password-changed.ts'

/**
 * Sets the password, their first or another; ends the other sessions and the resets that wait; tells the person by mail. Throws
 * password_too_common, reauthentication_required.
 */
export async function changePassword(ctx: ServiceContext, person: SignedIn, password: string): Promise<void> {
  const { uid, email } = person.user
  await checkNewPassword(password, email)
  const hash = await hashPassword(password)
  await consumeReauthentication(ctx, person, 'change-password')
  await setPassword(ctx.db, { id: newId(), userId: uid, sessionId: person.sessionId, hash, at: ctx.now() })
  leaveOnlyThisSession(ctx, person)
  ctx.defer(tellPasswordChanged(ctx, email))
}
