import { env } from 'cloudflare:workers'
import { decodeHTML } from 'entities'
import { drainMail, sendDueMail } from '../../../../worker/messages/outbox/drain.ts'
import { noticeRow, replyRow } from '../../../../worker/messages/outbox/rows.ts'
import { newId } from '../../../../worker/platform/crypto/hash.ts'
import { openDatabase } from '../../../../worker/platform/db/database.ts'
import { deleteDraft } from '../../../../worker/publishing/take-down.ts'
import { smallDocument } from '../sites/documents.ts'
import { contextOf, newSite, siteEnv } from '../sites/sites.ts'
import { schema } from '../tables.ts'
import { type MessageRow, messageRow } from './messages.ts'

type SentMail = Exclude<Parameters<SendEmail['send']>[0], { from: string; to: string }> & {
  to: string
  subject: string
  text: string
}
type Of = { userId: string; draftId: string }
const minute = 60_000

/** The email binding with its own clock, the sent emails, and the next email's fate. */
export function mailWorld(start = '2026-11-22T09:00:00Z') {
  const world = {
    at: new Date(start),
    sent: [] as SentMail[],
    /** 'throws': rejected. 'after': accepted, but the response is lost. 'never': no response. */
    fault: (_mail: SentMail): 'throws' | 'after' | 'never' | undefined => undefined,
  }
  const send = async (mail: SentMail) => {
    const fault = world.fault(mail)
    if (fault === 'throws') throw new Error('no mail today')
    world.sent.push(mail)
    if (fault === 'never') await new Promise(() => {})
    if (fault === 'after') throw new Error('the line broke')
    return { messageId: newId() }
  }
  const mailEnv = siteEnv({
    ...{ MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'hello@app.example' },
    EMAIL: { send } as unknown as SendEmail, // The binding has overloads; the product calls only one.
  })
  const ctx = contextOf(mailEnv, () => world.at)
  const later = (minutes: number) => {
    world.at = new Date(world.at.getTime() + minutes * minute)
  }
  return Object.assign(world, {
    ctx,
    later,
    drain: () => drainMail(ctx),
    /** Runs the cron each minute. */
    async cron(minutes: number) {
      for (let count = 0; count < minutes; count += 1) {
        await sendDueMail(ctx)
        later(1)
      }
    },
  })
}

/** A website with an owner, for emails about it. */
export async function newWebsite(businessName = 'Ada’s Plumbing'): Promise<Of> {
  const { userId, draft } = await newSite(smallDocument())
  const rename = env.DB.prepare('update draft_websites set business_name = ? where id = ?')
  await rename.bind(businessName, draft.draftId).run()
  return { userId, draftId: draft.draftId }
}

/** Stores a message and its notice in one transaction. */
export async function acceptMessage(of: Of, at: Date, changes: Partial<MessageRow> = {}): Promise<MessageRow> {
  const db = openDatabase(env.DB)
  const row = messageRow(of, { createdAt: at, ...changes })
  await db.batch([db.insert(schema.customerContactForms).values(row), noticeRow(db, { messageId: row.id, at })])
  return row
}

/** Stores a reply with its email in the outbox. */
export async function acceptReply({ id, userId }: MessageRow, at: Date, text = 'We come on Tuesday.'): Promise<string> {
  const db = openDatabase(env.DB)
  const reply = { id: newId(), messageId: id, userId, text, createdAt: at }
  await db.batch([db.insert(schema.contactReplies).values(reply), replyRow(db, { replyId: reply.id, at })])
  return reply.id
}

type Settings = Partial<typeof schema.inboxSettings.$inferInsert>

/** How a website's owner gets notified about messages. */
export async function setSettings(of: Of, settings: Settings): Promise<void> {
  const row = { ...of, notify: 'daily' as const, timeZone: 'UTC', ...settings }
  const { inboxSettings } = schema
  await openDatabase(env.DB)
    .insert(inboxSettings)
    .values(row)
    .onConflictDoUpdate({ target: inboxSettings.draftId, set: row })
}

