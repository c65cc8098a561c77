import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as z from 'zod'
import type { Env } from '../../../worker/env.ts'
import {
  auditList,
  condition,
  overview,
  personLines,
  queue,
  websiteDetails,
  websiteLines,
} from '../../../worker/operate/schema.ts'
import { atHome, takeName } from '../../../worker/platform/db/homes.ts'
import { accountOf, codeOf, requestProof, signIn } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { connectDomain } from '../../harness/workers/domains/connected-domain.ts'
import { emptyStores } from '../../harness/workers/empty-stores.ts'
import { faultyD1 } from '../../harness/workers/faults/faulty-stores.ts'
import {
  databaseOf,
  livingIn,
  newDraft,
  newResident,
  publishAt,
  rowsIn,
} from '../../harness/workers/homes/two-homes.ts'
import { badWebsite } from '../../harness/workers/sites/good-and-bad.ts'
import { addressFor, contextOf, newHandle, siteEnv, visit } from '../../harness/workers/sites/sites.ts'

const address = 'operator@example.com'
const settings = { OPERATOR_EMAILS: address, ...livingIn(1) }
const reason = 'Reported by its visitors'
let operator: Browser

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await emptyStores()
  operator = await newOperator()
})

async function newOperator(changes: Partial<Env> = {}): Promise<Browser> {
  const browser = new Browser({ ...settings, ...changes })
  await signIn(browser, address)
  const proof = await requestProof(browser, address, 'operate')
  expect((await browser.post('/api/account/reauthentication/code/verify', proof)).status).toBe(200)
  return browser
}

/** Somebody new in a database, whose website is online. */
async function owner(home: 1 | 2, businessName: string) {
  const { browser, userId } = await newResident(home)
  const [draftId, handle] = [await newDraft(browser, businessName), newHandle()]
  expect(await publishAt(browser, draftId, handle)).toBe(200)
  return { browser, userId, draftId, handle, home, email: (await accountOf(browser)).email }
}

async function ask<T extends z.ZodType>(path: string, answer: T, by = operator): Promise<z.infer<T>> {
  const { status, body } = await by.get(`/api/operate${path}`)
  expect([path, status]).toEqual([path, 200])
  return answer.parse(body)
}

const act = async (path: string, body = {}, by = operator) =>
  (await by.post(`/api/operate/${path}`, { reason, ...body })).status
const search = (q: string) => ask(`/websites?q=${encodeURIComponent(q)}`, websiteLines)
const statusAt = async (handle: string) => (await visit(addressFor(handle))).status
const lastMail = (email: string) =>
  env.DB.prepare('select subject from mailbox where recipient = ? order by rowid desc limit 1')
    .bind(email)
    .first<string>('subject')
const nameOf = (home: 1 | 2) => ['First', 'Second'][home - 1] ?? ''

/** A domain of an owner's website, which is online there. */
async function domainOf({ home, userId, draftId, handle }: Awaited<ReturnType<typeof owner>>): Promise<string> {
  const there = atHome(contextOf(), home)
  const domainName = `${handle}.custom.localhost`
  expect(await takeName(there, domainName, async () => false)).toBe(true)
  await connectDomain(there, { userId, draftId, domainName })
  return domainName
}

