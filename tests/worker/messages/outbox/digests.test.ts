import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { nextDigestAt, putDigests } from '../../../../worker/messages/outbox/digests.ts'
import {
  acceptMessage,
  deleteWebsite,
  forgetMails,
  mailWorld,
  newWebsite,
  setSettings,
  waitingMails,
} from '../../../harness/workers/messages/mail-world.ts'
import { contextOf } from '../../../harness/workers/sites/sites.ts'

const minute = 60_000
const settingsOf = (draftId: string) =>
  env.DB.prepare('select next_digest_at as next, digested_until as until from inbox_settings where draft_id = ?')
    .bind(draftId)
    .first<{ next: number; until: number }>()
const oneLine = (text = '') => text.replaceAll(/\s+/g, ' ')

/** A website with a daily email due at eight in Vienna, the day before the clocks go forward. */
async function dailyWebsite(start: string, timeZone = 'Europe/Vienna') {
  const world = mailWorld(start)
  const website = await newWebsite()
  await setSettings(website, {
    timeZone,
    nextDigestAt: world.at,
    digestedUntil: new Date(world.at.getTime() - 24 * 60 * minute),
  })
  return { world, website }
}

describe('daily emails', () => {
  beforeEach(forgetMails)

  it('go out at eight, also when the clocks change', async () => {
    const { world, website } = await dailyWebsite('2026-03-28T07:00:00Z')
    await acceptMessage(website, new Date('2026-03-27T10:00:00Z'), { name: 'Anna', message: 'A first question' })
    await acceptMessage(website, new Date('2026-03-28T06:30:00Z'), { name: 'Ben', message: 'A second one' })
    expect(await waitingMails()).toEqual([])
    await world.cron(2)
    expect(world.sent.map(({ subject, to }) => ({ subject, to }))).toEqual([
      { subject: '2 new messages – Ada’s Plumbing', to: `${website.userId}@example.com` },
    ])
    const [{ text } = { text: '' }] = world.sent
    expect(oneLine(text)).toMatch(/- Ben \(Sat 28 Mar, 07:30\): A second one - Anna \(Fri 27 Mar, 11:00\): A first/)
    expect(await settingsOf(website.draftId)).toMatchObject({ next: Date.parse('2026-03-29T06:00:00Z') })

    await acceptMessage(website, world.at, { name: 'Cleo' })
    world.at = new Date('2026-03-29T05:58:00Z')
    await world.cron(2)
    expect(world.sent).toHaveLength(1)
    await world.cron(2)
    expect(world.sent).toHaveLength(2)
    expect(world.sent[1]?.text).toContain('Cleo')
    expect(world.sent[1]?.text).not.toContain('Ben')
  })

  it('skip days without messages or with only spam', async () => {
    const { world, website } = await dailyWebsite('2026-11-22T07:00:00Z')
    await acceptMessage(website, new Date('2026-11-21T10:00:00Z'), { folder: 'spam' })
    await world.cron(3)
    expect(world.sent).toEqual([])
    expect(await settingsOf(website.draftId)).toMatchObject({ next: Date.parse('2026-11-23T07:00:00Z') })
  })

  it('include only the number of spam messages', async () => {
    const { world, website } = await dailyWebsite('2026-11-22T07:00:00Z')
    await acceptMessage(website, new Date('2026-11-21T10:00:00Z'), { folder: 'spam', name: 'Casino', message: 'BUY' })
    await acceptMessage(website, new Date('2026-11-21T10:00:00Z'), { folder: 'spam', name: 'Casino', message: 'BUY' })
    await acceptMessage(website, new Date('2026-11-21T11:00:00Z'), { folder: 'archive', name: 'Anna' })
    await world.cron(1)
    const [{ subject, text } = { subject: '', text: '' }] = world.sent
    expect(subject).toBe('1 new message – Ada’s Plumbing')
    expect(text).toContain('2 messages are in your spam folder')
    expect(text).not.toMatch(/Casino|BUY/)
  })

  it('list every message once, and the last minutes’ messages the next day', async () => {
    const { world, website } = await dailyWebsite('2026-11-22T07:00:00Z')
    const times = ['2026-11-22T06:57:59Z', '2026-11-22T06:58:00Z', '2026-11-22T06:58:01Z', '2026-11-22T07:00:00Z']
    for (const [index, time] of times.entries()) await acceptMessage(website, new Date(time), { name: `Nr${index}` })
    await world.cron(1)
    await world.cron(1)
    world.at = new Date('2026-11-23T07:00:00Z')
    await world.cron(1)
    expect(world.sent.map(({ text }) => [...text.matchAll(/Nr\d/g)].map(([name]) => name).sort())).toEqual([
      ['Nr0', 'Nr1'],
      ['Nr2', 'Nr3'],
    ])
  })

  it('list the newest twenty messages and how many more there are', async () => {
    const { world, website } = await dailyWebsite('2026-11-22T07:00:00Z')
    for (let count = 0; count < 23; count += 1) {
      await acceptMessage(website, new Date(Date.parse('2026-11-21T10:00:00Z') + count * minute), {
        name: `Visitor ${count}.`,
      })
    }
    await world.cron(1)
    expect(world.sent[0]?.text.match(/^- /gm)).toHaveLength(20)
    expect(world.sent[0]?.text).toContain('And 3 more.')
    expect(world.sent[0]?.text).not.toContain('Visitor 2.')
  })

  it('go out once when two crons overlap', async () => {
    const { world, website } = await dailyWebsite('2026-11-22T07:00:00Z')
    await acceptMessage(website, new Date('2026-11-21T10:00:00Z'))
    const clocks = [0, 1, 2].map((ms) => new Date(world.at.getTime() + ms))
    const put = await Promise.all(clocks.map((clock) => putDigests(contextOf(world.ctx.env, () => clock))))
    expect(put.reduce((sum, each) => sum + each, 0)).toBe(1)
    expect(await waitingMails()).toHaveLength(1)
    await world.cron(2)
    expect(world.sent).toHaveLength(1)
  })

  it('cover all days of a cron outage at once', async () => {
    const { world, website } = await dailyWebsite('2026-11-22T07:00:00Z')
    for (const day of ['21', '22', '23']) await acceptMessage(website, new Date(`2026-11-${day}T10:00:00Z`))
    world.at = new Date('2026-11-24T15:00:00Z')
    await world.cron(3)
    expect(world.sent.map(({ subject }) => subject)).toEqual(['3 new messages – Ada’s Plumbing'])
    expect(await settingsOf(website.draftId)).toMatchObject({ next: Date.parse('2026-11-25T07:00:00Z') })
  })

  it('follow a change of the time zone while queued', async () => {
    const { world, website } = await dailyWebsite('2026-11-22T07:00:00Z')
    await acceptMessage(website, new Date('2026-11-21T10:00:00Z'))
    const [stale] = [{ draftId: website.draftId, timeZone: 'Europe/Vienna', nextDigestAt: world.at }]
    await setSettings(website, { timeZone: 'Asia/Kolkata', nextDigestAt: new Date('2026-11-23T02:30:00Z') })
    const { putDigest } = await import('../../../../worker/messages/outbox/digests.ts')
    const until = world.at
    expect(stale && (await putDigest(world.ctx.db, { due: stale, at: until, until, next: until }))).toBe(false)
    await world.cron(2)
    expect(world.sent).toEqual([])
    world.at = new Date('2026-11-23T02:30:00Z')
    await world.cron(1)
    expect(world.sent).toHaveLength(1)
    expect(await settingsOf(website.draftId)).toMatchObject({ next: Date.parse('2026-11-24T02:30:00Z') })
  })

  it.each(['never', 'at-once'] as const)('never go to an owner who wants emails %s', async (notify) => {
    const { world, website } = await dailyWebsite('2026-11-22T07:00:00Z')
    await acceptMessage(website, new Date('2026-11-21T10:00:00Z'))
    await setSettings(website, { notify })
    await world.cron(2)
    expect(world.sent).toEqual([])
  })

  it('use UTC for an invalid time zone, and still go to other websites', async () => {
    const { world, website } = await dailyWebsite('2026-11-22T08:00:00Z', 'Mars/Olympus')
    const other = await newWebsite('Other')
    await setSettings(other, { nextDigestAt: world.at })
    await acceptMessage(website, new Date('2026-11-22T05:00:00Z'))
    await acceptMessage(other, new Date('2026-11-22T05:00:00Z'))
    const { error } = console
    console.error = () => {}
    await world.cron(1)
    console.error = error
    expect(world.sent).toHaveLength(2)
    expect(world.sent.find(({ subject }) => /Ada/.test(subject))?.text).toMatch(/05:00 UTC/)
    expect(await settingsOf(website.draftId)).toMatchObject({ next: Date.parse('2026-11-23T08:00:00Z') })
  })

  it('skip messages that were deleted in the meantime', async () => {
    const world = mailWorld('2026-11-22T07:00:00Z')
    const [emptied, gone] = [await newWebsite(), await newWebsite()]
    for (const website of [emptied, gone]) {
      await setSettings(website, { nextDigestAt: world.at })
      await acceptMessage(website, new Date('2026-11-22T05:00:00Z'))
    }
    expect(await putDigests(world.ctx)).toBe(2)
    await env.DB.prepare('delete from customer_contact_forms where draft_id = ?').bind(emptied.draftId).run()
    await deleteWebsite(gone)
    expect(await world.drain()).toEqual({ sent: 0, failed: 0 })
    expect(await waitingMails()).toEqual([])
  })

  it('enter the queue over several runs for hundreds of websites', async () => {
    const world = mailWorld('2026-11-22T07:00:00Z')
    const first = await newWebsite()
    await setSettings(first, { nextDigestAt: world.at })
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 450)
     insert into inbox_settings (draft_id, user_id, notify, time_zone, next_digest_at)
     select 'many-' || i, ?, 'daily', 'UTC', ? from n`,
    )
      .bind(first.userId, world.at.getTime())
      .run()
    const due = () =>
      env.DB.prepare('select count(*) as count from inbox_settings where next_digest_at <= ?')
        .bind(world.at.getTime())
        .first<number>('count')
    const left: (number | null)[] = []
    for (let run = 0; run < 3; run += 1) {
      await putDigests(world.ctx)
      left.push(await due())
    }
    expect(left).toEqual([251, 51, 0])
  })
})

const next = (zone: string, after: string) => nextDigestAt(zone, new Date(after)).toISOString().replace(':00.000Z', 'Z')

describe('nextDigestAt', () => {
  describe.each([
    // Daylight saving time starts on 29 March 2026 and ends on 25 October.
    ['Europe/Vienna', '2026-03-28T06:59:59.999Z', '2026-03-28T07:00Z'],
    ['Europe/Vienna', '2026-03-28T07:00:00Z', '2026-03-29T06:00Z'],
    ['Europe/Vienna', '2026-03-29T00:59:00Z', '2026-03-29T06:00Z'],
    ['Europe/Vienna', '2026-10-24T06:00:00Z', '2026-10-25T07:00Z'],
    ['Europe/Vienna', '2026-10-25T00:30:00Z', '2026-10-25T07:00Z'],
    // 8 March and 1 November.
    ['America/New_York', '2026-03-07T13:00:00Z', '2026-03-08T12:00Z'],
    ['America/New_York', '2026-10-31T12:00:00Z', '2026-11-01T13:00Z'],
    // Shifts by half an hour on 5 April and 4 October, when it is still the day before in UTC.
    ['Australia/Lord_Howe', '2026-04-03T21:00:00Z', '2026-04-04T21:30Z'],
    ['Australia/Lord_Howe', '2026-10-02T21:30:00Z', '2026-10-03T21:00Z'],
    ['Asia/Kolkata', '2026-11-22T02:29:59Z', '2026-11-22T02:30Z'],
    ['Asia/Kolkata', '2026-11-22T02:30:00Z', '2026-11-23T02:30Z'],
    // Skipped 30 December 2011 to cross the date line.
    ['Pacific/Apia', '2011-12-28T18:00:00Z', '2011-12-29T18:00Z'],
    ['Pacific/Apia', '2011-12-29T18:00:00Z', '2011-12-30T18:00Z'],
    ['Pacific/Apia', '2026-11-22T17:59:00Z', '2026-11-22T19:00Z'],
    ['UTC', '2026-12-31T08:00:00Z', '2027-01-01T08:00Z'],
  ])('in %s after %s', (zone, after, expected) => {
    it(`returns ${expected}`, () => expect(next(zone, after)).toBe(expected))
  })

  it.each([
    'Europe/Vienna',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Chatham',
    'Africa/Casablanca',
  ])('comes once a day in %s, at eight, for three years', (zone) => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium', dateStyle: 'short' })
    let at = new Date('2025-06-01T00:00:00Z')
    const days = new Set<string>()
    for (let count = 0; count < 3 * 365; count += 1) {
      at = nextDigestAt(zone, at)
      const [date = '', time] = clock.format(at).split(', ')
      expect(time).toBe('08:00:00')
      days.add(date)
    }
    expect(days.size).toBe(3 * 365)
    expect(at.getTime()).toBeLessThan(new Date('2028-06-01T00:00:00Z').getTime())
  })

  it('throws for an invalid time zone', () => {
    expect(() => nextDigestAt('Mars/Olympus', new Date())).toThrow(RangeError)
  })
})
