import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginDeletion } from '../../../worker/accounts/deletion/deletion-rows.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import worker from '../../../worker/index.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { findDomain } from '../../../worker/websites/domains.ts'
import { eventually } from '../../harness/eventually.ts'
import {
  accountOf,
  codeOf,
  newCodePerson,
  newestToken,
  newPasswordPerson,
  password,
  reauthenticate,
  requestCode,
  requestProof,
  signIn,
  signInElsewhere,
  uidOf,
} from '../../harness/workers/accounts/account.ts'
import { Browser, listen } from '../../harness/workers/accounts/browser.ts'
import {
  deleteAccount,
  goodbyes,
  isNothing,
  leftOf,
  resumeDeletions,
  statusOf,
  waitingContext,
  wholePerson,
} from '../../harness/workers/accounts/deletions.ts'
import { connectDomain } from '../../harness/workers/domains/connected-domain.ts'
import { emptyStores } from '../../harness/workers/empty-stores.ts'
import { faultyD1, faultyMedia } from '../../harness/workers/faults/faulty-stores.ts'
import { filesOf, newDraftId } from '../../harness/workers/pictures/uploads.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { contextOf, idOf, newHandle, newSite, publish, siteEnv, visit } from '../../harness/workers/sites/sites.ts'
import { schema } from '../../harness/workers/tables.ts'

async function askForDeletion(browser: Browser) {
  await reauthenticate(browser, 'delete-account')
  return browser.delete('/api/account')
}

const newestSubject = (email: string) =>
  env.DB.prepare('select subject from mailbox where recipient = ? order by rowid desc limit 1')
    .bind(email)
    .first<string>('subject')

