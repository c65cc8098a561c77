import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { thanksPath } from '../../../renderer/document/contact-form.ts'
import worker from '../../../worker/index.ts'
import { sendDueMail } from '../../../worker/messages/outbox/drain.ts'
import { operatorRow } from '../../../worker/messages/outbox/rows.ts'
import type { Message, MessageList } from '../../../worker/messages/schema.ts'
import { atHome, takeName } from '../../../worker/platform/db/homes.ts'
import { keyOf } from '../../../worker/platform/limits/count-attempt.ts'
import { makePng } from '../../harness/pictures/formats.ts'
import { accountOf } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { connectDomain } from '../../harness/workers/domains/connected-domain.ts'
import { at } from '../../harness/workers/domains/site-with-domain.ts'
import { emptyStores } from '../../harness/workers/empty-stores.ts'
import { databaseOf, livingIn, newResident, publishAt, rowsIn } from '../../harness/workers/homes/two-homes.ts'
import {
  confirm,
  documentWithForm,
  doubtful,
  entered,
  photoFiles,
  post,
  postPhotos,
} from '../../harness/workers/messages/contact-form.ts'
import { addressFor, contextOf, siteEnv } from '../../harness/workers/sites/sites.ts'

const DAY = 24 * 60 * 60_000
const formAt = (handle: string) => addressFor(handle, '/_/contact')

type Live = { browser: Browser; userId: string; email: string; draftId: string; handle: string }

/** A website with a form, online, of somebody new in a home. */
async function newFormAt(home: 1 | 2, handle: string): Promise<Live> {
  const { browser, userId } = await newResident(home)
  const websiteSettings = documentWithForm({ askPhotos: 'Optional' })
  const { draftId } = (await browser.post('/api/drafts', { websiteSettings })).body as { draftId: string }
  expect(await publishAt(browser, draftId, handle)).toBe(200)
  const { email } = await accountOf(browser)
  return { browser, userId, email, draftId, handle }
}

async function inboxOf({ browser }: Live, query = ''): Promise<MessageList['messages']> {
  const { status, body } = await browser.get(`/api/messages?folder=inbox${query}`)
  expect(status).toBe(200)
  return (body as MessageList).messages
}

/** The subjects of the emails to an address, without those that sign somebody in and the one about a first publication. */
async function mailsTo(email: string): Promise<string[]> {
  const { results } = await env.DB.prepare('select subject from mailbox where recipient = ? order by rowid')
    .bind(email)
    .all<{ subject: string }>()
  return results.map(({ subject }) => subject).filter((subject) => !/^\d{6}| is online$/.test(subject))
}

async function runCron(): Promise<void> {
  const ctx = createExecutionContext()
  // Not on the hour, when the sweep runs.
  const scheduledTime = new Date('2026-11-22T09:07:00Z')
  await worker.scheduled(createScheduledController({ scheduledTime }), siteEnv(), ctx)
  await waitOnExecutionContext(ctx)
}

const storedIn = async (home: 1 | 2) => ({
  messages: await rowsIn(home, 'customer_contact_forms'),
  photos: await rowsIn(home, 'message_photos'),
})

beforeEach(emptyStores)

