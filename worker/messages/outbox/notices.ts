import { and, count, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import { isRightToLeft } from '../../../renderer/document/values/reading-direction.ts'
import { parseDocument } from '../../../renderer/document/versions.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { phoneHref } from '../../../renderer/facts/phone-link.ts'
import { users } from '../../accounts/tables.ts'
import { isAlive } from '../../accounts/user-rows.ts'
import type { MailMessage } from '../../adapters/email/email.ts'
import { draftWebsites } from '../../drafts/tables.ts'
import { hostOrigin } from '../../platform/addresses/hosts.ts'
import { pages } from '../../platform/addresses/paths.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { type Database, runBatch } from '../../platform/db/database.ts'
import { headerName, type LetterContact } from '../../platform/emails/letter.ts'
import type { OwnedDraft, Owner } from '../../platform/owner.ts'
import { messageNoticeMail, replyMail } from '../emails.ts'
import { calendarEvent } from '../export.ts'
import { listPhotoRows } from '../photos/photo-rows.ts'
import { answerable, findWebsiteEmail } from '../reply-address.ts'
import { messageFolders } from '../schema.ts'
import { contactReplies, customerContactForms, inboxSettings } from '../tables.ts'
import { mailLook } from '../website-look.ts'
import type { MailOutboxRow } from './rows.ts'

/**
 * The email that notifies a website's owner of a message: to the address that their account has now, answered to the visitor. Undefined when the
 * message or the website is gone, when it has become spam, or when the owner wants no such mails any more.
 */
export async function writeNotice(ctx: ServiceContext, row: MailOutboxRow): Promise<MailMessage | undefined> {
  const found = await findMessageForMail(ctx.db, { userId: row.userId, messageId: row.messageId ?? '' })
  if (!found || found.message.folder === 'spam' || found.notify === 'never') return undefined
  const ownerEmail = await findAddress(ctx, row)
  if (ownerEmail === undefined) return undefined
  const { businessName, timeZone, message } = found
  const email = answerable(message.email)
  const entry = await calendarEvent(message)
  const photos = await listPhotoRows(ctx.db, { userId: row.userId, ids: [message.id] })
  const content = await messageNoticeMail({
    ...message,
    country: documentOf(found).business.place.country,
    answers: JSON.parse(message.answers),
    photos: photos.length,
    businessName,
    sentAt: message.createdAt,
    timeZone: timeZone ?? 'UTC',
    canAnswer: email !== undefined,
    url: `${ctx.env.APP_ORIGIN}${pages.inbox}?message=${encodeURIComponent(message.id)}`,
  })
  return {
    to: ownerEmail,
    ...content,
    ...(email && { replyTo: { email, name: headerName(message.name) } }),
    ...(entry && { attachments: [{ filename: 'preferred-time.ics', type: 'text/calendar', content: entry }] }),
  }
}

/**
 * An owner's answer to a message: to the visitor, in the business's name, answered to the address that the owner's account has now, or to
 * the published website's if the owner chose that.
 * Undefined when the message, the answer or the website is gone, or when there is no address to send it to.
 */
export async function writeReply(ctx: ServiceContext, row: MailOutboxRow): Promise<MailMessage | undefined> {
  const { userId } = row
  const [found, reply, ownerEmail] = await Promise.all([
    findMessageForMail(ctx.db, { userId, messageId: row.messageId ?? '' }),
    findReplyText(ctx.db, { userId, replyId: row.replyId ?? '' }),
    findAddress(ctx, { userId }),
  ])
  const to = answerable(found?.message.email ?? '')
  if (!found || !reply || !to || ownerEmail === undefined) return undefined
  const { businessName, timeZone, message } = found
  const { hostname, language } = message
  const document = documentOf(found)
  const content = await replyMail({
    ...{ businessName, hostname, language },
    look: mailLook(document.theme),
    rightToLeft: isRightToLeft(document.settings.language),
    phone: firstPhone(document.business),
    url: `${hostOrigin(ctx.env, hostname)}/`,
    text: reply.text,
    message: message.message,
    sentAt: message.createdAt,
    timeZone: timeZone ?? 'UTC',
  })
  const name = headerName(businessName) || hostname
  const published = found.replyTo === 'website' ? await findWebsiteEmail(ctx.db, message) : null
  return { to, ...content, fromName: name, replyTo: { email: published ?? ownerEmail, name } }
}

/** The address that an account has now. Undefined without one, or while it is being deleted. */
export async function findAddress({ directory }: ServiceContext, { userId }: Owner): Promise<string | undefined> {
  const isTheirs = and(eq(users.id, userId), isAlive(userId))
  return (await directory.select({ email: users.email }).from(users).where(isTheirs).get())?.email
}

/** The current name of a website, and what its owner set, for emails. */
const website = {
  businessName: draftWebsites.businessName,
  document: draftWebsites.websiteSettings,
  /** Null where nobody has set any. */
  notify: inboxSettings.notify,
  timeZone: inboxSettings.timeZone,
  replyTo: inboxSettings.replyTo,
  weeklyAt: inboxSettings.nextWeeklyAt,
}

const documentOf = ({ document }: { document: string }) => parseDocument(JSON.parse(document))

function firstPhone({ phones, place }: WebsiteSettings['business']): LetterContact | undefined {
  const [phone] = phones
  const url = phone && phoneHref(phone, place.country)
  return url ? { label: phone.number, url, text: phone.number } : undefined
}

/** A message that a mail is about, with its website. Undefined when either is gone, or their owner's account. */
const findMessageForMail = (db: Database, { userId, messageId }: Owner & { messageId: string }) =>
  db
    .select({ ...website, message: customerContactForms })
    .from(customerContactForms)
    .innerJoin(
      draftWebsites,
      and(eq(draftWebsites.id, customerContactForms.draftId), eq(draftWebsites.userId, customerContactForms.userId)),
    )
    .leftJoin(inboxSettings, eq(inboxSettings.draftId, customerContactForms.draftId))
    .where(and(eq(customerContactForms.id, messageId), eq(customerContactForms.userId, userId), isAlive(userId)))
    .get()

/** What an owner answered; undefined when it is gone. */
const findReplyText = (db: Database, { userId, replyId }: Owner & { replyId: string }) =>
  db
    .select({ text: contactReplies.text })
    .from(contactReplies)
    .where(and(eq(contactReplies.id, replyId), eq(contactReplies.userId, userId)))
    .get()

/** A website that a mail is about. Undefined when it is gone, or its owner's account. */
export const findWebsiteForMail = (db: Database, { userId, draftId }: OwnedDraft) =>
  db
    .select(website)
    .from(draftWebsites)
    .leftJoin(inboxSettings, eq(inboxSettings.draftId, draftWebsites.id))
    .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId), isAlive(userId)))
    .get()

