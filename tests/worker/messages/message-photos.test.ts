import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { removeDuePhotos } from '../../../worker/messages/photos/remove-photos.ts'
import { deleteSpamBefore, removeInboxes } from '../../../worker/messages/rows.ts'
import { messageAnswer, messageList } from '../../../worker/messages/schema.ts'
import { newId } from '../../../worker/platform/crypto/hash.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { deleteDraft } from '../../../worker/publishing/take-down.ts'
import { eventually } from '../../harness/eventually.ts'
import { photoFiles } from '../../harness/workers/messages/contact-form.ts'
import { type MessageRow, newInbox, newMessage } from '../../harness/workers/messages/messages.ts'
import { contextOf } from '../../harness/workers/sites/sites.ts'
import { schema } from '../../harness/workers/tables.ts'

type Inbox = Awaited<ReturnType<typeof newInbox>>
let inbox: Inbox
let other: Inbox

/** A message with a photo whose file exists. */
async function newPhotographed({ of }: Pick<Inbox, 'of'>, changes: Partial<MessageRow> = {}) {
  const message = await newMessage(of, changes)
  const [id, at] = [newId(), new Date()]
  await openDatabase(env.DB)
    .insert(schema.messagePhotos)
    .values({
      ...{ ...of, id, messageId: message.id, position: 0, hash: 'a'.repeat(64) },
      ...{ width: 40, height: 30, createdAt: at, expiresAt: at },
    })
  await env.MESSAGE_PHOTOS.put(id, 'the file', { httpMetadata: { contentType: 'text/html' } })
  return { message, id, address: `/api/messages/${message.id}/photos/${id}` }
}

const answers = JSON.stringify([
  { label: '=cmd()', kind: 'ShortText', value: '@SUM(1)' },
  { label: 'Move date', kind: 'Date', value: '2026-12-01' },
])

beforeAll(async () => {
  inbox = await newInbox()
  other = await newInbox()
})

beforeEach(() =>
  env.DB.prepare('delete from attempt_counts')
    .run()
    .then(() => undefined),
)

describe('a photo attached to a message', () => {
  // ASVS 3.2.1, ASVS 5.4.1, ASVS 14.2.2
  it('opens for the website’s owner, without caching', async () => {
    const { address } = await newPhotographed(inbox)
    const response = await inbox.browser.fetch(address)
    expect([response.status, await response.text()]).toEqual([200, 'the file'])
    const headers = Object.fromEntries(response.headers)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="photo-1.webp"',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('responds with 404 to other people and under other messages', async () => {
    const [mine, second, theirs] = [
      await newPhotographed(inbox),
      await newPhotographed(inbox),
      await newPhotographed(other),
    ]
    const statusOf = async (browser: Inbox['browser'], address: string) => (await browser.fetch(address)).status
    expect(await statusOf(other.browser, mine.address)).toBe(404)
    expect(await statusOf(inbox.browser, theirs.address)).toBe(404)
    expect(await statusOf(inbox.browser, `/api/messages/${second.message.id}/photos/${mine.id}`)).toBe(404)
    expect(await statusOf(inbox.browser, `/api/messages/${mine.message.id}/photos/..%2F${mine.id}`)).toBe(404)
  })

  it('appears at no public address', async () => {
    const { id } = await newPhotographed(inbox)
    expect((await env.MEDIA.list()).objects.map(({ key }) => key)).not.toContain(id)
    for (const path of [`/media/${id}/full`, `/media/${'a'.repeat(64)}/full`, `/${id}`])
      expect((await inbox.browser.fetch(path)).status).toBe(404)
  })

  it('appears in the list and in the message, along with custom answers', async () => {
    const { message, id } = await newPhotographed(inbox, { answers, message: '' })
    const one = messageAnswer.parse((await inbox.browser.get(`/api/messages/${message.id}`)).body).message
    expect(one).toMatchObject({ photos: [{ id, width: 40, height: 30 }], answers: JSON.parse(answers), photoCount: 1 })
    const list = messageList.parse((await inbox.browser.get('/api/messages?search=sum')).body).messages
    expect(list.map(({ id, photoCount, excerpt }) => [id, photoCount, excerpt])).toEqual([
      [message.id, 1, '=cmd(): @SUM(1) · Move date: 2026-12-01'],
    ])
  })

  it('appears as a count in the export, where custom answers are text, not formulas', async () => {
    const own = await newInbox()
    await newPhotographed(own, { answers })
    const csv = await (await own.browser.fetch('/api/messages/export')).text()
    const [head = '', row = ''] = csv.split('\r\n')
    expect(head).toContain('"Other answers","Photos"')
    expect(row).toContain(`"'=cmd(): @SUM(1)\nMove date: 2026-12-01","1"`)
  })
})

describe('a message’s photos', () => {
  const goneSoon = (id: string) =>
    eventually(async () => {
      expect(await photoFiles()).not.toContain(id)
      const row = await env.DB.prepare('select 1 from message_photos where id = ?').bind(id).first()
      expect(row).toBeNull()
    })

  it('disappear with the message', async () => {
    const { message, id, address } = await newPhotographed(inbox)
    const kept = await newPhotographed(inbox)
    await inbox.browser.post('/api/messages/delete', { ids: [message.id] })
    expect((await inbox.browser.fetch(address)).status).toBe(404)
    await goneSoon(id)
    expect(await photoFiles()).toContain(kept.id)
  })

  it('disappear when their visitor is forgotten', async () => {
    const sent = { email: 'forget@example.com' }
    const [first, second] = [await newPhotographed(inbox, sent), await newPhotographed(inbox, sent)]
    await inbox.browser.post(`/api/messages/${first.message.id}/forget-sender`, {})
    await goneSoon(first.id)
    await goneSoon(second.id)
  })

  it('disappear with old spam', async () => {
    const { id } = await newPhotographed(inbox, { folder: 'spam', createdAt: new Date(Date.now() - 40 * 86_400_000) })
    const ctx = contextOf()
    await deleteSpamBefore(ctx.db, new Date(Date.now() - 30 * 86_400_000), { limit: 10 })
    await removeDuePhotos(ctx)
    await goneSoon(id)
  })

  it('disappear with the website', async () => {
    const own = await newInbox()
    const { id } = await newPhotographed(own)
    await deleteDraft(contextOf(), own.of)
    await removeDuePhotos(contextOf())
    await goneSoon(id)
  })

  it('disappear with the account, including the data of unsent photos', async () => {
    const own = await newInbox()
    const { id } = await newPhotographed(own)
    const waiting = newId()
    const [at, expiresAt] = [new Date(), new Date(Date.now() + 3_600_000)]
    await openDatabase(env.DB)
      .insert(schema.messagePhotos)
      .values({
        ...{ ...own.of, id: waiting, messageId: null, position: 0, hash: 'b'.repeat(64) },
        ...{ width: 1, height: 1, createdAt: at, expiresAt },
      })
    const ctx = contextOf()
    await removeInboxes(ctx.db, own.userId)
    await removeDuePhotos(ctx)
    await goneSoon(id)
    const left = await env.DB.prepare('select user_id, draft_id, hash from message_photos where id = ?')
      .bind(waiting)
      .first()
    expect(left).toEqual({ user_id: '', draft_id: '', hash: '' })
    await removeDuePhotos(contextOf(undefined, () => new Date(Date.now() + 7_200_000)))
    await goneSoon(waiting)
  })
})
