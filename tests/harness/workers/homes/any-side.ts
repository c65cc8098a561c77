import { drizzle } from 'drizzle-orm/d1'
import type { Database } from '../../../../worker/platform/db/database.ts'

/** The only database of most tests, which they fill and read as the directory and as a home. */
export const openDatabase = (binding: D1Database): Database => drizzle(binding)
