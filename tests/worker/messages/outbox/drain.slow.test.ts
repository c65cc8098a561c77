import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import worker from '../../../../worker/index.ts'
import { drainMail, sendDueMail } from '../../../../worker/messages/outbox/drain.ts'
import { noticeRow, replyRow } from '../../../../worker/messages/outbox/rows.ts'
import { openDatabase } from '../../../../worker/platform/db/database.ts'
import { eventually } from '../../../harness/eventually.ts'
import { faultyD1 } from '../../../harness/workers/faults/faulty-stores.ts'
import { linesAbout } from '../../../harness/workers/log-lines.ts'
import {
  acceptMessage,
  acceptReply,
  deleteWebsite,
  forgetMails,
  mailWorld,
  newWebsite,
  replyState,
  setSettings,
  waitingMails,
} from '../../../harness/workers/messages/mail-world.ts'
import { contextOf, siteEnv } from '../../../harness/workers/sites/sites.ts'

const subjects = ({ sent }: { sent: { subject: string }[] }) => sent.map(({ subject }) => subject).sort()
const subjectOf = (name: string) => `New message from ${name} – Ada’s Plumbing`

describe('draining the outbox', () => {
  beforeEach(async () => {
    await forgetMails()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    return () => vi.restoreAllMocks()
  })

  it('sends a queued email once and deletes it', async () => {
    const world = mailWorld()
    const website = await newWebsite()
    await acceptMessage(website, world.at, { name: 'Sam' })
    expect(await world.drain()).toEqual({ sent: 1, failed: 0 })
    expect(await world.drain()).toEqual({ sent: 0, failed: 0 })
    expect(subjects(world)).toEqual([subjectOf('Sam')])
    expect(await waitingMails()).toEqual([])
  })

  it('sends every email once after an outage of an hour', async () => {
    const world = mailWorld()
    const website = await newWebsite()
    world.fault = () => 'throws'
    const names = Array.from({ length: 12 }, (_, index) => `Visitor ${index}`)
    for (const name of names) {
      await acceptMessage(website, world.at, { name })
      await world.drain()
      await world.cron(5)
    }
    expect(world.sent).toEqual([])
    expect(await waitingMails()).toHaveLength(12)
    world.fault = () => undefined
    await acceptMessage(website, world.at, { name: 'Afterwards' })
    await world.drain()
    expect(subjects(world)).toContain(subjectOf('Afterwards'))
    await world.cron(70)
    expect(subjects(world)).toEqual([...names, 'Afterwards'].map(subjectOf).sort())
    expect(await waitingMails()).toEqual([])
  })

  it('retries after 1, 2, 4… minutes, at most every six hours, for a week', async () => {
    const world = mailWorld()
    const message = await acceptMessage(await newWebsite(), world.at)
    const reply = await acceptReply(message, world.at)
    world.fault = () => 'throws'
    const pauses: number[] = []
    for (;;) {
      await world.drain()
      const [next] = await waitingMails()
      if (!next) break
      pauses.push((next.nextTryAt.getTime() - world.at.getTime()) / 60_000)
      world.at = next.nextTryAt
    }
    expect(pauses.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
    const minutes = pauses.reduce((sum, pause) => sum + pause, 0)
    expect(minutes).toBeGreaterThanOrEqual(7 * 24 * 60)
    expect(minutes).toBeLessThan(7.5 * 24 * 60)
    expect(await replyState(reply)).toEqual({ sentAt: null, failedAt: world.at.getTime() })
    world.fault = () => undefined
    await world.cron(2)
    expect(world.sent).toEqual([])
  })

  it('sends an email that waited a week for its first try', async () => {
    const world = mailWorld()
    await acceptMessage(await newWebsite(), world.at)
    world.later(8 * 24 * 60)
    expect(await world.drain()).toEqual({ sent: 1, failed: 0 })
  })

  it('sends an email once when several workers run', async () => {
    const world = mailWorld()
    const website = await newWebsite()
    for (let count = 0; count < 20; count += 1) await acceptMessage(website, world.at)
    const done = await Promise.all([world.drain(), world.drain(), world.drain()])
    expect(done.reduce((sum, { sent }) => sum + sent, 0)).toBe(20)
    expect(world.sent).toHaveLength(20)
  })

  it('sends hundreds of emails in runs of a hundred despite failures', async () => {
    const world = mailWorld()
    const website = await newWebsite()
    for (let count = 0; count < 200; count += 1) {
      await acceptMessage(website, world.at, {
        name: `Visitor ${count}`,
        email: count < 30 ? 'bad@visitor.example' : '',
      })
    }
    world.fault = ({ replyTo }) => (replyTo ? 'throws' : undefined)
    const first = await world.drain()
    expect(first.sent + first.failed).toBe(100)
    const second = await world.drain()
    expect(first.sent + second.sent).toBe(170)
    expect(first.failed + second.failed).toBe(30)
    expect(new Set(subjects(world)).size).toBe(170)
    world.fault = () => undefined
    await world.cron(3)
    expect(new Set(subjects(world)).size).toBe(200)
    expect(world.sent).toHaveLength(200)
  })

  it('sends new emails while a hundred old emails fail', async () => {
    const world = mailWorld()
    const website = await newWebsite()
    for (let count = 0; count < 120; count += 1)
      await acceptMessage(website, world.at, { email: 'bad@visitor.example' })
    world.fault = ({ replyTo }) => (replyTo ? 'throws' : undefined)
    await world.cron(7)
    await acceptMessage(website, world.at, { name: 'New', email: '' })
    await world.drain()
    expect(subjects(world)).toEqual([subjectOf('New')])
  })

  it('retries an email three minutes after a worker died before sending', async () => {
    const world = mailWorld()
    await acceptMessage(await newWebsite(), world.at)
    const lost = faultyD1(world.ctx.env.DB, ({ query }) =>
      query.startsWith('select') && /customer_contact/.test(query) ? 'hangs' : undefined,
    )
    void drainMail({ ...contextOf({ ...world.ctx.env, DB: lost }, () => world.at) })
    await eventually(async () => expect((await waitingMails())[0]?.leasedUntil).not.toBeNull())
    expect(await world.drain()).toEqual({ sent: 0, failed: 0 })
    world.later(2)
    expect(await world.drain()).toEqual({ sent: 0, failed: 0 })
    world.later(1)
    expect(await world.drain()).toEqual({ sent: 1, failed: 0 })
  })

  it('sends an email again if the worker died before recording it', async () => {
    const world = mailWorld()
    await acceptMessage(await newWebsite(), world.at)
    const broken = faultyD1(world.ctx.env.DB, ({ query }) => (/^delete/.test(query) ? 'throws' : undefined))
    const there = contextOf({ ...world.ctx.env, DB: broken }, () => world.at)
    expect(await drainMail(there)).toEqual({ sent: 0, failed: 1 })
    expect(world.sent).toHaveLength(1)
    await world.cron(4)
    expect(world.sent).toHaveLength(2)
    expect(await waitingMails()).toEqual([])
  })

  it('sends an email once if recording it fails once', async () => {
    const world = mailWorld()
    const reply = await acceptReply(await acceptMessage(await newWebsite(), world.at, { folder: 'spam' }), world.at)
    let faults = 0
    const shaky = faultyD1(world.ctx.env.DB, ({ query }) => {
      if (!/^delete/.test(query)) return undefined
      faults += 1
      return faults === 1 ? 'throws' : undefined
    })
    expect(await drainMail(contextOf({ ...world.ctx.env, DB: shaky }, () => world.at))).toEqual({ sent: 1, failed: 0 })
    expect(faults).toBe(2)
    await world.cron(5)
    expect(world.sent).toHaveLength(1)
    expect(await replyState(reply)).toEqual({ sentAt: new Date('2026-11-22T09:00:00Z').getTime(), failedAt: null })
  })

  it('logs a failure to schedule a retry, and retries after three minutes', async () => {
    const world = mailWorld()
    await acceptMessage(await newWebsite(), world.at)
    world.fault = () => 'throws'
    const broken = faultyD1(world.ctx.env.DB, ({ query }) =>
      /^update "mail_outbox" set (?:(?! where ).)*"next_try_at"/.test(query) ? 'throws' : undefined,
    )
    const there = contextOf({ ...world.ctx.env, DB: broken }, () => world.at)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await drainMail(there)).toEqual({ sent: 0, failed: 1 })
    expect(linesAbout(logged, 'mail.job_failed')).toMatchObject([{ cause: 'D1_ERROR: no database today' }])
    world.fault = () => undefined
    world.later(3)
    expect(await world.drain()).toEqual({ sent: 1, failed: 0 })
  })

  it('waits before a retry if the provider’s response was lost', async () => {
    const world = mailWorld()
    await acceptMessage(await newWebsite(), world.at)
    world.fault = () => 'after'
    expect(await world.drain()).toEqual({ sent: 0, failed: 1 })
    world.fault = () => undefined
    await world.cron(3)
    expect(world.sent).toHaveLength(2)
  })

  it('drops an email that cannot be rendered, and sends all others', async () => {
    const world = mailWorld()
    const [gone, website] = [await newWebsite(), await newWebsite()]
    await acceptMessage(gone, world.at)
    await acceptMessage(website, world.at, { name: 'Sam' })
    await deleteWebsite(gone)
    expect(await world.drain()).toEqual({ sent: 1, failed: 0 })
    expect(subjects(world)).toEqual([subjectOf('Sam')])
    expect(await waitingMails()).toEqual([])
  })
})