describe('an operator', () => {
  it('finds the websites of both databases by all that names them, with their owners', async () => {
    const owners = [await owner(1, 'Kestrel First'), await owner(2, 'Kestrel Second')]
    for (const one of owners) {
      const { draftId, userId, handle, email, home } = one
      for (const q of [addressFor(handle), handle, await domainOf(one), draftId, userId, `kestrel ${nameOf(home)}`]) {
        const { websites } = await search(q)
        expect([q, websites.map((found) => [found.draftId, found.ownerEmail])]).toEqual([q, [[draftId, email]]])
      }
      expect((await ask(`/websites/${draftId}`, websiteDetails)).website.ownerEmail).toBe(email)
    }
    const { websites } = await search('kestrel')
    expect(websites.map(({ businessName }) => businessName)).toEqual(['Kestrel Second', 'Kestrel First'])
    expect((await operator.get('/api/operate/websites/no-such-draft')).status).toBe(404)
  })

  it('finds people by their address, with what their database has of them', async () => {
    const [first, second] = [await owner(1, 'First'), await owner(2, 'Second')]
    await newDraft(second.browser)
    expect(await act(`websites/${second.draftId}/suspend`, { because: 'spam' })).toBe(200)
    const { people } = await ask('/people?q=person', personLines)
    expect(people.map(({ userId, websites, suspended, sessions }) => [userId, websites, suspended, sessions])).toEqual([
      [first.userId, 1, 0, 1],
      [second.userId, 2, 1, 1],
    ])
    expect((await ask('/people?q=operator', personLines)).people).toMatchObject([{ email: address, websites: 0 }])
    expect((await ask(`/people?q=${second.userId}@home`, personLines)).people).toEqual([])
  })

  it('suspends and restores a website of either database, and its owner gets an email', async () => {
    for (const home of [1, 2] as const) {
      const { draftId, handle, email } = await owner(home, nameOf(home))
      expect(await act(`websites/${draftId}/suspend`, { because: 'fraud' })).toBe(200)
      expect(await statusAt(handle)).toBe(403)
      const details = await ask(`/websites/${draftId}`, websiteDetails)
      expect(details).toMatchObject({
        website: { suspension: { reason: 'fraud' } },
        hosts: [`${handle}.localhost`],
        audit: [{ act: 'suspend-website', operator: address, reason }],
      })
      await vi.waitFor(async () => expect(await lastMail(email)).toBe(`We took ${nameOf(home)} offline`))
      expect(await act(`websites/${draftId}/restore`)).toBe(200)
      expect(await statusAt(handle)).toBe(200)
      await vi.waitFor(async () => expect(await lastMail(email)).toBe(`We put ${nameOf(home)} back online`))
      expect(await act(`websites/${draftId}/restore`)).toBe(404)
      expect([await rowsIn(1, 'audit_log'), await rowsIn(2, 'audit_log')]).toEqual([2, home === 1 ? 0 : 2])
    }
  })

  it('suspends a website while the other database does not answer', async () => {
    const { draftId, handle } = await owner(1, 'First')
    const DB_2 = faultyD1(databaseOf(2), () => 'throws')
    const hurried = await newOperator({ DB_2 })
    expect(await act(`websites/${draftId}/suspend`, { because: 'fraud' }, hurried)).toBe(200)
    expect(await statusAt(handle)).toBe(403)
    expect(await act('websites/no-such-draft/suspend', { because: 'fraud' }, hurried)).toBe(500)
  })

  it('decides about the first publication of a person of the second database', async () => {
    const { browser } = await newResident(2)
    const { body } = await browser.post('/api/drafts', { websiteSettings: { ...badWebsite(1), id: 'example' } })
    const { draftId } = body as { draftId: string }
    const handle = newHandle()
    const tried = await browser.post(`/api/drafts/${draftId}/publish`, { handle }, { 'if-match': '"1"' })
    expect(codeOf(tried)).toBe('held_for_review')
    expect((await ask('', overview)).waiting).toEqual({ reviews: 1, reports: 0 })
    expect((await ask('/queue', queue)).reviews.map((line) => line.draftId)).toEqual([draftId])
    expect((await ask(`/websites/${draftId}`, websiteDetails)).signals.length).toBeGreaterThan(1)
    expect(await act(`websites/${draftId}/refuse`)).toBe(200)
    expect(await statusAt(handle)).toBe(404)
    expect(await act(`websites/${draftId}/approve`)).toBe(200)
    expect(await statusAt(handle)).toBe(200)
    const { email } = await accountOf(browser)
    await vi.waitFor(async () => expect(await lastMail(email)).toMatch(/^We have put .* online$/))
  })

  it('sees the publications that wait longest first, whichever database has them', async () => {
    const held: string[] = []
    for (const home of [2, 1, 2] as const) {
      const { browser, userId } = await newResident(home)
      held.push(await newDraft(browser))
      await databaseOf(home)
        .prepare(
          `insert into publication_reviews (draft_id, user_id, state, handle, document, publishes, signals, created_at)
           values (?, ?, 'waiting', 'held', '{}', 1, '[]', ?)`,
        )
        .bind(held.at(-1), userId, held.length)
        .run()
    }
    expect((await ask('/queue', queue)).reviews.map(({ draftId }) => draftId)).toEqual(held)
    expect((await ask('', overview)).waiting.reviews).toBe(3)
  })

  it('acts on a person of the second database', async () => {
    const { browser, userId, email, draftId, handle } = await owner(2, 'Second')
    expect(await act(`people/${userId}/lift-limits`)).toBe(200)
    await vi.waitFor(async () => expect(await lastMail(email)).toBe('You can try again now'))
    expect(await act(`people/${userId}/end-sessions`)).toBe(200)
    await vi.waitFor(async () => expect(await lastMail(email)).toBe('We signed you out on all devices'))
    expect((await browser.get('/api/account')).status).toBe(401)
    expect(await act(`people/${userId}/delete`)).toBe(200)
    await vi.waitFor(async () => expect(await rowsIn(1, 'users', `id = '${userId}'`)).toBe(0))
    expect(await statusAt(handle)).toBe(404)
    expect([await rowsIn(2, 'users'), await rowsIn(2, 'draft_websites')]).toEqual([0, 0])
    const { entries } = await ask('/audit', auditList)
    expect(entries.map(({ act, subjectId }) => [act, subjectId])).toEqual([
      ['delete-account', userId],
      ['end-sessions', userId],
      ['lift-limits', userId],
    ])
    expect((await operator.get(`/api/operate/websites/${draftId}`)).status).toBe(404)
  })
})

