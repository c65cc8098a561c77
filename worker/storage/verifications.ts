import { lt } from 'drizzle-orm'
import type { Database } from './database.ts'
import { verifications } from './schema/accounts.ts'

/** Removes the codes and tokens that could be used until a time. */
export const deleteVerificationsBefore = (db: Database, time: Date) =>
  db.delete(verifications).where(lt(verifications.expiresAt, time))