const hour = 60 * 60_000
const mailsTo = async (userId: string) =>
  (
    await env.DB.prepare('select subject from mailbox where recipient = ? order by subject')
      .bind(`${userId}@example.com`)
      .all<{ subject: string }>()
  ).results.map(({ subject }) => subject)

async function runCron(of = siteEnv()) {
  const ctx = createExecutionContext()
  // Not on the hour, when the sweep runs.
  const scheduledTime = new Date('2026-11-22T09:07:00Z')
  await worker.scheduled(createScheduledController({ scheduledTime }), of, ctx)
  await waitOnExecutionContext(ctx)
}

/** A website with immediate emails, and one with a due daily email. */
async function twoWebsites() {
  const at = new Date(Date.now() - hour)
  const [atOnce, daily] = [await newWebsite(), await newWebsite()]
  await acceptMessage(atOnce, at, { name: 'Sam' })
  await setSettings(daily, { nextDigestAt: at })
  await acceptMessage(daily, at)
  return { atOnce, daily }
}

describe('the outbox and the cron', () => {
  beforeEach(async () => {
    await forgetMails()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    return () => vi.restoreAllMocks()
  })

  it('sends queued and due emails every minute', async () => {
    const { atOnce, daily } = await twoWebsites()
    await runCron()
    expect(await mailsTo(atOnce.userId)).toEqual(['New message from Sam – Ada’s Plumbing'])
    expect(await mailsTo(daily.userId)).toEqual(['1 new message – Ada’s Plumbing'])
    await runCron()
    expect(await mailsTo(atOnce.userId)).toHaveLength(1)
    expect(await mailsTo(daily.userId)).toHaveLength(1)
  })

  it('sends emails although every other cron task fails', async () => {
    const { atOnce } = await twoWebsites()
    const broken = faultyD1(env.DB, ({ query }) =>
      /from "(outbox|releases|scheduled_releases|website_domains)"/.test(query) ? 'throws' : undefined,
    )
    await runCron(siteEnv({ DB: broken })).catch(() => undefined)
    // Work after the response continues even if the cron failed.
    await eventually(async () => expect(await mailsTo(atOnce.userId)).toHaveLength(1))
  })

  it('sends queued emails although daily emails cannot be queued', async () => {
    const world = mailWorld()
    await acceptMessage(await newWebsite(), world.at)
    const broken = faultyD1(env.DB, ({ query }) =>
      /^select .* from "inbox_settings"/.test(query) ? 'throws' : undefined,
    )
    expect(await sendDueMail(contextOf({ ...world.ctx.env, DB: broken }, () => world.at))).toEqual({
      sent: 1,
      failed: 0,
    })
  })
})