describe('a message to a website of the second database', () => {
  it('is kept and counted there, and mailed to the address that the owner signs in with', async () => {
    const live = await newFormAt(2, 'second-form')
    const sent = await post(formAt(live.handle), entered)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, thanksPath])
    expect([await storedIn(1), await storedIn(2)]).toEqual([
      { messages: 0, photos: 0 },
      { messages: 1, photos: 0 },
    ])
    const key = await keyOf(contextOf(), 'messages to a website', live.draftId)
    const isIt = `key = '${key}' and count = 1`
    expect([await rowsIn(1, 'attempt_counts', isIt), await rowsIn(2, 'attempt_counts', isIt)]).toEqual([0, 1])
    expect(await mailsTo(live.email)).toEqual([expect.stringContaining('New message from Grace Hopper')])
    expect(await inboxOf(live)).toMatchObject([{ name: entered.name, draftId: live.draftId }])
  })

  it('reaches nobody of the first database, and theirs nobody of the second', async () => {
    const [first, second] = [await newFormAt(1, 'first-form'), await newFormAt(2, 'second-form')]
    await post(formAt(first.handle), { ...entered, name: 'Ada' })
    await post(formAt(second.handle), { ...entered, name: 'Grace' })
    expect([await inboxOf(first), await inboxOf(second)]).toMatchObject([[{ name: 'Ada' }], [{ name: 'Grace' }]])
    expect([(await storedIn(1)).messages, (await storedIn(2)).messages]).toEqual([1, 1])
    expect(await mailsTo(first.email)).toEqual([expect.stringContaining('from Ada')])
    expect(await mailsTo(second.email)).toEqual([expect.stringContaining('from Grace')])
  })

  it('is answered by its owner, in an email that the cron sends', async () => {
    const live = await newFormAt(2, 'second-form')
    await post(formAt(live.handle), entered)
    const [message] = await inboxOf(live)
    const withoutMail = new Browser({ ...livingIn(2), MAIL_PROVIDER: 'cloudflare', MAIL_FROM: '' })
    for (const [name, value] of live.browser.cookies) withoutMail.cookies.set(name, value)
    const reply = { id: crypto.randomUUID(), text: 'We come on Tuesday.' }
    expect((await withoutMail.post(`/api/messages/${message?.id}/replies`, reply)).status).toBe(200)
    expect(await mailsTo(entered.email)).toEqual([])
    await databaseOf(2).prepare('update mail_outbox set next_try_at = 0').run()
    await runCron()
    const mail = await env.DB.prepare('select reply_to, text from mailbox where recipient = ?')
      .bind(entered.email)
      .first<{ reply_to: string; text: string }>()
    expect(mail?.reply_to).toContain(live.email)
    expect(mail?.text).toContain(reply.text)
    const shown = (await live.browser.get(`/api/messages/${message?.id}`)).body as { message: Message }
    expect(shown.message.replies).toMatchObject([{ text: reply.text, state: 'sent' }])
    expect([await rowsIn(1, 'contact_replies'), await rowsIn(2, 'contact_replies')]).toEqual([0, 1])
  })

  it('may be sent at a web address that the website left', async () => {
    const live = await newFormAt(2, 'before-move')
    const moved = await live.browser.put(`/api/drafts/${live.draftId}/handle`, { handle: 'after-move' })
    expect(moved.status).toBe(200)
    for (const handle of ['before-move', 'after-move'])
      expect((await post(formAt(handle), { ...entered, message: `To ${handle}.` })).status).toBe(303)
    expect(await inboxOf(live)).toHaveLength(2)
    expect((await storedIn(1)).messages).toBe(0)
  })

  it('may be sent at a connected domain, with www. or without', async () => {
    const live = await newFormAt(2, 'with-domain')
    const there = atHome(contextOf(), 2)
    for (const domainName of ['shop.example', 'www.shop.example']) {
      expect(await takeName(there, domainName, async () => false)).toBe(true)
      await connectDomain(there, { userId: live.userId, draftId: live.draftId, domainName })
      const message = `To ${domainName}.`
      expect((await post(at(domainName, '/_/contact'), { ...entered, message })).status).toBe(303)
    }
    expect(await inboxOf(live)).toHaveLength(2)
    expect((await storedIn(1)).messages).toBe(0)
  })

  it('is confirmed on the page that asks, where it looks like spam', async () => {
    const live = await newFormAt(2, 'second-form')
    expect((await confirm(formAt(live.handle), doubtful)).status).toBe(303)
    expect(await rowsIn(2, 'customer_contact_forms', "folder = 'spam'")).toBe(1)
    expect((await storedIn(1)).messages).toBe(0)
  })

  it('brings its photos, which are deleted with it', async () => {
    const live = await newFormAt(2, 'with-photos')
    const photos = [{ bytes: await makePng(24, 24, 1) }, { bytes: await makePng(24, 24, 2) }]
    expect((await postPhotos(formAt(live.handle), entered, photos)).status).toBe(303)
    expect([await storedIn(1), await storedIn(2)]).toEqual([
      { messages: 0, photos: 0 },
      { messages: 1, photos: 2 },
    ])
    const [message] = await inboxOf(live)
    const path = `/api/messages/${message?.id}`
    const shown = (await live.browser.get(path)).body as { message: Message }
    expect(shown.message.photos).toHaveLength(2)
    const file = await live.browser.fetch(`${path}/photos/${shown.message.photos[0]?.id}`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
    await file.arrayBuffer()
    await live.browser.post('/api/messages/delete', { ids: [message?.id] })
    expect([await photoFiles(), (await storedIn(2)).photos]).toEqual([[], 0])
  })

  it('keeps photos for the next try where something else is wrong', async () => {
    const live = await newFormAt(2, 'with-photos')
    const wrong = { ...entered, email: 'nobody' }
    expect((await postPhotos(formAt(live.handle), wrong, [{ bytes: await makePng(24, 24) }])).status).toBe(422)
    expect([await storedIn(1), await storedIn(2)]).toEqual([
      { messages: 0, photos: 0 },
      { messages: 0, photos: 1 },
    ])
  })
})

describe('other emails to an owner in the second database', () => {
  it('are the daily one about new messages', async () => {
    const live = await newFormAt(2, 'daily-form')
    const settings = { notify: 'daily', timeZone: 'UTC', keepMonths: null, replyTo: 'account' }
    expect((await live.browser.put(`/api/drafts/${live.draftId}/inbox-settings`, settings)).status).toBe(200)
    await post(formAt(live.handle), entered)
    expect(await mailsTo(live.email)).toEqual([])
    const tomorrow = contextOf(siteEnv(), () => new Date(Date.now() + DAY))
    await sendDueMail(atHome(tomorrow, 2))
    expect(await mailsTo(live.email)).toEqual([expect.stringMatching(/^1 new message/)])
  })

  it('tell what an operator did to a website', async () => {
    const { userId, draftId, email } = await newFormAt(2, 'restored-form')
    const { db } = atHome(contextOf(), 2)
    const notice = { userId, draftId, details: { act: 'restored' as const } }
    await operatorRow(db, { ...notice, id: 'one', at: new Date(), when: sql`true` })
    await runCron()
    expect(await mailsTo(email)).toEqual([expect.stringMatching(/^We put .+ back online$/)])
  })

  it('end when the account is being deleted, even before its home knows', async () => {
    const live = await newFormAt(2, 'ending-form')
    await env.DB.prepare("update users set email = 'deleted:' || id where id = ?").bind(live.userId).run()
    expect((await post(formAt(live.handle), entered)).status).toBe(303)
    expect(await rowsIn(2, 'mail_outbox')).toBe(0)
    expect(await rowsIn(1, 'mailbox', "subject like 'New message%'")).toBe(0)
  })
})
