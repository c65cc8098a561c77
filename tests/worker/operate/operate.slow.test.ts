import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { recordRun } from '../../../worker/health/job-runs.ts'
import { deepHealth } from '../../../worker/health/schema.ts'
import { drainMail } from '../../../worker/messages/outbox/drain.ts'
import { recordNumbers } from '../../../worker/operate/daily-numbers.ts'
import { approvePublication } from '../../../worker/operate/reviews.ts'
import {
  auditList,
  overview,
  personLines,
  queue,
  websiteDetails,
  websiteLines,
} from '../../../worker/operate/schema.ts'
import { DAY } from '../../../worker/platform/time.ts'
import {
  accountOf,
  codeOf,
  newAddress,
  newPerson,
  requestProof,
  signIn,
  uidOf,
} from '../../harness/workers/accounts/account.ts'
import { Browser, listen } from '../../harness/workers/accounts/browser.ts'
import { connectDomain } from '../../harness/workers/domains/connected-domain.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { badWebsite } from '../../harness/workers/sites/good-and-bad.ts'
import { addressFor, contextOf, newHandle, siteEnv, visit } from '../../harness/workers/sites/sites.ts'

const address = 'operator@example.com'
const settings = { OPERATOR_EMAILS: `other@example.com, ${address.toUpperCase()}` }
let operator: Browser

const reason = 'Reported by its visitors'
/** Reauthenticates if necessary; that lasts five minutes. */
const proven = async () => {
  const held = await env.DB.prepare(
    "select 1 from reauthentications where act = 'operate' and status = 'granted'",
  ).first()
  if (held) return
  const { status } = await operator.post(
    '/api/account/reauthentication/code/verify',
    await requestProof(operator, address, 'operate'),
  )
  expect(status).toBe(200)
}
const forgetProofs = () => env.DB.prepare('delete from reauthentications').run()
const lastMail = (email: string) =>
  env.DB.prepare('select subject from mailbox where recipient = ? order by rowid desc limit 1')
    .bind(email)
    .first<string>('subject')

beforeAll(async () => {
  operator = new Browser(settings)
  await signIn(operator, address)
})
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

async function owner(businessName = 'Wren Plumbing') {
  const browser = await newPerson()
  const { email } = await accountOf(browser)
  const userId = await uidOf(browser)
  const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument(businessName) })
  const { draftId } = body as Draft
  const handle = newHandle()
  await browser.post(`/api/drafts/${draftId}/publish`, { handle }, { 'if-match': '"1"' })
  return { browser, email, userId, draftId, handle }
}

describe('the operator’s API', () => {
  it('looks like an unknown path to everyone except operators', async () => {
    const unknown = await new Browser().get('/api/no-such-thing')
    const shown = ({ status, headers, body }: Awaited<ReturnType<Browser['get']>>) => {
      const { error } = body as { error: Record<string, unknown> }
      return [status, [...headers.keys()].toSorted(), Object.keys(error), error.code]
    }
    const unverified = new Browser(settings)
    await unverified.post('/api/login/sign-up', { email: 'other@example.com', password: 'a long enough passphrase' })
    const stranger = new Browser(settings)
    await signIn(stranger, newAddress())
    const unset = new Browser({ OPERATOR_EMAILS: '' })
    await signIn(unset, address)
    for (const browser of [new Browser(settings), unverified, stranger, unset, new Browser()]) {
      expect(shown(await browser.get('/api/operate'))).toEqual(shown(unknown))
      expect(shown(await browser.get('/api/operate/people?q=a'))).toEqual(shown(unknown))
      expect(codeOf(await browser.post('/api/operate/people/any/delete', { reason }))).toBe('not_found')
    }
    expect((await operator.get('/api/operate')).status).toBe(200)
  })

  it('shows the page to operators only', async () => {
    const cookie = [...operator.cookies].map((pair) => pair.join('=')).join('; ')
    const page = (of: object, headers: HeadersInit = {}) => visit(`${env.APP_ORIGIN}/operate`, { headers }, siteEnv(of))
    expect((await page(settings, { cookie })).status).toBe(200)
    expect((await page(settings)).status).toBe(404)
    expect((await page({}, { cookie })).status).toBe(404)
  })

  it('marks operators’ sessions, so their browsers show the link', async () => {
    const session = async (browser: Browser) => (await browser.get('/api/session')).body
    expect(await session(operator)).toMatchObject({ user: { operator: true } })
    const other = new Browser(settings)
    await signIn(other, newAddress())
    expect(await session(other)).not.toHaveProperty('user.operator')
  })

  it('requires a fresh proof of identity for every change', async () => {
    const { draftId, userId, handle } = await owner()
    await forgetProofs()
    const changes: [path: string, body: object][] = [
      [`websites/${draftId}/suspend`, { reason, because: 'spam' }],
      [`websites/${draftId}/restore`, { reason }],
      [`websites/${draftId}/approve`, { reason }],
      [`websites/${draftId}/refuse`, { reason }],
      [`websites/${draftId}/mark-checked`, { reason }],
      [`websites/${draftId}/close-reports`, { reason }],
      ['domains/any/check', { reason }],
      [`people/${userId}/end-sessions`, { reason }],
      [`people/${userId}/lift-limits`, { reason }],
      [`people/${userId}/delete`, { reason }],
    ]
    for (const [path, body] of changes) {
      expect([path, codeOf(await operator.post(`/api/operate/${path}`, body))]).toEqual([
        path,
        'reauthentication_required',
      ])
    }
    await operator.post('/api/account/reauthentication/code', { act: 'delete-account' })
    expect((await visit(addressFor(handle))).status).toBe(200)
  })

  it('requires a reason for every change', async () => {
    const { draftId } = await owner()
    await proven()
    const answer = await operator.post(`/api/operate/websites/${draftId}/suspend`, { reason: ' ', because: 'spam' })
    expect(codeOf(answer)).toBe('invalid_request')
  })
})