const db = openDatabase(env.DB)
const at = new Date('2026-11-22T09:00:00Z')
const waitingFor = async ({ userId }: { userId: string }) =>
  (await waitingMails()).filter((mail) => mail.userId === userId).map(({ kind }) => kind)

describe('queueing emails', () => {
  beforeEach(forgetMails)

  it('adds a notice with its message, due at once', async () => {
    const website = await newWebsite()
    const { id } = await acceptMessage(website, at)
    expect((await waitingMails()).find(({ messageId }) => messageId === id)).toEqual({
      ...{ id: `notice:${id}`, ...website, kind: 'notice', messageId: id, replyId: null, since: null, until: null },
      ...{ attempts: 0, createdAt: at, nextTryAt: at, leasedUntil: null, details: null, requestId: null },
    })
  })

  it.each([
    ['at-once', 'inbox', ['notice']],
    ['daily', 'inbox', []],
    ['never', 'inbox', []],
    ['at-once', 'spam', []],
  ] as const)('adds, for an owner who gets emails %s and a message in %s: %j', async (notify, folder, kinds) => {
    const website = await newWebsite()
    await setSettings(website, { notify })
    await acceptMessage(website, at, { folder })
    expect(await waitingFor(website)).toEqual(kinds)
  })

  it('adds one email per message, and none for a missing message', async () => {
    const website = await newWebsite()
    const message = await acceptMessage(website, at)
    const reply = await acceptReply(message, at)
    await noticeRow(db, { messageId: message.id, at })
    await replyRow(db, { replyId: reply, at })
    await noticeRow(db, { messageId: 'nothing', at })
    await replyRow(db, { replyId: 'nothing', at })
    expect((await waitingFor(website)).sort()).toEqual(['notice', 'reply'])
  })

  it('never adds a reply again after it was sent', async () => {
    const world = mailWorld()
    const reply = await acceptReply(await acceptMessage(await newWebsite(), at, { folder: 'spam' }), at)
    expect(await world.drain()).toMatchObject({ sent: 1 })
    await replyRow(db, { replyId: reply, at })
    expect(await world.drain()).toMatchObject({ sent: 0 })
  })

  it('removes a deleted message’s email', async () => {
    const website = await newWebsite()
    const message = await acceptMessage(website, at)
    await acceptReply(message, at)
    await env.DB.prepare('delete from customer_contact_forms where id = ?').bind(message.id).run()
    expect(await waitingFor(website)).toEqual([])
  })
})
