import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it, vi } from 'vitest'
import worker from '../../../../worker/index.ts'
import { sendDueMail } from '../../../../worker/messages/outbox/drain.ts'
import { faultyD1 } from '../../../harness/workers/faults/faulty-d1.ts'
import {
  acceptMessage,
  forgetMails,
  mailWorld,
  newWebsite,
  setSettings,
} from '../../../harness/workers/messages/mail-world.ts'
import { contextOf, siteEnv } from '../../../harness/workers/sites/sites.ts'

beforeEach(async () => {
  await forgetMails()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => vi.restoreAllMocks()
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

/** One website that hears at once, and one whose daily mail is due. */
async function twoWebsites() {
  const at = new Date(Date.now() - hour)
  const [atOnce, daily] = [await newWebsite(), await newWebsite()]
  await acceptMessage(atOnce, at, { name: 'Sam' })
  await setSettings(daily, { nextDigestAt: at })
  await acceptMessage(daily, at)
  return { atOnce, daily }
}

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
  // What was put off until after the cron has failed or not, goes on.
  await vi.waitFor(async () => expect(await mailsTo(atOnce.userId)).toHaveLength(1))
})

it('sends queued emails although daily emails cannot be queued', async () => {
  const world = mailWorld()
  await acceptMessage(await newWebsite(), world.at)
  const broken = faultyD1(env.DB, ({ query }) =>
    /^select .* from "inbox_settings"/.test(query) ? 'throws' : undefined,
  )
  expect(await sendDueMail(contextOf({ ...world.ctx.env, DB: broken }, () => world.at))).toEqual({ sent: 1, failed: 0 })
})