describe('websites on the operator’s page', () => {
  it('match by address, handle, domain, owner, name and text', async () => {
    const { draftId, handle, userId } = await owner('Kestrel Chimneys')
    await connectDomain(contextOf(), { userId, draftId, domainName: `${handle}.custom.localhost` })
    const text = 'Kestrel chim'
    const queries = [
      addressFor(handle, '/privacy/?a=b'),
      handle,
      `${handle}.localhost`,
      `https://${handle}.custom.localhost/`,
      draftId,
      userId,
      text,
    ]
    for (const q of queries) {
      const { body } = await operator.get(`/api/operate/websites?q=${encodeURIComponent(q)}`)
      expect([q, websiteLines.parse(body).websites.map((found) => found.draftId)]).toEqual([q, [draftId]])
    }
    for (const q of ["' or 1=1 --", '%', '😀', 'x'.repeat(200)]) {
      const { status, body } = await operator.get(`/api/operate/websites?q=${encodeURIComponent(q)}`)
      expect([status, websiteLines.parse(body).websites]).toEqual([200, []])
    }
    expect((await operator.get(`/api/operate/websites?q=${'x'.repeat(201)}`)).status).toBe(400)
  })

  it('start with the newest website if the query is empty', async () => {
    await owner('An Older One')
    await owner('The Newest One')
    const { websites } = websiteLines.parse((await operator.get('/api/operate/websites')).body)
    expect(websites.slice(0, 2).map(({ businessName }) => businessName)).toEqual(['The Newest One', 'An Older One'])
  })

  it('go offline and online again, with entries in the audit log', async () => {
    const { draftId, handle, email } = await owner()
    await proven()
    const path = `/api/operate/websites/${draftId}`
    expect((await operator.post(`${path}/suspend`, { reason, because: 'fraud', note: '' })).status).toBe(200)
    expect((await visit(addressFor(handle))).status).toBe(403)
    const details = websiteDetails.parse((await operator.get(path)).body)
    expect(details).toMatchObject({
      website: { ownerEmail: email, suspension: { reason: 'fraud' } },
      hosts: [`${handle}.localhost`],
      audit: [{ act: 'suspend-website', operator: address, reason }],
    })
    expect(details.text).toContain('Wren Plumbing')
    expect((await operator.post(`${path}/restore`, { reason })).status).toBe(200)
    expect((await visit(addressFor(handle))).status).toBe(200)
    const { entries } = auditList.parse((await operator.get('/api/operate/audit')).body)
    expect(entries.slice(0, 2).map(({ act }) => act)).toEqual(['restore-website', 'suspend-website'])
    const [newest] = entries
    const older = auditList.parse((await operator.get(`/api/operate/audit?before=${newest?.id}`)).body).entries
    expect(older[0]?.id).toBe(entries[1]?.id)
    expect((await operator.get('/api/operate/websites/no-such-draft')).status).toBe(404)
  })
})