describe('a visitor’s report', () => {
  it('is kept with the website, by each of its addresses, and closed there', async () => {
    for (const home of [1, 2] as const) {
      const one = await owner(home, nameOf(home))
      const domain = await domainOf(one)
      const addresses = [addressFor(one.handle), domain, `www.${domain}`, `www.${one.handle}.localhost`]
      for (const [index, website] of addresses.entries()) {
        const body = new URLSearchParams({ website, reason: 'phishing', text: 'It asks for my password' })
        const headers = { 'cf-connecting-ip': `198.51.100.${10 * home + index}` }
        const { status } = await visit(`${env.APP_ORIGIN}/report`, { method: 'POST', body, headers }, siteEnv())
        expect([website, status]).toEqual([website, 303])
      }
      expect(await rowsIn(home, 'website_reports')).toBe(4)
      const { reported } = await ask('/queue', queue)
      expect(reported).toMatchObject([{ draftId: one.draftId, openReports: 4, ownerEmail: one.email }])
      expect((await ask('', overview)).waiting).toEqual({ reviews: 0, reports: 1 })
      expect((await ask(`/websites/${one.draftId}`, websiteDetails)).reports).toHaveLength(4)
      expect(await act(`websites/${one.draftId}/close-reports`)).toBe(200)
      expect((await ask('/queue', queue)).reported).toEqual([])
    }
  })
})

describe('the log', () => {
  it('has the entries of both databases, the newest first, each once on its pages', async () => {
    const insert = (home: 1 | 2, at: number, what: string) =>
      databaseOf(home)
        .prepare(
          "insert into audit_log (at, operator_id, act, subject_kind, subject_id, reason) values (?, 'x', 'end-sessions', 'account', ?, 'Why')",
        )
        .bind(at, what)
    const entries = Array.from({ length: 130 }, (_, index) => ({
      at: 1000 + Math.floor(index / 7),
      home: (index % 3 === 0 ? 1 : 2) as 1 | 2,
      what: `entry-${index}`,
    }))
    for (const home of [1, 2] as const) {
      const its = entries.filter((entry) => entry.home === home)
      await databaseOf(home).batch(its.map(({ at, what }) => insert(home, at, what)))
    }
    const seen: z.infer<typeof auditList>['entries'] = []
    for (let page = await ask('/audit', auditList); page.entries.length > 0; ) {
      expect(page.entries.length).toBeLessThanOrEqual(50)
      seen.push(...page.entries)
      page = await ask(`/audit?before=${seen.at(-1)?.id}`, auditList)
    }
    expect(seen.map(({ subjectId }) => subjectId).toSorted()).toEqual(entries.map(({ what }) => what).toSorted())
    expect(new Set(seen.map(({ id }) => id)).size).toBe(entries.length)
    const times = seen.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect((await operator.get('/api/operate/audit?before=nonsense')).status).toBe(400)
  })
})

describe('the state of the product', () => {
  it('counts what both databases have, and each person once', async () => {
    await owner(1, 'First')
    await owner(2, 'Second')
    const { today, yesterday } = await ask('', overview)
    expect(today).toMatchObject({ signUps: 3, websites: 2, published: 2, messages: 0 })
    expect(yesterday).toEqual({ signUps: 0, websites: 0, published: 0, messages: 0, views: 0 })
  })

  it('shows the stuck domains and failing jobs of both databases, and a domain can be checked', async () => {
    const [first, second] = [await owner(1, 'First'), await owner(2, 'Second')]
    for (const one of [first, second]) {
      await domainOf(one)
      const database = databaseOf(one.home)
      await database.prepare(`update website_domains set attempts = ${one.home}, next_check_at = 4e12`).run()
      await database
        .prepare('insert into outbox (hostname, revision, attempts, created_at) values (?, 1, ?, 0)')
        .bind(`late-${one.home}.localhost`, one.home)
        .run()
    }
    await env.DB.prepare("insert into account_deletions (user_id, websites, started_at) values ('gone', 0, 0)").run()
    const { domains, jobs } = await ask('/condition', condition)
    expect(domains.map(({ domainName, attempts }) => [domainName, attempts])).toEqual([
      [`${second.handle}.custom.localhost`, 2],
      [`${first.handle}.custom.localhost`, 1],
    ])
    expect(jobs.map(({ queue, id }) => [queue, id])).toEqual([
      ['hosts', 'late-2.localhost'],
      ['hosts', 'late-1.localhost'],
      ['deletions', 'gone'],
    ])
    expect(await act(`domains/${encodeURIComponent(domains[0]?.id ?? '')}/check`)).toBe(200)
    const isDue = `next_check_at <= ${Date.now()}`
    expect([await rowsIn(1, 'website_domains', isDue), await rowsIn(2, 'website_domains', isDue)]).toEqual([0, 1])
    expect(await rowsIn(2, 'audit_log', "act = 'check-domain'")).toBe(1)
    expect(await act('domains/no-such-domain/check')).toBe(404)
  })
})