describe('deleting an account', () => {
  // ASVS 7.4.2
  it('responds once the website is offline, and ends every session and tab at once', async () => {
    const { browser, email } = await newPasswordPerson()
    const second = await signInElsewhere(email)
    const userId = await uidOf(browser)
    const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument() })
    const handle = newHandle()
    await publish({ userId, draft: body as Draft }, handle)
    expect(await statusOf(handle)).toBe(200)
    const tabs = [await listen(browser), await listen(second)]
    const stolen = new Browser()
    stolen.cookies.set('session', browser.cookies.get('session') ?? '')
    expect((await askForDeletion(browser)).status).toBe(204)
    expect(await statusOf(handle)).toBe(404)
    expect(browser.cookies.has('session')).toBe(false)
    for (const one of [browser, second, stolen]) expect((await one.get('/api/drafts')).status).toBe(401)
    expect((await second.get('/api/session')).body).toEqual({ user: null })
    await eventually(() => expect(tabs.map(({ closed }) => closed)).toEqual([true, true]))
    const rest = await env.DB.prepare('select count(*) as count from users where id = ?').bind(userId).first('count')
    expect(rest).toBe(0)
    expect(await newestSubject(email)).toMatch(/deleted/i)
  })

  it('makes the account’s handles unavailable to everyone', async () => {
    const { browser } = await newPasswordPerson()
    const userId = await uidOf(browser)
    const [live, left] = [newHandle(), newHandle()]
    const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument() })
    const site = { userId, draft: body as Draft }
    await publish(site, left)
    await publish(site, live)
    await askForDeletion(browser)
    const { results } = await env.DB.prepare('select * from reserved_handles where handle in (?, ?) order by handle')
      .bind(live, left)
      .all<{ until: number }>()
    expect(results).toMatchObject([live, left].toSorted().map((handle) => ({ handle, user_id: null })))
    const rested = Math.max(...results.map(({ until }) => until))
    expect(Math.abs(rested - Date.now() - 90 * 24 * 60 * 60 * 1000)).toBeLessThan(60_000)
    const other = await newSite()
    const at = (time: number) => contextOf(siteEnv(), () => new Date(time))
    for (const handle of [live, left]) {
      await expect(publish(other, handle, at(rested - 60_000))).rejects.toMatchObject({ code: 'handle_in_use' })
    }
    await expect(publish(other, live, at(rested + 1))).resolves.toMatchObject({})
  })

  it('frees the email address at once for a new, empty account', async () => {
    const { browser, email } = await newPasswordPerson()
    const before = await uidOf(browser)
    await newDraftId(browser)
    const token = await newestToken(email)
    await askForDeletion(browser)
    const wrong = await new Browser().post('/api/login/password', { email, password })
    expect(codeOf(wrong)).toBe('wrong_password')
    const again = new Browser()
    expect((await again.post('/api/login/sign-up', { email, password })).status).toBe(201)
    expect(await uidOf(again)).not.toBe(before)
    expect(await accountOf(again)).toMatchObject({ verified: false, websites: 0, sessions: 1 })
    expect((await again.get('/api/drafts')).body).toEqual({ drafts: [] })
    // Codes mailed to the former account no longer work.
    expect(codeOf(await again.post('/api/account/verification/confirm', { token }))).toBe('mail_link_expired')
  })

  it('frees the email address immediately, without affecting the new account', async () => {
    const { browser, email } = await newCodePerson()
    const userId = await uidOf(browser)
    const at = new Date()
    await beginDeletion(openDatabase(env.DB), { userId, at, until: at, counts: [], isMailed: true })
    const again = new Browser()
    await signIn(again, email)
    await newDraftId(again)
    const waiting = await requestCode(new Browser(), email)
    const ctx = createExecutionContext()
    await worker.scheduled(
      createScheduledController({ scheduledTime: new Date(at.getTime() + 60_000) }),
      siteEnv(),
      ctx,
    )
    await waitOnExecutionContext(ctx)
    expect(await env.DB.prepare('select count(*) as count from account_deletions').first('count')).toBe(0)
    expect(await accountOf(again)).toMatchObject({ email, websites: 1 })
    const session = await env.DB.prepare('select used_at from otp_sessions where id = ?').bind(waiting.session).first()
    expect(session).toEqual({ used_at: null })
  })

  it('retries, in the next minute’s cron, pictures that the store refused to delete', async () => {
    const { person, userId, picture } = await wholePerson()
    const { media } = faultyMedia(env.MEDIA, ({ operation }) => (operation === 'delete' ? 'before' : undefined))
    const { ctx, settled } = waitingContext(siteEnv({ MEDIA: media }))
    await deleteAccount(ctx, person)
    await settled()
    const accounts = await env.DB.prepare('select count(*) as count from users where id = ?')
      .bind(userId)
      .first('count')
    expect([accounts, await filesOf(picture.hash)]).toEqual([0, 2])
    const cron = createExecutionContext()
    // Not on the hour, when the cleanup also runs.
    const scheduledTime = new Date('2026-11-22T09:07:00Z')
    await worker.scheduled(createScheduledController({ scheduledTime }), siteEnv(), cron)
    await waitOnExecutionContext(cron)
    expect(await filesOf(picture.hash)).toBe(0)
    expect(await env.DB.prepare('select 1 from media_removals where hash = ?').bind(picture.hash).first()).toBeNull()
  })

  it('invalidates a session that started during the deletion', async () => {
    const { browser } = await newCodePerson()
    const userId = await uidOf(browser)
    const db = openDatabase(env.DB)
    const kept = await env.DB.prepare('select * from sessions where user_id = ?')
      .bind(userId)
      .first<{ token: string }>()
    const at = new Date()
    const until = new Date(at.getTime() + 60_000)
    await beginDeletion(db, { userId, at, until, counts: [], isMailed: true })
    await db.insert(schema.sessions).values({
      ...{ id: 'late', userId, token: kept?.token ?? '', expiresAt: until, createdAt: at, updatedAt: at },
    })
    for (const path of ['/api/drafts', '/api/account', '/api/account/export']) {
      expect([path, (await browser.get(path)).status]).toEqual([path, 401])
    }
    const draft = await browser.post('/api/drafts', { websiteSettings: smallDocument() })
    expect([draft.status, (await browser.delete('/api/account')).status]).toEqual([401, 401])
    expect((await browser.get('/api/session')).body).toEqual({ user: null })
  })

  it('works without a password, by a mailed code', async () => {
    const { browser, email } = await newCodePerson()
    const proof = await requestProof(browser, email, 'delete-account')
    await browser.post('/api/account/reauthentication/code/verify', proof)
    expect((await browser.delete('/api/account')).status).toBe(204)
    expect((await browser.get('/api/account')).status).toBe(401)
  })

  it('requires a fresh reauthentication', async () => {
    const { browser } = await newPasswordPerson()
    expect(codeOf(await browser.delete('/api/account'))).toBe('reauthentication_required')
    expect((await browser.get('/api/account')).status).toBe(200)
  })

  it('resets account limits for the next account, but not address limits', async () => {
    const { browser } = await newPasswordPerson()
    const counts = () => env.DB.prepare('select count(*) as count from attempt_counts').first<number>('count')
    const before = (await counts()) ?? 0
    await browser.post('/api/account/verification')
    await reauthenticate(browser, 'delete-account')
    expect(await counts()).toBe(before + 2)
    await browser.delete('/api/account')
    expect(await counts()).toBe(before)
  })
})

