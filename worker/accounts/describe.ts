import { chooseSocial } from '../adapters/oidc.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { websiteLimit } from '../platform/limits/limits.ts'
import { isOperator } from '../platform/operators.ts'
import { findReauthenticationWays } from './reauthentication.ts'
import type { Account, Session } from './schema.ts'
import type { SignedIn } from './sessions/sessions.ts'
import { countDrafts, countSessions, findPerson } from './user-rows.ts'

/** The account page's data. */
export async function describeAccount(ctx: ServiceContext, { user }: SignedIn): Promise<Account> {
  const [person, ways, sessions, websites] = await Promise.all([
    findPerson(ctx.db, user.uid),
    findReauthenticationWays(ctx, user.uid),
    countSessions(ctx.db, { userId: user.uid, at: ctx.now() }),
    countDrafts(ctx.db, user.uid),
  ])
  if (!person) throw new AppError('not_signed_in')
  return {
    email: person.email,
    verified: person.emailVerified,
    createdAt: person.createdAt.toISOString(),
    hasPassword: ways.includes('password'),
    social: ways.includes('social') ? (chooseSocial(ctx.env)?.name ?? null) : null,
    reauthenticationWays: ways,
    sessions,
    websites,
    websiteLimit: websiteLimit(ctx, { verified: person.emailVerified }),
  }
}

/** A person's description for their browser; null if the account is gone. */
export async function describePerson(ctx: ServiceContext, userId: string): Promise<Session['user']> {
  const person = await findPerson(ctx.db, userId)
  if (!person) return null
  const { id, email, emailVerified, createdAt, lastSignInAt, isSocial } = person
  return {
    uid: id,
    email,
    type: isSocial ? 'social-provider' : 'email',
    verified: emailVerified,
    ...(isOperator(ctx.env, { email, verified: emailVerified }) && { operator: true as const }),
    createdAt: createdAt.toISOString(),
    lastSignInAt: (lastSignInAt ?? createdAt).toISOString(),
  }
}

/** The ways to sign in, besides the ones that every account has. */
export const listWays = ({ env }: ServiceContext): { social: string | null } => ({
  social: chooseSocial(env)?.name ?? null,
})
