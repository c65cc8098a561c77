import { describe, expect, it } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import { scheduleRelease } from '../../../worker/publishing/schedules.ts'
import { withoutParts } from '../../../worker/visits/counted-visit.ts'
import { counterOf } from '../../../worker/visits/visits-of.ts'
import { visitsOfWeek } from '../../../worker/visits/visits-of-week.ts'
import { weekAnswer } from '../../../worker/week/schema.ts'
import { newPerson, uidOf } from '../../harness/workers/accounts/account.ts'
import type { Browser } from '../../harness/workers/accounts/browser.ts'
import { takeDomain } from '../../harness/workers/domains/connected-domain.ts'
import { newName } from '../../harness/workers/domains/site-with-domain.ts'
import { newInbox, newMessage } from '../../harness/workers/messages/messages.ts'
import { contextOf, newHandle, publish, siteEnv } from '../../harness/workers/sites/sites.ts'

const of = siteEnv({ VISITS_PROVIDER: 'durable-object' })
const DAY = 86_400_000
const ago = (ms: number) => new Date(Date.now() - ms)

async function weekOf(browser: Browser) {
  const { status, body } = await browser.get('/api/week')
  expect(status).toBe(200)
  return weekAnswer.parse(body)
}

type Visit = { draftId: string; kind: 'view' | 'call'; at: Date; visitor: string; timeZone?: string }

const count = ({ draftId, kind, at, visitor, timeZone = 'UTC' }: Visit, settings: Env = of) =>
  counterOf(settings, draftId).add({
    ...{ id: crypto.randomUUID(), timeZone, now: at.getTime() },
    visits: [{ ...withoutParts, kind, at: at.getTime(), visitor }],
  })

describe('an owner’s week', () => {
  it('contains nothing without a website', async () => {
    const { visits, ...week } = await weekOf(await newPerson())
    expect(week).toEqual({ oldestUnread: null, domains: [], schedules: [], counted: true })
    expect(visits).toEqual({ since: null, days: [] })
  })

  it('includes the oldest unread message, except filed and suspected messages', async () => {
    const { browser, of: website } = await newInbox()
    await newMessage(website, { name: 'Read', createdAt: ago(9 * DAY), readAt: ago(DAY) })
    await newMessage(website, { name: 'Filed', createdAt: ago(8 * DAY), folder: 'archive' })
    await newMessage(website, { name: 'Spam', createdAt: ago(7 * DAY), folder: 'spam' })
    await newMessage(website, { name: 'Dana', createdAt: ago(DAY) })
    const sam = await newMessage(website, { name: 'Sam', createdAt: ago(2 * DAY) })
    expect((await weekOf(browser)).oldestUnread).toMatchObject({ id: sam.id, name: 'Sam', businessName: 'Website 0' })
  })

  it('includes the websites’ domains and schedules', async () => {
    const { browser, of: website } = await newInbox()
    const ctx = contextOf()
    const draft = (await browser.get(`/api/drafts/${website.draftId}`)).body as Parameters<typeof publish>[0]['draft']
    const handle = newHandle()
    const { draft: published } = await publish({ userId: website.userId, draft }, handle, ctx)
    const domainName = newName()
    await takeDomain(ctx, { ...website, domainName })
    const at = new Date(Date.now() + DAY)
    await scheduleRelease(ctx, { ...website, handle, revision: published.revision, at })
    const { domains, schedules } = await weekOf(browser)
    expect(domains).toMatchObject([{ domainName, websiteName: handle, state: 'PendingOwnershipVerification' }])
    expect(schedules).toEqual([
      { draftId: website.draftId, kind: 'publish', at: at.toISOString(), release: 1, handle, failure: null },
    ])
  })

  it('adds up all websites’ visitors by day for seven days', async () => {
    const { userId, draftIds, browser } = await newInbox(2)
    const [first = '', second = ''] = draftIds
    await count({ draftId: first, kind: 'view', at: ago(20 * DAY), visitor: 'long ago' })
    await count({ draftId: first, kind: 'view', at: ago(2 * DAY), visitor: 'ann' })
    await count({ draftId: second, kind: 'view', at: ago(2 * DAY), visitor: 'ann' })
    await count({ draftId: second, kind: 'call', at: ago(0), visitor: 'bob' })
    const week = await visitsOfWeek(contextOf(of), { userId })
    expect(week.counted).toBe(true)
    expect(week.visits?.days.map(({ visitors, calls }) => [visitors, calls])).toEqual([
      ...[0, 0, 0, 0].map(() => [0, 0]),
      [2, 0],
      [0, 0],
      [1, 1],
    ])
    expect(week.visits?.since).toBe(
      ago(20 * DAY)
        .toISOString()
        .slice(0, 10),
    )
    expect((await weekOf(browser)).visits).toEqual(week.visits)
  })

  it('excludes other people’s data', async () => {
    const { of: website } = await newInbox()
    await newMessage(website)
    await count({ draftId: website.draftId, kind: 'view', at: ago(0), visitor: 'ann' })
    const stranger = await newInbox()
    const { oldestUnread, visits } = await weekOf(stranger.browser)
    expect(oldestUnread).toBeNull()
    expect(visits?.since).toBeNull()
    expect(await uidOf(stranger.browser)).not.toBe(website.userId)
  })

  it('shows when visits are not counted or can’t be read', async () => {
    const { userId } = await newInbox()
    const off = contextOf(siteEnv({ VISITS_PROVIDER: 'none' }))
    expect(await visitsOfWeek(off, { userId })).toEqual({ counted: false, visits: null })
    const VISITS = {
      getByName: () => ({ read: () => Promise.reject(new Error('not now')) }),
    } as unknown as Env['VISITS']
    const broken = contextOf(siteEnv({ VISITS_PROVIDER: 'durable-object', VISITS }))
    expect(await visitsOfWeek(broken, { userId })).toEqual({ counted: true, visits: null })
  })
})
