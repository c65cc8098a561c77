import { sql } from 'drizzle-orm'
import { check, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Why a batch changed nothing. */
export const refusals = [
  /** The draft is gone, belongs to someone else, or has been saved since; or its owner's account is being deleted. */
  'draft-changed',
  /** Another website has the handle, or it is reserved for another person. */
  'handle-in-use',
  /** The website has changed or moved. */
  'live-changed',
  /** The release was abandoned, along with its files. */
  'release-gone',
  /** An operator took the website offline. */
  'suspended',
] as const
export type Refusal = (typeof refusals)[number]

/** Always empty: its checks reject every row, and the error names why the batch was aborted. */
export const guards = sqliteTable('guards', { refusal: text('refusal', { enum: refusals }).notNull() }, (table) => [
  check('draft-changed', sql`${table.refusal} <> 'draft-changed'`),
  check('handle-in-use', sql`${table.refusal} <> 'handle-in-use'`),
  check('live-changed', sql`${table.refusal} <> 'live-changed'`),
  check('release-gone', sql`${table.refusal} <> 'release-gone'`),
  check('suspended', sql`${table.refusal} <> 'suspended'`),
])
