import { env } from 'cloudflare:workers'
import { searchTextOf } from '../../../../worker/messages/fold-text.ts'
import { newId } from '../../../../worker/platform/crypto/hash.ts'
import { openDatabase } from '../../../../worker/platform/db/database.ts'
import { newPerson, uidOf } from '../accounts/account.ts'
import type { Browser } from '../accounts/browser.ts'
import { smallDocument } from '../sites/documents.ts'
import { schema } from '../tables.ts'

export type MessageRow = typeof schema.customerContactForms.$inferInsert
type Of = { userId: string; draftId: string }

/** A message's row. */
export function messageRow(of: Of, changes: Partial<MessageRow> = {}): MessageRow {
  const row = {
    ...{
      id: newId(),
      ...of,
      tokenId: newId(),
      name: 'Grace',
      email: 'grace@example.com',
      phone: '',
      preferredTime: null,
    },
    ...{ message: 'The tap drips.', language: 'en', hostname: 'ada.localhost', folder: 'inbox' as const },
    ...{ spamReasons: '[]', textHash: 'hash', createdAt: new Date(), readAt: null },
    ...changes,
  }
  return { ...row, searchText: searchTextOf(row) }
}

/** Stores a visitor's message. */
export async function newMessage(of: Of, changes: Partial<MessageRow> = {}): Promise<MessageRow> {
  const row = messageRow(of, changes)
  await openDatabase(env.DB).insert(schema.customerContactForms).values(row)
  return row
}

/** Creates a message with a reply, a photo, queued emails and its website's settings. */
export async function newConversation(of: Of, changes: Partial<MessageRow> = {}): Promise<MessageRow> {
  const db = openDatabase(env.DB)
  const row = await newMessage(of, changes)
  const [id, photoId, at] = [crypto.randomUUID(), newId(), new Date()]
  const [reply, mail] = [
    { id, messageId: row.id, userId: of.userId, text: 'Hello' },
    { ...of, createdAt: at, nextTryAt: at },
  ]
  await db.batch([
    db.insert(schema.messagePhotos).values({
      ...{ ...of, id: photoId, messageId: row.id, position: 0, hash: newId(), width: 4, height: 3 },
      ...{ createdAt: at, expiresAt: at },
    }),
    db.insert(schema.contactReplies).values({ ...reply, createdAt: at }),
    db.insert(schema.mailOutbox).values([
      { ...mail, id: `reply:${id}`, kind: 'reply', messageId: row.id, replyId: id },
      { ...mail, id: `notice:${row.id}`, kind: 'notice', messageId: row.id },
      { ...mail, id: `digest:${row.id}`, kind: 'digest', since: at, until: at },
    ]),
    db
      .insert(schema.inboxSettings)
      .values({
        ...of,
        notify: 'daily',
        timeZone: 'Europe/Vienna',
        keepMonths: 24,
        nextDigestAt: at,
        digestedUntil: at,
      })
      .onConflictDoNothing(),
  ])
  await env.MESSAGE_PHOTOS.put(photoId, 'the file')
  return row
}

/** Inserts thousands of messages, a few hundred per statement. */
export async function newMessages(rows: readonly MessageRow[]): Promise<void> {
  const insert = env.DB.prepare(`
    insert into customer_contact_forms
    select value ->> 'id', value ->> 'draftId', value ->> 'userId', value ->> 'tokenId', value ->> 'name', value ->> 'email',
      value ->> 'phone', value ->> 'message', value ->> 'preferredTime', value ->> 'language', value ->> 'hostname',
      value ->> 'folder', value ->> 'spamReasons', value ->> 'textHash', value ->> 'searchText', value ->> 'createdAt',
      value ->> 'readAt', '[]', 0
    from json_each(?)`)
  const plain = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.getTime(),
    readAt: row.readAt?.getTime() ?? null,
  }))
  for (let at = 0; at < plain.length; at += 500) await insert.bind(JSON.stringify(plain.slice(at, at + 500))).run()
}

/** A signed-in person with one or more websites. */
export async function newInbox(websites = 1) {
  const browser = await newPerson()
  const userId = await uidOf(browser)
  const draftIds: string[] = []
  for (let number = 0; number < websites; number += 1) {
    const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument(`Website ${number}`) })
    draftIds.push((body as { draftId: string }).draftId)
  }
  const [draftId = ''] = draftIds
  return { browser, userId, draftId, draftIds, of: { userId, draftId } }
}

export const patch = (browser: Browser, body: unknown) => browser.call('PATCH', '/api/messages', { body })

/** The stored rows of messages. */
export const storedMessage = (id: string) =>
  env.DB.prepare('select * from customer_contact_forms where id = ?').bind(id).first<Record<string, unknown>>()

/** How many messages, replies, settings and queued emails a person has. */
export async function inboxRowsOf(userId: string) {
  const tables = ['customer_contact_forms', 'contact_replies', 'inbox_settings', 'mail_outbox']
  const counts = await env.DB.batch<{ count: number }>(
    tables.map((table) => env.DB.prepare(`select count(*) as count from ${table} where user_id = ?`).bind(userId)),
  )
  const [messages, replies, settings, mails] = counts.map(({ results }) => results[0]?.count)
  return { messages, replies, settings, mails }
}
