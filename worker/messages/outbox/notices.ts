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
 * The email that notifies an owner of a message, sent to the account's current address with the visitor as Reply-To. Undefined if the
 * message or website is gone, the message became spam, or the owner turned it off.
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
 * An owner's reply to a visitor, in the business's name. Reply-To is the account's current address, or the published website's if the owner
 * chose that. Undefined if the message, reply or website is gone, or there is no address to send to.
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

/** The account's current address. Undefined without one, or while the account is being deleted. */
export async function findAddress({ db }: ServiceContext, { userId }: Owner): Promise<string | undefined> {
  const isTheirs = and(eq(users.id, userId), isAlive(userId))
  return (await db.select({ email: users.email }).from(users).where(isTheirs).get())?.email
}

/** A website's current name and its owner's inbox settings. */
const website = {
  businessName: draftWebsites.businessName,
  document: draftWebsites.websiteSettings,
  /** Null if never set. */
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

/** A message and its website. Undefined if either or the owner's account is gone. */
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

/** A reply's text; undefined if it is gone. */
const findReplyText = (db: Database, { userId, replyId }: Owner & { replyId: string }) =>
  db
    .select({ text: contactReplies.text })
    .from(contactReplies)
    .where(and(eq(contactReplies.id, replyId), eq(contactReplies.userId, userId)))
    .get()

/** A website an email is about. Undefined if it or its owner's account is gone. */
export const findWebsiteForMail = (db: Database, { userId, draftId }: OwnedDraft) =>
  db
    .select(website)
    .from(draftWebsites)
    .leftJoin(inboxSettings, eq(inboxSettings.draftId, draftWebsites.id))
    .where(and(eq(draftWebsites.id, draftId), eq(draftWebsites.userId, userId), isAlive(userId)))
    .get()

type Span = OwnedDraft & { since: Date; until: Date }

/** A website's messages in a period: the newest without spam, and the counts of messages and spam. */
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
    // Names every folder, because the index starts with it.
    inArray(customerContactForms.folder, messageFolders),
    sql`+${customerContactForms.userId} = ${userId}`,
    gt(customerContactForms.createdAt, since),
    lte(customerContactForms.createdAt, until),
  )
