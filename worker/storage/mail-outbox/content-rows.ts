import { and, count, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { isAlive } from '../is-alive.ts'
import { users } from '../schema/accounts.ts'
import { contactReplies, customerContactForms, inboxSettings } from '../schema/contact.ts'
import { draftWebsites } from '../schema/websites.ts'

/** What mails say of a website and its owner, as both are now. */
const website = {
  businessName: draftWebsites.businessName,
  ownerEmail: users.email,
  /** Null where nobody has set any. */
  notify: inboxSettings.notify,
  timeZone: inboxSettings.timeZone,
}

/** A message that a mail is about, with its website. Undefined when either is gone, or their owner's account. */
export const findMessageForMail = (db: Database, { userId, messageId }: { userId: string; messageId: string }) =>
  db
    .select({ ...website, message: customerContactForms })
    .from(customerContactForms)
    .innerJoin(
      draftWebsites,
      and(eq(draftWebsites.id, customerContactForms.draftId), eq(draftWebsites.userId, customerContactForms.userId)),
    )
    .innerJoin(users, eq(users.id, customerContactForms.userId))
    .leftJoin(inboxSettings, eq(inboxSettings.draftId, customerContactForms.draftId))
    .where(and(eq(customerContactForms.id, messageId), eq(customerContactForms.userId, userId), isAlive(userId)))
    .get()

/** What an owner answered; undefined when it is gone. */
export const findReplyText = (db: Database, { userId, replyId }: { userId: string; replyId: string }) =>
  db
    .select({ text: contactReplies.text })
    .from(contactReplies)
    .where(and(eq(contactReplies.id, replyId), eq(contactReplies.userId, userId)))
    .get()

type Website = { userId: string; draftId: string }

/** A website that a mail is about. Undefined when it is gone, or its owner's account. */
export const findWebsiteForMail = (db: Database, { userId, draftId }: Website) =>
  db
    .select(website)
    .from(draftWebsites)
    .innerJoin(users, eq(users.id, draftWebsites.userId))
    .leftJoin(inboxSettings, eq(inboxSettings.draftId, draftWebsites.id))
    .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId), isAlive(userId)))
    .get()

type Span = Website & { since: Date; until: Date }

/** A website's messages within a time, without spam: the newest, and the number, with spam counted separately. */
export async function listMessagesForMail(db: Database, { limit, ...span }: Span & { limit: number }) {
  const { name, email, phone, message, createdAt } = customerContactForms
  const isSpam = sql<number>`${customerContactForms.folder} = 'spam'`
  const [newest, counts] = await db.batch([
    db
      .select({ name, email, phone, message, createdAt })
      .from(customerContactForms)
      .where(and(within(span), ne(customerContactForms.folder, 'spam')))
      .orderBy(desc(createdAt))
      .limit(limit),
    db.select({ isSpam, count: count() }).from(customerContactForms).where(within(span)).groupBy(isSpam),
  ])
  const countOf = (spam: number) => counts.find((row) => row.isSpam === spam)?.count ?? 0
  return { newest, messages: countOf(0), suspected: countOf(1) }
}

const within = ({ userId, draftId, since, until }: Span) =>
  and(
    eq(customerContactForms.draftId, draftId),
    eq(customerContactForms.userId, userId),
    gt(customerContactForms.createdAt, since),
    lte(customerContactForms.createdAt, until),
  )