describe('website reports', () => {
  const report = (draftId: string, email: string, reporter: string) =>
    env.DB.prepare(
      `insert into website_reports (id, draft_id, hostname, reason, text, email, reporter, created_at)
        values (?, ?, 'bad.localhost', 'phishing', 'Look', ?, ?, ?)`,
    )
      .bind(crypto.randomUUID(), draftId, email, reporter, Date.now())
      .run()

  it('appear in the queue, and close with an answer that clears the reporters’ addresses', async () => {
    const { draftId } = await owner('Reported Plumbing')
    await report(draftId, 'asking@example.com', 'a')
    await report(draftId, '', 'b')
    const { reported } = queue.parse((await operator.get('/api/operate/queue')).body)
    expect(reported).toMatchObject([{ draftId, openReports: 2, reportedFor: ['phishing'] }])
    expect(reported[0]?.findings).toContain('It names no service, person, phone number or hours')
    await proven()
    const path = `/api/operate/websites/${draftId}/close-reports`
    expect((await operator.post(path, { reason, answer: 'x'.repeat(2001) })).status).toBe(400)
    expect((await operator.post(path, { reason, answer: 'We took it offline.' })).status).toBe(200)
    expect(await lastMail('asking@example.com')).toBe('Your report of bad.localhost')
    const rows = await env.DB.prepare('select email, closed_at is null as open from website_reports where draft_id = ?')
      .bind(draftId)
      .all()
    expect(rows.results).toEqual([
      { email: '', open: 0 },
      { email: '', open: 0 },
    ])
  })

  it('remain open if the answer cannot be sent', async () => {
    const { draftId } = await owner()
    await report(draftId, 'not an address', 'c')
    await proven()
    const path = `/api/operate/websites/${draftId}/close-reports`
    expect(codeOf(await operator.post(path, { reason, answer: 'Thank you.' }))).toBe('mail_failed')
    const { reports } = websiteDetails.parse((await operator.get(`/api/operate/websites/${draftId}`)).body)
    expect(reports).toHaveLength(1)
    await env.DB.prepare('delete from website_reports').run()
  })
})

describe('people on the operator’s page', () => {
  it('match by the beginning of their address, with websites and sessions', async () => {
    const { email, userId } = await owner()
    const { people } = personLines.parse(
      (await operator.get(`/api/operate/people?q=${encodeURIComponent(email)}`)).body,
    )
    expect(people).toMatchObject([{ userId, email, verified: true, sessions: 1, websites: 1, suspended: 0 }])
  })

  // ASVS 7.4.5
  it('get signed out everywhere, including open tabs, and receive an email', async () => {
    const { browser, userId, email } = await owner()
    const tab = await listen(browser)
    await proven()
    expect((await operator.post(`/api/operate/people/${userId}/end-sessions`, { reason })).status).toBe(200)
    expect((await browser.get('/api/account')).status).toBe(401)
    await vi.waitFor(() => expect(tab.closed).toBe(true))
    await vi.waitFor(async () => expect(await lastMail(email)).toBe('We signed you out on all devices'))
  })

  it('get another try when their limits are lifted', async () => {
    const { userId, email } = await owner()
    const guess = () => new Browser().post('/api/login/password', { email, password: 'not the right one' })
    await env.DB.prepare('delete from attempt_counts').run()
    for (let time = 0; time < 101; time += 1) await guess()
    expect((await guess()).status).toBe(429)
    await proven()
    expect((await operator.post(`/api/operate/people/${userId}/lift-limits`, { reason })).status).toBe(200)
    expect((await guess()).status).toBe(403)
    await vi.waitFor(async () => expect(await lastMail(email)).toBe('You can try again now'))
  })

  it('disappear with their websites, while the audit log keeps their ids', async () => {
    const { userId, draftId, handle, email } = await owner()
    await proven()
    await operator.post(`/api/operate/websites/${draftId}/suspend`, { reason, because: 'spam' })
    expect((await operator.post(`/api/operate/people/${userId}/delete`, { reason })).status).toBe(200)
    await vi.waitFor(async () => {
      const left = await env.DB.prepare('select id from users where id = ?').bind(userId).first()
      expect(left).toBeNull()
    })
    expect((await visit(addressFor(handle))).status).toBe(404)
    const { results } = await env.DB.prepare('select * from audit_log where subject_id in (?, ?) order by id')
      .bind(userId, draftId)
      .all()
    expect(results.map(({ act }) => act)).toEqual(['suspend-website', 'delete-account'])
    expect(JSON.stringify(results)).not.toContain(email)
    const suspensions = await env.DB.prepare('select * from website_suspensions where user_id = ?').bind(userId).all()
    expect(suspensions.results).toEqual([])
    expect((await operator.post(`/api/operate/people/${userId}/delete`, { reason })).status).toBe(404)
  })
})

