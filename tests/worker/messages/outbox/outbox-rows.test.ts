import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { noticeRow, replyRow } from '../../../../worker/messages/outbox/rows.ts'
import { openDatabase } from '../../../../worker/platform/db/database.ts'
import {
  acceptMessage,
  acceptReply,
  forgetMails,
  mailWorld,
  newWebsite,
  setSettings,
  waitingMails,
} from '../../../harness/workers/messages/mail-world.ts'

beforeEach(forgetMails)

const db = openDatabase(env.DB)
const at = new Date('2026-11-22T09:00:00Z')
const waitingFor = async ({ userId }: { userId: string }) =>
  (await waitingMails()).filter((mail) => mail.userId === userId).map(({ kind }) => kind)

it('queues a notice with its message, due at once', async () => {
  const website = await newWebsite()
  const { id } = await acceptMessage(website, at)
  expect((await waitingMails()).find(({ messageId }) => messageId === id)).toEqual({
    ...{ id: `notice:${id}`, ...website, kind: 'notice', messageId: id, replyId: null, since: null, until: null },
    ...{ attempts: 0, createdAt: at, nextTryAt: at, leasedUntil: null },
  })
})

it.each([
  ['at-once', 'inbox', ['notice']],
  ['daily', 'inbox', []],
  ['never', 'inbox', []],
  ['at-once', 'spam', []],
] as const)('for an owner who gets emails %s, and a message in %s: %j', async (notify, folder, kinds) => {
  const website = await newWebsite()
  await setSettings(website, { notify })
  await acceptMessage(website, at, { folder })
  expect(await waitingFor(website)).toEqual(kinds)
})

it('queues one email per message, and none for a missing message', async () => {
  const website = await newWebsite()
  const message = await acceptMessage(website, at)
  const reply = await acceptReply(message, at)
  await noticeRow(db, { messageId: message.id, at })
  await replyRow(db, { replyId: reply, at })
  await noticeRow(db, { messageId: 'nothing', at })
  await replyRow(db, { replyId: 'nothing', at })
  expect((await waitingFor(website)).sort()).toEqual(['notice', 'reply'])
})

it('never queues a reply again after it was sent', async () => {
  const world = mailWorld()
  const reply = await acceptReply(await acceptMessage(await newWebsite(), at, { folder: 'spam' }), at)
  expect(await world.drain()).toMatchObject({ sent: 1 })
  await replyRow(db, { replyId: reply, at })
  expect(await world.drain()).toMatchObject({ sent: 0 })
})

it('deletes a queued email with its message', async () => {
  const website = await newWebsite()
  const message = await acceptMessage(website, at)
  await acceptReply(message, at)
  await env.DB.prepare('delete from customer_contact_forms where id = ?').bind(message.id).run()
  expect(await waitingFor(website)).toEqual([])
})
