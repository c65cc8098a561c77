import { beforeEach, describe, expect, it } from 'vitest'
import { nextWeeklyAt } from '../../../../worker/messages/outbox/digests.ts'
import { putWeeklies } from '../../../../worker/messages/outbox/weekly.ts'
import { setInboxSettings } from '../../../../worker/messages/settings.ts'
import { withoutParts } from '../../../../worker/visits/counted-visit.ts'
import { counterOf } from '../../../../worker/visits/visits-of.ts'
import { forgetMails, mailWorld, waitingMails } from '../../../harness/workers/messages/mail-world.ts'
import { contextOf, newHandle, newSite, publish } from '../../../harness/workers/sites/sites.ts'

const settings = {
  notify: 'never',
  timeZone: 'Europe/Vienna',
  keepMonths: null,
  weekly: true,
  replyTo: 'account',
} as const
const monday = '2026-11-23T07:00:00Z'

/** A published website whose owner turned weekly numbers on the Friday before. */
async function weeklyWebsite() {
  const site = await newSite()
  await publish(site, newHandle())
  await forgetMails()
  const of = { userId: site.userId, draftId: site.draft.draftId }
  const world = mailWorld('2026-11-20T12:00:00Z')
  await setInboxSettings(world.ctx, { ...of, settings })
  return { world, of }
}

describe('weekly numbers', () => {
  beforeEach(forgetMails)

  it('compare last week’s visits with the week before, once', async () => {
    const { world, of } = await weeklyWebsite()
    const count = (day: string, kind: 'view' | 'message', visitor: string | null) => {
      const at = new Date(`2026-11-${day}T10:00:00Z`)
      const visit = { ...withoutParts, kind, at: at.getTime(), visitor }
      const batch = { id: crypto.randomUUID(), timeZone: 'Europe/Vienna', visits: [visit], now: at.getTime() }
      return counterOf(world.ctx.env, of.draftId).add(batch)
    }
    for (const day of ['08', '09', '15', '16', '22', '23']) await count(day, 'view', 'ann')
    await count('16', 'view', 'bob')
    await count('17', 'message', null)
    world.at = new Date('2026-11-22T23:00:00Z')
    await world.cron(1)
    expect(world.sent).toEqual([])
    world.at = new Date(monday)
    await Promise.all(
      [0, 1, 2].map((ms) => putWeeklies(contextOf(world.ctx.env, () => new Date(world.at.getTime() + ms)))),
    )
    expect((await waitingMails()).map(({ kind }) => kind)).toEqual(['weekly'])
    await world.cron(3)
    expect(world.sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^4 visitors last week – /)])
    const text = world.sent[0]?.text
    expect(text).toContain('from 16 November 2026 to 22')
    expect(text).toContain(
      'Visitors: 4 (the week before: 2)\nPage views: 4 (the week before: 2)\nMessages: 1 (the week',
    )
    expect(text).toContain(`Turn this email off:\n${world.ctx.env.APP_ORIGIN}/inbox?settings=${of.draftId}\n`)
    world.at = new Date('2026-11-30T07:00:00Z')
    await world.cron(1)
    expect(world.sent).toHaveLength(2)
  })

  it('stop when the owner turns them off, even if queued', async () => {
    const { world, of } = await weeklyWebsite()
    world.at = new Date(monday)
    await putWeeklies(world.ctx)
    await setInboxSettings(world.ctx, { ...of, settings: { ...settings, weekly: false, replyTo: 'account' } })
    world.at = new Date('2026-11-30T07:00:00Z')
    await world.cron(2)
    expect(world.sent).toEqual([])
  })

  it('stay scheduled when other settings change, and follow the time zone', async () => {
    const { world, of } = await weeklyWebsite()
    world.at = new Date(monday)
    await setInboxSettings(world.ctx, { ...of, settings: { ...settings, keepMonths: 3 } })
    await world.cron(1)
    expect(world.sent).toHaveLength(1)
    await setInboxSettings(world.ctx, { ...of, settings: { ...settings, timeZone: 'Asia/Kolkata' } })
    world.at = new Date('2026-11-30T02:30:00Z')
    await world.cron(1)
    expect(world.sent).toHaveLength(2)
  })

  it('skip a website that is offline', async () => {
    const site = await newSite()
    const world = mailWorld('2026-11-20T12:00:00Z')
    await setInboxSettings(world.ctx, { userId: site.userId, draftId: site.draft.draftId, settings })
    world.at = new Date(monday)
    await world.cron(2)
    expect(world.sent).toEqual([])
  })

  it.each([
    ['UTC', '2026-11-23T07:59:59Z', '2026-11-23T08:00:00.000Z'],
    ['UTC', '2026-11-23T08:00:00Z', '2026-11-30T08:00:00.000Z'],
    ['Pacific/Auckland', '2026-11-22T18:00:00Z', '2026-11-22T19:00:00.000Z'],
  ])('go out on Monday at eight in %s after %s', (zone, after, due) => {
    expect(nextWeeklyAt(zone, new Date(after)).toISOString()).toBe(due)
  })
})
