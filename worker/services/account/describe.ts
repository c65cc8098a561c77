import type { Account } from '../../contract/account.ts'
import { AppError } from '../../contract/errors.ts'
import { chooseSocial } from '../../providers/choose.ts'
import { countOfAccount } from '../../storage/account-rows.ts'
import { findPerson } from '../../storage/users.ts'
import type { ServiceContext } from '../context.ts'
import { websiteLimit } from '../drafts/website-limit.ts'
import type { SignedIn } from '../sign-in/find-session.ts'
import { findReauthenticationWays } from './find-reauthentication-ways.ts'

/** What the account page shows. */
export async function describeAccount(ctx: ServiceContext, { user }: SignedIn): Promise<Account> {
  const [person, ways, counts] = await Promise.all([
    findPerson(ctx.db, user.uid),
    findReauthenticationWays(ctx, user.uid),
    countOfAccount(ctx.db, { userId: user.uid, at: ctx.now() }),
  ])
  if (!person) throw new AppError('not_signed_in')
  return {
    email: person.email,
    verified: person.emailVerified,
    createdAt: person.createdAt.toISOString(),
    hasPassword: ways.includes('password'),
    social: ways.includes('social') ? (chooseSocial(ctx.env)?.name ?? null) : null,
    reauthenticationWays: ways,
    ...counts,
    websiteLimit: websiteLimit(ctx),
  }
}
