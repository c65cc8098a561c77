import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant, requestIdColumn } from '../platform/db/database.ts'
import { messageFolders, notificationKinds, replyAddresses } from './schema.ts'

/** Messages from contact forms. Deleted with their website. */
export const customerContactForms = sqliteTable(
  'customer_contact_forms',
  {
    id: text('id').primaryKey(),
    draftId: text('draft_id').notNull(),
    userId: text('user_id').notNull(),
    /** The form's single-use token: the same token again is not a second message. */
    tokenId: text('token_id').notNull().unique(),
    /** Blank if the form did not ask for it or the visitor left it out. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    /** `2026-11-22T14:30`: as the visitor wrote it, where the business is. */
    preferredTime: text('preferred_time'),
    /** The language of the form, and the hostname that it stood on. */
    language: text('language').notNull(),
    hostname: text('hostname').notNull(),
    folder: text('folder', { enum: messageFolders }).notNull(),
    /** Why it looks like spam: JSON, `SpamReason[]`. */
    spamReasons: text('spam_reasons').notNull(),
    /** A keyed hash of the message's words, to recognize the same text on many websites. */
    textHash: text('text_hash').notNull(),
    /** Everything that is searched, folded. */
    searchText: text('search_text').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** What visitors entered in the owner's own fields, with their labels at that time: JSON, `Answer[]`. */
    answers: text('answers').notNull().default('[]'),
    /** Whether the visitor sent more photos, which a limit left out. */
    photosLeftOut: integer('photos_left_out', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('customer_contact_forms_owner').on(table.userId, table.folder, table.createdAt),
    index('customer_contact_forms_website_folder').on(table.draftId, table.folder, table.createdAt),
    index('customer_contact_forms_text').on(table.textHash, table.createdAt),
    index('customer_contact_forms_spam').on(table.createdAt).where(sql`${table.folder} = 'spam'`),
    index('customer_contact_forms_unread_newest')
      .on(table.userId, table.folder, table.createdAt)
      .where(sql`${table.readAt} is null`),
  ],
)

/**
 * Photos of visitors. The row comes before the file and outlives it: without a message at `expiresAt`, the file is deleted and then the
 * row, whether the message was never sent or is deleted.
 */
export const messagePhotos = sqliteTable(
  'message_photos',
  {
    /** Also the file's key. */
    id: text('id').primaryKey(),
    draftId: text('draft_id').notNull(),
    userId: text('user_id').notNull(),
    /** Null before its message is stored, and once that is deleted. */
    messageId: text('message_id').references(() => customerContactForms.id, { onDelete: 'set null' }),
    /** Among the photos of its message, from 0. */
    position: integer('position').notNull(),
    /** SHA-256 of the bytes as sent, in hexadecimal. */
    hash: text('hash').notNull(),
    /** Of the stored file, in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The lease of the worker that deletes the file. */
    leasedUntil: instant('leased_until'),
  },
  (table) => [
    index('message_photos_message').on(table.messageId),
    index('message_photos_user').on(table.userId, table.draftId),
    index('message_photos_hash').on(table.hash, table.createdAt),
    index('message_photos_due').on(table.expiresAt).where(sql`${table.messageId} is null`),
  ],
)

/** Owners' replies. Deleted with the message. */
export const contactReplies = sqliteTable(
  'contact_replies',
  {
    id: text('id').primaryKey(),
    messageId: text('message_id')
      .notNull()
      .references(() => customerContactForms.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was accepted for delivery. */
    sentAt: instant('sent_at'),
    /** When sending was given up. */
    failedAt: instant('failed_at'),
  },
  (table) => [index('contact_replies_message').on(table.messageId), index('contact_replies_user').on(table.userId)],
)

/** How a website's owner gets notified of messages, and how long they are kept. Without a row: at once, and until they are deleted. */
export const inboxSettings = sqliteTable(
  'inbox_settings',
  {
    draftId: text('draft_id').primaryKey(),
    userId: text('user_id').notNull(),
    notify: text('notify', { enum: notificationKinds }).notNull(),
    /** IANA. Days of visitor numbers and the hour of the daily mail are counted in it. */
    timeZone: text('time_zone').notNull(),
    /** Null: until they are deleted. */
    keepMonths: integer('keep_months'),
    /** When the next daily mail is due; null without one. */
    nextDigestAt: instant('next_digest_at'),
    /** Messages up to then were in a digest or will be in none. */
    digestedUntil: instant('digested_until'),
    /** When the next weekly numbers are due; null without them. */
    nextWeeklyAt: instant('next_weekly_at'),
    /** Reply-To of the owner's replies. */
    replyTo: text('reply_to', { enum: replyAddresses }).notNull().default('account'),
  },
  (table) => [
    index('inbox_settings_user').on(table.userId),
    index('inbox_settings_digest').on(table.nextDigestAt),
    index('inbox_settings_weekly').on(table.nextWeeklyAt),
    // Whose messages the hourly cleanup looks through.
    index('inbox_settings_keeping').on(table.draftId).where(sql`${table.keepMonths} is not null`),
  ],
)

/** Emails to send. Inserted in the transaction of what they are about; composed when they are sent. */
export const mailOutbox = sqliteTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    draftId: text('draft_id').notNull(),
    kind: text('kind', { enum: ['notice', 'digest', 'reply', 'published', 'weekly', 'operator'] }).notNull(),
    /** Notice and reply: the message. */
    messageId: text('message_id').references(() => customerContactForms.id, { onDelete: 'cascade' }),
    /** Reply: which. */
    replyId: text('reply_id').references(() => contactReplies.id, { onDelete: 'cascade' }),
    /** Digest: what came from then until then. Weekly: `until` is when it was due. */
    since: instant('since'),
    until: instant('until'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    /** The lease of one worker. */
    leasedUntil: instant('leased_until'),
    /** Operator: what was done, as JSON. Without a website, `draftId` is blank. */
    details: text('details'),
    /** The id of the request that queued it. */
    requestId: requestIdColumn(),
  },
  (table) => [
    index('mail_outbox_due').on(table.nextTryAt),
    index('mail_outbox_user').on(table.userId),
    // Deleting a message or a reply deletes its email.
    index('mail_outbox_message').on(table.messageId),
    index('mail_outbox_reply').on(table.replyId),
  ],
)