describe('the overview', () => {
  it('shows today’s activity, budgets, stuck domains and failing jobs', async () => {
    const { draftId, userId, handle } = await owner()
    const numbers = overview.parse((await operator.get('/api/operate')).body)
    expect(numbers.email).toBe(address)
    expect(numbers.today.signUps).toBeGreaterThan(0)
    expect(numbers.today.published).toBeGreaterThan(0)
    expect(numbers.yesterday).toEqual({ signUps: 0, websites: 0, published: 0, messages: 0, views: 0 })
    expect(numbers.past).toEqual([])
    const today = Math.floor(Date.now() / DAY)
    await env.DB.prepare('insert into daily_numbers values (?, 1, 2, 3, 4, 5), (?, 0, 0, 0, 0, 0)')
      .bind(today - 3, today - 90)
      .run()
    await recordNumbers(contextOf())
    const { past } = overview.parse((await operator.get('/api/operate')).body)
    expect(past.map(({ day, messages }) => [day, messages])).toEqual([
      [new Date((today - 3) * DAY).toISOString().slice(0, 10), 4],
      [new Date((today - 1) * DAY).toISOString().slice(0, 10), 0],
    ])
    const domainName = `stuck.${handle}.custom.localhost`
    await connectDomain(contextOf(), { userId, draftId, domainName })
    await env.DB.prepare('update website_domains set attempts = 9, next_check_at = 9e14 where domain_name = ?')
      .bind(domainName)
      .run()
    await env.DB.prepare(
      "insert into outbox (hostname, revision, attempts, created_at) values ('late.localhost', 1, 7, 0)",
    ).run()
    const condition = (await operator.get('/api/operate/condition')).body as {
      lastBackup: unknown
      budgets: { kind: string; max: number }[]
      domains: { id: string; domainName: string; attempts: number }[]
      jobs: { queue: string; id: string; attempts: number }[]
    }
    expect(condition.lastBackup).toBe(null)
    await recordRun(contextOf().db, 'backup', new Date(Date.now() - 4 * DAY))
    expect((await operator.get('/api/operate/condition')).body).toMatchObject({ lastBackup: { isOld: true } })
    const health = deepHealth.parse((await operator.get('/api/operate/health')).body)
    expect(health.checks.map(({ name }) => name)).toContain('store')
    expect(condition.budgets.map(({ kind, max }) => [kind, max > 0])).toEqual([
      ['model', true],
      ['pictures', true],
    ])
    expect(condition.domains).toMatchObject([{ domainName, attempts: 9 }])
    expect(condition.jobs).toMatchObject([{ queue: 'hosts', id: 'late.localhost', attempts: 7 }])
    await proven()
    const id = condition.domains[0]?.id ?? ''
    expect((await operator.post(`/api/operate/domains/${encodeURIComponent(id)}/check`, { reason })).status).toBe(200)
    const due = await env.DB.prepare('select next_check_at as at from website_domains where id = ?')
      .bind(id)
      .first<number>('at')
    expect(due).toBeLessThanOrEqual(Date.now())
    expect(queue.parse((await operator.get('/api/operate/queue')).body)).toMatchObject({ reviews: [], reported: [] })
  })
})

