import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { instant } from '../platform/db/database.ts'
import { operatorActs, reportReasons, subjectKinds } from './schema.ts'

/**
 * Operators' actions. Append-only: triggers refuse changes and deletions. Holds ids and no other personal data, so that entries may outlive
 * accounts.
 */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: instant('at').notNull(),
    /** The operator's account. */
    operatorId: text('operator_id').notNull(),
    act: text('act', { enum: operatorActs }).notNull(),
    subjectKind: text('subject_kind', { enum: subjectKinds }).notNull(),
    /** The id of the account, the website, or the job. */
    subjectId: text('subject_id').notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [index('audit_log_subject').on(table.subjectKind, table.subjectId, table.id)],
)

/** Totals of each UTC day, without personal data. */
export const dailyNumbers = sqliteTable('daily_numbers', {
  /** Days since 1970. */
  day: integer('day').primaryKey(),
  signUps: integer('sign_ups').notNull(),
  websites: integer('websites').notNull(),
  published: integer('published').notNull(),
  messages: integer('messages').notNull(),
  views: integer('views').notNull(),
})

/** Visitors' reports. Reporting a website again replaces the visitor's open report. */
export const websiteReports = sqliteTable(
  'website_reports',
  {
    id: text('id').primaryKey(),
    draftId: text('draft_id').notNull(),
    /** The hostname that the visitor named. */
    hostname: text('hostname').notNull(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    text: text('text').notNull(),
    /** Blank unless the visitor wants an answer. */
    email: text('email').notNull(),
    /** A keyed hash of the visitor's address and the website. */
    reporter: text('reporter').notNull(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('website_reports_open').on(table.draftId, table.reporter).where(sql`${table.closedAt} is null`),
    index('website_reports_website').on(table.draftId, table.createdAt),
    index('website_reports_closed').on(table.closedAt).where(sql`${table.closedAt} is not null`),
  ],
)
