import { and, eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { accounts } from './schema/accounts.ts'

/** Whose a social account is. `issuer` is the provider's id: the same subject of another issuer is somebody else. */
export const findSocialOwner = (db: Database, { issuer, subject }: { issuer: string; subject: string }) =>
  db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, issuer), eq(accounts.accountId, subject)))
    .get()

/** Undefined if the person cannot sign in with the issuer. */
export const findSocialAccount = (db: Database, { userId, issuer }: { userId: string; issuer: string }) =>
  db
    .select({ subject: accounts.accountId })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, issuer)))
    .get()