export const deleteWebsite = (of: Of) => deleteDraft(contextOf(), of)

/** Removes all queued and due emails. */
export const forgetMails = () =>
  env.DB.batch(['mail_outbox', 'inbox_settings'].map((table) => env.DB.prepare(`delete from ${table}`)))

/** The stored outbox, by id. */
export const waitingMails = () =>
  openDatabase(env.DB).select().from(schema.mailOutbox).orderBy(schema.mailOutbox.id).all()

/** A reply's state: when it was sent, or when sending was given up. */
export const replyState = (id: string) =>
  env.DB.prepare('select sent_at as sentAt, failed_at as failedAt from contact_replies where id = ?')
    .bind(id)
    .first<{ sentAt: number | null; failedAt: number | null }>()

/** The text of an email's attachment. */
export const attachedText = ({ attachments = [] }: SentMail, index = 0): string | undefined => {
  const content = attachments[index]?.content
  return content === undefined || typeof content === 'string' ? content : new TextDecoder().decode(content)
}

export type Scheme = 'light' | 'dark'

/** A run of text in an email, with its colors in each scheme. */
type MailText = {
  text: string
  tag: string
  isShown: boolean
  tones: Record<Scheme, { ink: string; ground: string }>
}

export type ReadMail = {
  elements: { tag: string; attributes: Record<string, string> }[]
  texts: MailText[]
}

type Open = Omit<MailText, 'text'>

const withoutEnd = new Set(['meta', 'hr', 'br', 'img', 'link', 'input'])
const unpainted = { ink: '#000000', ground: '#ffffff' }

/** Reads an email's HTML part as it is displayed: inline styles, overridden by the dark scheme's classes. */
export async function readMail(html: string): Promise<ReadMail> {
  const dark = darkRules(html)
  const read: ReadMail = { elements: [], texts: [] }
  const open: Open[] = [{ tag: '', isShown: true, tones: { light: unpainted, dark: unpainted } }]
  const rewriter = new HTMLRewriter().on('*', {
    element(element) {
      const attributes: Record<string, string> = {}
      for (const [name = '', value = ''] of element.attributes) attributes[name] = decodeHTML(value)
      read.elements.push({ tag: element.tagName, attributes })
      if (withoutEnd.has(element.tagName)) return
      const around = open.at(-1) as Open
      const inline = declarations(attributes.style ?? '')
      const ofClasses = (attributes.class ?? '').split(' ').map((name) => dark.get(name) ?? {})
      const isHead = ['title', 'style'].includes(element.tagName)
      open.push({
        tag: element.tagName,
        isShown: around.isShown && inline.display !== 'none' && !isHead,
        tones: {
          light: painted(around.tones.light, inline),
          dark: painted(around.tones.dark, Object.assign({}, inline, ...ofClasses)),
        },
      })
      element.onEndTag(() => {
        open.pop()
      })
    },
    text({ text }) {
      if (text.trim()) read.texts.push({ text: decodeHTML(text), ...(open.at(-1) as Open) })
    },
  })
  await rewriter.transform(new Response(html)).text()
  return read
}

function painted(around: MailText['tones'][Scheme], style: Record<string, string>): MailText['tones'][Scheme] {
  return { ink: style.color ?? around.ink, ground: style['background-color'] ?? around.ground }
}

/** Each class's declarations in the dark scheme. */
function darkRules(html: string): Map<string, Record<string, string>> {
  const css = /@media \(prefers-color-scheme: dark\) \{([\s\S]*?\n)\}/.exec(html)?.[1] ?? ''
  const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').map((selector) => [selector.trim().replace(/^\./, ''), declarations(body)] as const),
  )
  return new Map(rules)
}

function declarations(style: string): Record<string, string> {
  const pairs = style.split(';').map((one) => /^\s*([\w-]+)\s*:\s*(.*?)(?:\s*!important)?\s*$/.exec(one))
  return Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1], pair[2]]] : [])))
}
