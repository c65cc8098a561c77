import { and, asc, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { runBatch } from '../../platform/db/database.ts'
import type { ArchiveParts } from '../parts.ts'
import { accounts, emailChanges, otpSessions, reauthentications, sessions, users } from '../tables.ts'
import { type ArchiveFile, type ArchiveOf, jsonFile } from './archive-file.ts'

type Which = ArchiveOf & Pick<ArchiveParts, 'listKeptAddresses'>

/** Who somebody is, how they come in, and the web addresses that are kept for them. */
export async function accountFile(ctx: ServiceContext, { userId, at, listKeptAddresses }: Which): Promise<ArchiveFile> {
  const [{ emailChanges, ...record }, keptWebAddresses] = await Promise.all([
    findAccountRecord(ctx.db, userId),
    listKeptAddresses(ctx, userId),
  ])
  return jsonFile('account.json', { ...record, keptWebAddresses, emailChanges }, at)
}

/**
 * Who somebody is, their ways in, their browsers and what they were asked to prove; without anything that would let anybody in.
 */
async function findAccountRecord(db: Database, userId: string) {
  const {
    user: [user],
    ...others
  } = await runBatch(db, {
    user: db.select().from(users).where(eq(users.id, userId)),
    waysIn: db
      .select({
        provider: accounts.providerId,
        accountId: accounts.accountId,
        scope: accounts.scope,
        createdAt: accounts.createdAt,
        updatedAt: accounts.updatedAt,
      })
      .from(accounts)
      .where(eq(accounts.userId, userId)),
    sessions: db
      .select({
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        updatedAt: sessions.updatedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt)),
    mailedCodesAndLinks: db
      .select({
        kind: otpSessions.kind,
        email: otpSessions.email,
        guesses: otpSessions.guesses,
        createdAt: otpSessions.createdAt,
        expiresAt: otpSessions.expiresAt,
        usedAt: otpSessions.usedAt,
      })
      .from(otpSessions)
      .innerJoin(users, and(eq(users.id, userId), eq(users.email, otpSessions.email)))
      .orderBy(asc(otpSessions.createdAt)),
    reauthentications: db
      .select({
        act: reauthentications.act,
        status: reauthentications.status,
        expiresAt: reauthentications.expiresAt,
      })
      .from(reauthentications)
      .innerJoin(sessions, and(eq(sessions.id, reauthentications.sessionId), eq(sessions.userId, userId))),
    emailChanges: db
      .select({
        newEmail: emailChanges.newEmail,
        createdAt: emailChanges.createdAt,
        expiresAt: emailChanges.expiresAt,
      })
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId)),
  })
  return { user, ...others }
}