type Span = OwnedDraft & { since: Date; until: Date }

/** A website's messages within a time, without spam: the newest, and the number, with spam counted separately. */
export async function listMessagesForMail(db: Database, { limit, ...span }: Span & { limit: number }) {
  const { name, email, phone, message, createdAt } = customerContactForms
  const isSpam = sql<number>`${customerContactForms.folder} = 'spam'`
  const { newest, counts } = await runBatch(db, {
    newest: db
      .select({ name, email, phone, message, createdAt })
      .from(customerContactForms)
      .where(and(within(span), ne(customerContactForms.folder, 'spam')))
      .orderBy(desc(createdAt))
      .limit(limit),
    counts: db.select({ isSpam, count: count() }).from(customerContactForms).where(within(span)).groupBy(isSpam),
  })
  const countOf = (spam: number) => counts.find((row) => row.isSpam === spam)?.count ?? 0
  return { newest, messages: countOf(0), suspected: countOf(1) }
}

const within = ({ userId, draftId, since, until }: Span) =>
  and(
    eq(customerContactForms.draftId, draftId),
    // All of them: the index has the folder before the time.
    inArray(customerContactForms.folder, messageFolders),
    sql`+${customerContactForms.userId} = ${userId}`,
    gt(customerContactForms.createdAt, since),
    lte(customerContactForms.createdAt, until),
  )