describe('a first publication that looks like phishing', () => {
  const bad = () => ({ ...badWebsite(1), id: 'example' })
  const publishAs = (browser: Browser, draftId: string, handle: string, revision = 1) =>
    browser.post(`/api/drafts/${draftId}/publish`, { handle }, { 'if-match': `"${revision}"` })

  async function suspect() {
    const browser = await newPerson()
    const { email } = await accountOf(browser)
    const { body } = await browser.post('/api/drafts', { websiteSettings: bad() })
    const { draftId } = body as Draft
    const handle = newHandle()
    expect(codeOf(await publishAs(browser, draftId, handle))).toBe('held_for_review')
    return { browser, email, draftId, handle, path: `/api/operate/websites/${draftId}` }
  }

  it('waits for an operator, who sees the signals and puts it online', async () => {
    const { browser, email, draftId, handle, path } = await suspect()
    expect((await browser.get(`/api/drafts/${draftId}/standing`)).body).toMatchObject({ review: 'waiting' })
    expect((await visit(addressFor(handle))).status).toBe(404)
    const { reviews } = queue.parse((await operator.get('/api/operate/queue')).body)
    expect(reviews.map((line) => line.draftId)).toContain(draftId)
    const details = websiteDetails.parse((await operator.get(path)).body)
    expect(details.signals.length).toBeGreaterThan(1)
    await proven()
    expect((await operator.post(`${path}/approve`, { reason })).status).toBe(200)
    expect((await visit(addressFor(handle))).status).toBe(200)
    await vi.waitFor(async () => expect(await lastMail(email)).toMatch(/^We have put .* online$/))
    await drainMail(contextOf())
    const { results } = await env.DB.prepare(
      "select subject from mailbox where recipient = ? and subject like '%online'",
    )
      .bind(email)
      .all()
    expect(results).toHaveLength(1)
    expect(
      (await browser.put(`/api/drafts/${draftId}`, { websiteSettings: bad() }, { 'if-match': '"1"' })).status,
    ).toBe(200)
    expect((await publishAs(browser, draftId, handle, 2)).status).toBe(200)
    expect((await operator.post(`${path}/approve`, { reason })).status).toBe(404)
  })

  it('remains possible for its owner when the Worker stops during the approval', async () => {
    const { browser, email, draftId, handle } = await suspect()
    const never = vi.fn(() => new Promise<never>(() => {}))
    const ctx = contextOf()
    void approvePublication({ ...ctx, onStep: never }, { draftId, operatorId: 'an operator', reason })
    await vi.waitFor(() => expect(never).toHaveBeenCalled())
    await drainMail(ctx)
    expect(await lastMail(email)).not.toMatch(/publish|online/)
    await drainMail({ ...ctx, now: () => new Date(Date.now() + 3 * 60_000) })
    expect(await lastMail(email)).toMatch(/^You can publish .* now$/)
    expect((await publishAs(browser, draftId, handle)).status).toBe(200)
  })

  it('remains on hold despite changes until an operator decides', async () => {
    const { browser, email, draftId, handle, path } = await suspect()
    const harmless = { websiteSettings: smallDocument('Harmless') }
    expect((await browser.put(`/api/drafts/${draftId}`, harmless, { 'if-match': '"1"' })).status).toBe(200)
    expect(codeOf(await publishAs(browser, draftId, handle, 2))).toBe('held_for_review')
    await proven()
    expect((await operator.post(`${path}/refuse`, { reason })).status).toBe(200)
    await vi.waitFor(async () => expect(await lastMail(email)).toBe('We can’t publish Harmless'))
    expect(codeOf(await publishAs(browser, draftId, handle, 2))).toBe('publication_refused')
    expect((await operator.post(`${path}/approve`, { reason })).status).toBe(200)
    expect((await visit(addressFor(handle))).status).toBe(200)
  })

  it('gets held when scheduled too, and its owner schedules it again', async () => {
    const browser = await newPerson()
    const { email } = await accountOf(browser)
    const { body } = await browser.post('/api/drafts', { websiteSettings: bad() })
    const { draftId } = body as Draft
    const order = { handle: newHandle(), at: new Date(Date.now() + 3_600_000).toISOString() }
    const schedule = () => browser.post(`/api/drafts/${draftId}/schedules`, order, { 'if-match': '"1"' })
    expect(codeOf(await schedule())).toBe('held_for_review')
    await proven()
    await operator.post(`/api/operate/websites/${draftId}/approve`, { reason })
    await vi.waitFor(async () => expect(await lastMail(email)).toMatch(/^You can publish .* now$/))
    expect((await visit(addressFor(order.handle))).status).toBe(404)
    expect((await schedule()).status).toBe(200)
  })

  it('gets held in an account that has published before, too', async () => {
    const { browser } = await owner()
    const { body } = await browser.post('/api/drafts', { websiteSettings: bad() })
    expect(codeOf(await publishAs(browser, (body as Draft).draftId, newHandle()))).toBe('held_for_review')
  })

  it('waits for review in any account with a suspended website, even a deleted one', async () => {
    const { browser, draftId } = await owner()
    await proven()
    await operator.post(`/api/operate/websites/${draftId}/suspend`, { reason, because: 'phishing' })
    expect((await browser.delete(`/api/drafts/${draftId}`)).status).toBe(204)
    const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument('A copy') })
    expect(codeOf(await publishAs(browser, (body as Draft).draftId, newHandle()))).toBe('held_for_review')
  })
})
