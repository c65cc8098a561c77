import { env } from 'cloudflare:workers'
import { type WebsiteSettings, websiteSettings } from '../../../../renderer/document/website-settings.ts'
import type { Env } from '../../../../worker/env.ts'
import { keyOf } from '../../../../worker/platform/limits/count-attempt.ts'
import { limitOf } from '../accounts/browser.ts'
import { smallDocument } from '../sites/documents.ts'
import { addressFor, contextOf, idOf, newHandle, newSite, publish, type Site, siteEnv, visit } from '../sites/sites.ts'

type Fields = Record<string, string>
type Sender = { from?: string; of?: Env; headers?: Record<string, string> }

/** A document with a contact section. */
export const documentWithForm = (content: object = {}, settings: object = {}): WebsiteSettings => {
  const small = smallDocument()
  const [header, introduction, footer] = small.sections
  const contact = { id: 'contact', type: 'Contact', content: { phone: '+44 20 7946 0123', ...content } }
  return websiteSettings.parse({ ...small, settings, sections: [header, introduction, contact, footer] })
}

/** Bindings with one household's limits per address and no limit per location. */
export const formEnv = (changes: Partial<Env> = {}): Env =>
  siteEnv({ PEOPLE_AN_ADDRESS: '1', FORM_LIMIT: limitOf(1_000_000), ...changes })

export type FormSite = { site: Site; handle: string; url: string; of: ReturnType<typeof idOf> }

/** A live website with a form. The email about its publication is already sent. */
export async function newFormSite(content: object = {}, settings: object = {}): Promise<FormSite> {
  const [site, handle] = [await newSite(documentWithForm(content, settings)), newHandle()]
  await publish(site, handle)
  await env.DB.prepare('delete from mail_outbox where draft_id = ?').bind(site.draft.draftId).run()
  return { site, handle, url: addressFor(handle, '/_/contact'), of: idOf(site) }
}

export const entered = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  phone: '+44 20 7946 0000',
  // Short, because the same long text on many websites looks like spam.
  message: 'The tap in our kitchen drips.',
}

/** Posts a form. */
export const post = (
  url: string,
  fields: Fields | URLSearchParams | string,
  { from = '198.51.100.1', of = formEnv(), headers }: Sender = {},
) =>
  visit(
    url,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'cf-connecting-ip': from, ...headers },
      body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    },
    of,
  )

type SentFile = { bytes: Uint8Array<ArrayBuffer>; name?: string; type?: string }

/** Posts a form with files. */
export async function postPhotos(
  url: string,
  fields: Fields,
  photos: readonly SentFile[],
  { from = '198.51.100.1', of = formEnv(), headers }: Sender = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { bytes, name = 'photo.png', type = 'image/png' } of photos)
    form.append('photos', new File([bytes], name, { type }))
  const encoded = new Request(url, { method: 'POST', body: form })
  const contentType = encoded.headers.get('content-type') ?? ''
  const body = await encoded.arrayBuffer()
  return visit(
    url,
    { method: 'POST', headers: { 'content-type': contentType, 'cf-connecting-ip': from, ...headers }, body },
    of,
  )
}

/** All photos for a website, with or without a message. */
export async function photosOf({ of: { draftId } }: Pick<FormSite, 'of'>) {
  const { results } = await env.DB.prepare('select * from message_photos where draft_id = ? order by position, rowid')
    .bind(draftId)
    .all<{ id: string; message_id: string | null; position: number; width: number; height: number; hash: string }>()
  return results
}

/** The keys of all photo files. */
export const photoFiles = async () => (await env.MESSAGE_PHOTOS.list()).objects.map(({ key }) => key)

/** A page as a visitor sees it. */
export async function shown(response: Response) {
  const html = await response.text()
  const attribute = (name: string) =>
    plain(new RegExp(`<(?:input|textarea)\\b[^>]*\\bname="${name}"[^>]*?\\bvalue="([^"]*)"`).exec(html)?.[1])
  const area = (name: string) =>
    plain(new RegExp(`<textarea\\b[^>]*\\bname="${name}"[^>]*>\\n?([^<]*)</textarea>`).exec(html)?.[1])
  return {
    html,
    status: response.status,
    headers: response.headers,
    token: attribute('token') ?? '',
    valueOf: (name: string) => attribute(name) ?? area(name),
    isInvalid: (name: string) =>
      new RegExp(`<(?:input|textarea)\\b(?=[^>]*\\bname="${name}")[^>]*aria-invalid`).test(html),
    action: plain(/<form\b(?=[^>]*class="card form")[^>]*\baction="([^"]*)"/.exec(html)?.[1]),
  }
}

const plain = (text: string | undefined) =>
  text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** A message that looks like spam, so a page asks for confirmation. */
export const doubtful = { ...entered, message: 'Casino bonus! See http://a.example and http://b.example' }

/** The token on the confirmation page. */
export async function tokenFor(url: string, fields: Fields = doubtful, sender: Sender = {}): Promise<string> {
  return (await shown(await post(url, fields, sender))).token
}

/** Posts a message, confirms it, and returns the second response. */
export async function confirm(url: string, fields: Fields = doubtful, sender: Sender = {}): Promise<Response> {
  return post(url, { ...fields, token: await tokenFor(url, fields, sender) }, sender)
}

/** Uses up a website's usual number of messages for this hour, so that the next ones are a flood. */
export async function floodUsual({ of: { draftId } }: Pick<FormSite, 'of'>): Promise<void> {
  const key = await keyOf(contextOf(), 'messages to a website', draftId)
  const insert = 'insert into attempt_counts (key, count, window_ends_at) values (?, 120, ?)'
  await env.DB.prepare(insert)
    .bind(key, Date.now() + 60 * 60_000)
    .run()
}

export type StoredMessage = {
  id: string
  name: string
  email: string
  phone: string
  message: string
  preferred_time: string | null
  language: string
  hostname: string
  folder: string
  spam_reasons: string
  text_hash: string
  search_text: string
  answers: string
  read_at: number | null
}

/** Switches its email notices off, for tests that send hundreds of messages. */
export async function setSilent({ of: { userId, draftId } }: Pick<FormSite, 'of'>): Promise<void> {
  const insert = "insert into inbox_settings (draft_id, user_id, notify, time_zone) values (?, ?, 'never', 'UTC')"
  await env.DB.prepare(insert).bind(draftId, userId).run()
}

/** The stored messages of a website, oldest first. */
export async function messagesOf({ of: { draftId } }: Pick<FormSite, 'of'>): Promise<StoredMessage[]> {
  const { results } = await env.DB.prepare('select * from customer_contact_forms where draft_id = ? order by rowid')
    .bind(draftId)
    .all<StoredMessage>()
  return results
}

/** The number of queued or sent email notices about messages. */
export async function noticesOf({ of: { draftId } }: Pick<FormSite, 'of'>): Promise<number> {
  const waiting = await env.DB.prepare(
    "select count(*) as count from mail_outbox where draft_id = ? and kind = 'notice'",
  )
    .bind(draftId)
    .first<{ count: number }>()
  return waiting?.count ?? 0
}

/** The emails sent to the owner. */
export async function mailsTo({ of: { userId } }: Pick<FormSite, 'of'>) {
  const { results } = await env.DB.prepare('select subject, reply_to, text from mailbox where recipient = ?')
    .bind(`${userId}@example.com`)
    .all<{ subject: string; reply_to: string | null; text: string }>()
  return results
}
