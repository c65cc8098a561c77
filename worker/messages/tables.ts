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
    /** The form's single-use token, which prevents duplicates. */
    tokenId: text('token_id').notNull().unique(),
    /** Blank if the form didn't ask or the visitor left it out. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    /** `2026-11-22T14:30`, in the business's local time. */
    preferredTime: text('preferred_time'),
    /** The form's language and hostname. */
    language: text('language').notNull(),
    hostname: text('hostname').notNull(),
    folder: text('folder', { enum: messageFolders }).notNull(),
    /** JSON, `SpamReason[]`. */
    spamReasons: text('spam_reasons').notNull(),
    /** A keyed hash of the text, to recognize it on many websites. */
    textHash: text('text_hash').notNull(),
    /** All searchable text, folded. */
    searchText: text('search_text').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** Answers to the owner's own fields, with their labels at that time: JSON, `Answer[]`. */
    answers: text('answers').notNull().default('[]'),
    /** Whether a limit left out some of the visitor's photos. */
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

/** Visitors' photos. A row is inserted before its file and deleted after it. Without a message at `expiresAt`, both are deleted. */
export const messagePhotos = sqliteTable(
  'message_photos',
  {
    /** Also the file's key in R2. */
    id: text('id').primaryKey(),
    draftId: text('draft_id').notNull(),
    userId: text('user_id').notNull(),
    /** Null until the message is stored, and after it is deleted. */
    messageId: text('message_id').references(() => customerContactForms.id, { onDelete: 'set null' }),
    /** The position within the message, from 0. */
    position: integer('position').notNull(),
    /** SHA-256 of the bytes as sent, in hexadecimal. */
    hash: text('hash').notNull(),
    /** The stored file's size, in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
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
    /** When it was given up. */
    failedAt: instant('failed_at'),
  },
  (table) => [index('contact_replies_message').on(table.messageId), index('contact_replies_user').on(table.userId)],
)

/** Inbox settings. Without a row: notify immediately and keep messages. */
export const inboxSettings = sqliteTable(
  'inbox_settings',
  {
    draftId: text('draft_id').primaryKey(),
    userId: text('user_id').notNull(),
    notify: text('notify', { enum: notificationKinds }).notNull(),
    /** IANA. Sets the days of statistics and the hour of the daily email. */
    timeZone: text('time_zone').notNull(),
    /** Null to keep messages until they are deleted. */
    keepMonths: integer('keep_months'),
    /** When the next daily email is due; null without one. */
    nextDigestAt: instant('next_digest_at'),
    /** Messages up to this time won't be in a later digest. */
    digestedUntil: instant('digested_until'),
    /** When the next weekly email is due; null without one. */
    nextWeeklyAt: instant('next_weekly_at'),
    /** Reply-To of the owner's replies. */
    replyTo: text('reply_to', { enum: replyAddresses }).notNull().default('account'),
  },
  (table) => [
    index('inbox_settings_user').on(table.userId),
    index('inbox_settings_digest').on(table.nextDigestAt),
    index('inbox_settings_weekly').on(table.nextWeeklyAt),
    // For the hourly cleanup.
    index('inbox_settings_keeping').on(table.draftId).where(sql`${table.keepMonths} is not null`),
  ],
)

/** Queued emails. Inserted in the transaction that causes them, composed when sent. */
export const mailOutbox = sqliteTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    draftId: text('draft_id').notNull(),
    kind: text('kind', { enum: ['notice', 'digest', 'reply', 'published', 'weekly', 'operator'] }).notNull(),
    /** For notices and replies. */
    messageId: text('message_id').references(() => customerContactForms.id, { onDelete: 'cascade' }),
    /** For replies. */
    replyId: text('reply_id').references(() => contactReplies.id, { onDelete: 'cascade' }),
    /** Digest: the period. Weekly: `until` is when it was due. */
    since: instant('since'),
    until: instant('until'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    leasedUntil: instant('leased_until'),
    /** For operator emails: what was done, as JSON. `draftId` is blank without a website. */
    details: text('details'),
    /** The request that queued it. */
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
