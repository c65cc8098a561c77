import { beforeEach, expect, it, vi } from 'vitest'
import { drainMail } from '../../../../worker/messages/outbox/drain.ts'
import { faultyD1 } from '../../../harness/workers/faults/faulty-d1.ts'
import {
  acceptMessage,
  acceptReply,
  deleteWebsite,
  forgetMails,
  mailWorld,
  newWebsite,
  replyState,
  waitingMails,
} from '../../../harness/workers/messages/mail-world.ts'
import { contextOf } from '../../../harness/workers/sites/sites.ts'

const subjects = ({ sent }: { sent: { subject: string }[] }) => sent.map(({ subject }) => subject).sort()
const subjectOf = (name: string) => `New message from ${name} – Ada’s Plumbing`

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

it('tries again after 1, 2, 4… minutes and at last every six hours, for a week', async () => {
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

it('tries an email that waited for a week before the first run', async () => {
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

it('sends hundreds in runs of a hundred, whatever fails among them', async () => {
  const world = mailWorld()
  const website = await newWebsite()
  for (let count = 0; count < 200; count += 1) {
    await acceptMessage(website, world.at, { name: `Visitor ${count}`, email: count < 30 ? 'bad@visitor.example' : '' })
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

it('sends new emails while a hundred old ones fail', async () => {
  const world = mailWorld()
  const website = await newWebsite()
  for (let count = 0; count < 120; count += 1) await acceptMessage(website, world.at, { email: 'bad@visitor.example' })
  world.fault = ({ replyTo }) => (replyTo ? 'throws' : undefined)
  await world.cron(7)
  await acceptMessage(website, world.at, { name: 'New', email: '' })
  await world.drain()
  expect(subjects(world)).toEqual([subjectOf('New')])
})

it('retries an email after three minutes when the worker died before sending', async () => {
  const world = mailWorld()
  await acceptMessage(await newWebsite(), world.at)
  const lost = faultyD1(world.ctx.env.DB, ({ query }) =>
    query.startsWith('select') && /customer_contact/.test(query) ? 'hangs' : undefined,
  )
  void drainMail({ ...contextOf({ ...world.ctx.env, DB: lost }, () => world.at) })
  await vi.waitFor(async () => expect((await waitingMails())[0]?.leasedUntil).not.toBeNull())
  expect(await world.drain()).toEqual({ sent: 0, failed: 0 })
  world.later(2)
  expect(await world.drain()).toEqual({ sent: 0, failed: 0 })
  world.later(1)
  expect(await world.drain()).toEqual({ sent: 1, failed: 0 })
})

it('sends an email again when the worker died before recording it', async () => {
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

it('sends an email once when recording it fails once', async () => {
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

it('waits before a retry when the provider’s response was lost', async () => {
  const world = mailWorld()
  await acceptMessage(await newWebsite(), world.at)
  world.fault = () => 'after'
  expect(await world.drain()).toEqual({ sent: 0, failed: 1 })
  world.fault = () => undefined
  await world.cron(3)
  expect(world.sent).toHaveLength(2)
})

it('drops an email that cannot be rendered, and sends the others', async () => {
  const world = mailWorld()
  const [gone, website] = [await newWebsite(), await newWebsite()]
  await acceptMessage(gone, world.at)
  await acceptMessage(website, world.at, { name: 'Sam' })
  await deleteWebsite(gone)
  expect(await world.drain()).toEqual({ sent: 1, failed: 0 })
  expect(subjects(world)).toEqual([subjectOf('Sam')])
  expect(await waitingMails()).toEqual([])
})