const minute = 60_000

/** A provider that nobody listens for. */
const unreachable = siteEnv({
  HOSTNAMES_PROVIDER: 'cloudflare',
  CLOUDFLARE_URL: 'http://127.0.0.1:9',
  CLOUDFLARE_ZONE_ID: '0123456789abcdef0123456789abcdef',
  CLOUDFLARE_TOKEN: 'a-token',
  DOMAINS_TARGET: 'target.example',
})

describe('deleting an account with domains', () => {
  beforeAll(emptyStores)
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

  it('deletes the domains and frees their names', async () => {
    const person = await wholePerson()
    const { ctx, settled } = waitingContext(siteEnv())
    expect((await visit(`http://${person.handle}.example:8787/`)).status).toBe(200)
    await deleteAccount(ctx, person.person)
    await settled()
    expect((await visit(`http://${person.handle}.example:8787/`)).status).toBe(404)
    expect(isNothing(await leftOf(person))).toBe(true)
    const [site, handle] = [await newSite(), newHandle()]
    await publish(site, handle)
    await connectDomain(contextOf(), { ...idOf(site), domainName: `${person.handle}.example` })
    expect((await visit(`http://${person.handle}.example:8787/`)).status).toBe(200)
  })

  it('keeps the websites until all are offline, and finishes later', async () => {
    const person = await wholePerson()
    let faults = 0
    const shaky = faultyD1(env.DB, ({ query }) =>
      query.startsWith('update "draft_websites" set "handle"') && faults++ === 0 ? 'throws' : undefined,
    )
    const { ctx, settled } = waitingContext(siteEnv({ DB: shaky }))
    await deleteAccount(ctx, person.person)
    await settled()
    expect(await leftOf(person)).toMatchObject({ draft_websites: 2, users: 1, deletions: 1 })
    expect(await resumeDeletions(contextOf())).toBe(1)
    expect(isNothing(await leftOf(person))).toBe(true)
  })

  it('deletes everything but the domains while their provider fails, and finishes later', async () => {
    const person = await wholePerson()
    const { ctx, settled } = waitingContext(unreachable)
    await deleteAccount(ctx, person.person)
    await settled()
    for (const host of [`${person.handle}.example`, `${person.handle}.localhost`])
      expect((await visit(`http://${host}:8787/`)).status).toBe(404)
    expect(await leftOf(person)).toMatchObject({
      ...{ draft_websites: 0, websites: 0, releases: 0, website_images: 0, sessions: 0, accounts: 0, creations: 0 },
      ...{ website_domains: 2, users: 1, deletions: 1 },
    })
    const live = await findDomain(contextOf().db, { userId: person.userId, domainName: `${person.handle}.example` })
    expect(live).toMatchObject({ websiteName: null, live: false, providerState: 'leaving' })
    expect(await goodbyes(person.email)).toBe(0)
    const later = contextOf(siteEnv(), () => new Date(Date.now() + 10 * minute))
    expect(await resumeDeletions({ ...later, env: unreachable })).toBe(0)
    expect(await resumeDeletions(later)).toBe(1)
    expect(isNothing(await leftOf(person))).toBe(true)
    expect(await goodbyes(person.email)).toBe(1)
    expect(await statusOf(person.handle)).toBe(404)
  })
})
