import { type SQL, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { failedConstraint, rawStatement } from './database.ts'

/** The key that a row lacks which ends a batch for that reason: an update that matched nothing would not. */
const missingKeys = {
  /** The draft is gone, another person's, has been saved since, or its owner's account is being deleted. */
  'draft-changed': ['outbox', 'hostname'],
  /** Another website has the handle, or it is kept for another person. */
  'handle-in-use': ['kept_handles', 'handle'],
  /** The website is not where or what it was any more. */
  'live-changed': ['scheduled_releases', 'draft_id'],
  /** The release was abandoned, and its files with it. */
  'release-gone': ['releases', 'id'],
} as const

/** Why a batch changed nothing. */
export type Refusal = keyof typeof missingKeys

/** Undoes the batch it is part of, and ends it, where a condition holds. */
export function refuseWhen(db: Database, refusal: Refusal, condition: SQL) {
  const [table, key] = missingKeys[refusal]
  return rawStatement(db, sql`insert into ${sql.raw(table)} (${sql.raw(key)}) select null where ${condition}`)
}

/** The same where the statement before it changed no row. */
export const refuseUnlessChanged = (db: Database, refusal: Refusal) => refuseWhen(db, refusal, sql`changes() = 0`)

/** For which of these reasons a batch failed; undefined for any other. */
export function refusalOf(error: unknown): Refusal | undefined {
  const constraint = failedConstraint(error)
  if (constraint === 'draft_websites.handle' || constraint === 'websites.handle') return 'handle-in-use'
  return (Object.keys(missingKeys) as Refusal[]).find((refusal) => missingKeys[refusal].join('.') === constraint)
}
