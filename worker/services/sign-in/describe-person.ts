import type { Session } from '../../contract/sign-in.ts'
import { findPerson } from '../../storage/users.ts'
import type { ServiceContext } from '../context.ts'

/** The description of a person for their browser; null if the account is gone. */
export async function describePerson(ctx: ServiceContext, userId: string): Promise<Session['user']> {
  const person = await findPerson(ctx.db, userId)
  if (!person) return null
  const { id, email, emailVerified, createdAt, lastSignInAt, isSocial } = person
  return {
    uid: id,
    email,
    type: isSocial ? 'social-provider' : 'email',
    verified: emailVerified,
    createdAt: createdAt.toISOString(),
    lastSignInAt: (lastSignInAt ?? createdAt).toISOString(),
  }
}
