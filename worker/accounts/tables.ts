import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { instant, requestIdColumn } from '../platform/db/database.ts'
import { reauthenticationActs } from './schema.ts'

/** Users. Columns are named as better-auth names them. */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
    image: text('image'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** At first, the time the user was created. */
    lastSignInAt: instant('last_sign_in_at'),
    /** When the first registration call was answered. */
    registeredAt: instant('registered_at'),
    /** When the ways to sign in last changed. Browsers that signed in before count as strangers'. */
    knownBrowsersSince: instant('known_browsers_since'),
  },
  // Few people are unverified; the sweep deletes those who never came back.
  (table) => [index('users_unverified').on(table.id).where(sql`email_verified = 0`)],
)

export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_end').on(table.expiresAt)],
)

/** Ways to sign in: one row for each of a person's providers. */
export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('accounts_provider').on(table.providerId, table.accountId),
    index('accounts_user').on(table.userId),
  ],
)

/** Unused codes and tokens, hashed. */
export const verifications = sqliteTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('verifications_identifier').on(table.identifier), index('verifications_end').on(table.expiresAt)],
)

/**
 * One attempt to prove an email address. For a code, the browser has the id and the person has the code; for a link, the id is the hash of
 * the emailed secret. Either works only in the browser that requested it, except for a password reset, which works in any.
 */
export const otpSessions = sqliteTable(
  'otp_sessions',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['code', 'link', 'reset', 'reauthentication'] })
      .notNull()
      .default('code'),
    email: text('email').notNull(),
    /** The hash of the requesting browser's cookie. */
    browser: text('browser').notNull().default(''),
    /** How often someone tried to guess the code. */
    guesses: integer('guesses').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('otp_sessions_email').on(table.email, table.createdAt),
    index('otp_sessions_begin').on(table.createdAt),
  ],
)

/** Reauthentications: each for one session and one act. */
export const reauthentications = sqliteTable(
  'reauthentications',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    act: text('act', { enum: reauthenticationActs }).notNull(),
    /** Pending while the person is at their social provider; `stateHash` then identifies the round trip. */
    status: text('status', { enum: ['pending', 'granted'] }).notNull(),
    stateHash: text('state_hash').unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.act] }),
    index('reauthentications_end').on(table.expiresAt),
  ],
)

/**
 * A pending address change: only one at a time, usable once, and valid only as long as the session that requested it. The id is the hash of
 * the emailed secret.
 */
export const emailChanges = sqliteTable(
  'email_changes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    newEmail: text('new_email').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('email_changes_session').on(table.sessionId), index('email_changes_end').on(table.expiresAt)],
)

/**
 * The OAuth library's records: registered clients, people's grants to them, and hashed tokens. The key is the library's; `userId` and
 * `clientId` belong to a grant or token.
 */
export const oauthRecords = sqliteTable(
  'oauth_records',
  {
    key: text('key').primaryKey(),
    value: text('value').notNull(),
    /** JSON. */
    metadata: text('metadata'),
    expiresAt: instant('expires_at'),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    clientId: text('client_id'),
  },
  (table) => [
    index('oauth_records_user').on(table.userId),
    index('oauth_records_client').on(table.clientId),
    index('oauth_records_end').on(table.expiresAt),
  ],
)

/** Accounts being deleted: nobody can sign in to them anymore, and their data is deleted step by step. */
export const accountDeletions = sqliteTable('account_deletions', {
  userId: text('user_id').primaryKey(),
  /** For the last email; null if none is due or it was sent. */
  email: text('email'),
  /** How many websites there were, for the last email. */
  websites: integer('websites').notNull(),
  startedAt: instant('started_at').notNull(),
  /** When the worker's lease ends. */
  leasedUntil: instant('leased_until'),
  /** The id of the request that started the deletion. */
  requestId: requestIdColumn(),
})
