import type { ReauthenticationWay } from '../../contract/account.ts'
import { chooseSocial } from '../../providers/choose.ts'
import { findWaysIn } from '../../storage/account-rows.ts'
import type { ServiceContext } from '../context.ts'

/**
 * The ways in which a person can reauthenticate, the preferred one first. An emailed code is for those who have nothing else: someone who
 * has only the mailbox must not take over an account that has a password or a social provider.
 */
export async function findReauthenticationWays(ctx: ServiceContext, userId: string): Promise<ReauthenticationWay[]> {
  const { hasPassword, issuers } = await findWaysIn(ctx.db, userId)
  const social = chooseSocial(ctx.env)
  const ways: ReauthenticationWay[] = []
  if (hasPassword) ways.push('password')
  if (social && issuers.includes(social.issuer)) ways.push('social')
  return ways.length > 0 ? ways : ['code']
}
