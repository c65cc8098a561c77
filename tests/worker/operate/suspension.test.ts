import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { restoreWebsite, suspendWebsite } from '../../../worker/operate/suspend.ts'
import { readPage } from '../../../worker/platform/store/release.ts'
import { rebuildPart } from '../../../worker/publishing/rebuild/worker.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { accountOf, codeOf, newPerson } from '../../harness/workers/accounts/account.ts'
import { connectDomain } from '../../harness/workers/domains/connected-domain.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { addressFor, contextOf, newHandle, siteEnv, visit } from '../../harness/workers/sites/sites.ts'

let clock = Date.now()
const ctx = contextOf(siteEnv(), () => new Date(clock))
const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` })
const inHours = (hours: number) => new Date(clock + hours * 3_600_000)

beforeEach(() => {
  clock = Date.now()
  vi.spyOn(console, 'error').mockReturnValue()
})

/** An owner whose website is online at a handle, a former handle and a domain. */
async function owner() {
  const browser = await newPerson()
  const { email } = await accountOf(browser)
  const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument('One') })
  const { draftId } = body as Draft
  const [path, left, handle] = [`/api/drafts/${draftId}`, newHandle(), newHandle()]
  expect((await browser.post(`${path}/publish`, { handle: left }, ifMatch(1))).status).toBe(200)
  expect((await browser.put(`${path}/handle`, { handle })).status).toBe(200)
  const userId = await env.DB.prepare('select user_id from draft_websites where id = ?')
    .bind(draftId)
    .first<string>('user_id')
  const domainName = `${handle}.custom.localhost`
  await connectDomain(ctx, { userId: userId ?? '', draftId, domainName })
  const hosts = [addressFor(handle), addressFor(left), `http://${domainName}:8787/`]
  return { browser, email, draftId, path, handle, userId: userId ?? '', domainName, hosts }
}

const act = (draftId: string) => ({ draftId, operatorId: 'the-operator', reason: 'Reported three times' })
const suspend = (draftId: string) =>
  suspendWebsite(ctx, { ...act(draftId), because: 'phishing', note: 'See our terms.' })
const restore = (draftId: string) => restoreWebsite(ctx, act(draftId))
const statusesAt = (addresses: string[]) => Promise.all(addresses.map(async (address) => (await visit(address)).status))
const bytesAt = async (hostname: string) => {
  const page = await readPage(env, hostname)
  return { body: [...new Uint8Array(page?.body ?? new ArrayBuffer(0))], metadata: page?.metadata }
}
const mailOf = (email: string) =>
  env.DB.prepare('select subject, text from mailbox where recipient = ? order by rowid desc limit 1')
    .bind(email)
    .first<{ subject: string; text: string }>()

describe('a suspended website', () => {
  it('shows the notice on every host and path at once, without the owner’s data', async () => {
    const { draftId, hosts, handle } = await owner()
    expect(await statusesAt(hosts)).toEqual([308, 308, 200])
    await suspend(draftId)
    const paths = [
      '',
      'index.html',
      'privacy/',
      'robots.txt',
      'sitemap.xml',
      'llms.txt',
      'favicon.ico',
      'nowhere',
      '_/ping/call',
    ]
    for (const path of paths) {
      for (const host of hosts) {
        const method = path.startsWith('_/ping') ? 'POST' : 'GET'
        const answer = await visit(host + path, { method })
        expect([host + path, answer.status]).toEqual([host + path, 403])
        expect(answer.headers.get('x-robots-tag')).toBe('noindex')
        expect(answer.headers.get('cache-control')).toBe('no-store')
        const text = await answer.text()
        expect(text).toContain('This website is not available')
        for (const secret of ['One', handle, draftId]) expect(text).not.toContain(secret)
      }
    }
  })

  it('serves no picture and accepts no message', async () => {
    const { draftId, hosts } = await owner()
    await suspend(draftId)
    const picture = await visit(`${hosts[2]}media/${'a'.repeat(64)}/regular`)
    expect(picture.status).toBe(403)
    const form = new URLSearchParams({ name: 'Ada', email: 'ada@example.com', message: 'Hello there' })
    const sent = await visit(`${hosts[2]}_/contact`, { method: 'POST', body: form })
    expect(sent.status).toBe(403)
    const { results } = await env.DB.prepare('select id from customer_contact_forms where draft_id = ?')
      .bind(draftId)
      .all()
    expect(results).toEqual([])
  })

  it('rejects publishing, scheduling, moving, rollbacks and copies', async () => {
    const { browser, draftId, path, handle, hosts } = await owner()
    await suspend(draftId)
    const tries = {
      publish: browser.post(`${path}/publish`, { handle }, ifMatch(1)),
      elsewhere: browser.post(`${path}/publish`, { handle: newHandle() }, ifMatch(1)),
      schedule: browser.post(`${path}/schedules`, { handle, at: inHours(1).toISOString() }, ifMatch(1)),
      move: browser.put(`${path}/handle`, { handle: newHandle() }),
      rollBack: browser.post(`${path}/releases/1/roll-back`),
      copy: browser.post(`${path}/duplicate`),
    }
    for (const [name, answer] of Object.entries(tries)) {
      expect([name, codeOf(await answer)]).toEqual([name, 'website_suspended'])
    }
    expect(await statusesAt(hosts)).toEqual([403, 403, 403])
  })

  it('remains offline through schedules, a rebuild of the store, and new domains', async () => {
    const { draftId, path, browser, handle, hosts, userId } = await owner()
    await browser.put(path, { websiteSettings: smallDocument('Two') }, ifMatch(1))
    const scheduled = await browser.post(`${path}/schedules`, { handle, at: inHours(1).toISOString() }, ifMatch(2))
    expect(scheduled.status).toBe(200)
    await suspend(draftId)
    clock = inHours(2).getTime()
    await reconcile(ctx)
    await env.SITES.delete(`host:${handle}.localhost`)
    for (let next: string | null = ''; next !== null; ) next = (await rebuildPart(ctx, next)).next
    const domainName = `more.${handle}.custom.localhost`
    await connectDomain(ctx, { userId, draftId, domainName })
    expect(await statusesAt([...hosts, `http://${domainName}:8787/`])).toEqual([403, 403, 403, 403])
    const failure = () =>
      env.DB.prepare('select failure, attempts from scheduled_releases where draft_id = ?').bind(draftId).first()
    expect(await failure()).toEqual({ failure: null, attempts: 0 })
    await restore(draftId)
    expect(await failure()).toEqual({ failure: 'website_suspended', attempts: 0 })
    await reconcile(ctx)
    expect(await (await visit(hosts[2] ?? '')).text()).toContain('One')
  })

  it('returns byte for byte on every host, without a new release', async () => {
    const { draftId, handle, hosts, domainName } = await owner()
    const hostnames = [`${handle}.localhost`, domainName]
    const before = await Promise.all(hostnames.map(bytesAt))
    const releases = () =>
      env.DB.prepare('select id from releases where draft_id = ? order by number')
        .bind(draftId)
        .all()
        .then(({ results }) => results)
    const made = await releases()
    await suspend(draftId)
    expect(await Promise.all(hostnames.map(bytesAt))).not.toEqual(before)
    await restore(draftId)
    const after = await Promise.all(hostnames.map(bytesAt))
    expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body))
    expect(after.map(({ metadata }) => metadata?.releaseId)).toEqual(before.map(({ metadata }) => metadata?.releaseId))
    expect(await releases()).toEqual(made)
    expect(await statusesAt(hosts)).toEqual([308, 308, 200])
  })

  it('disappears from the sitemap, and its private previews close', async () => {
    const { browser, draftId, path, domainName } = await owner()
    const { body } = await browser.post(`${path}/preview-links`, { days: 1 })
    const { url } = body as { url: string }
    const listed = async () => (await visit(`${env.APP_ORIGIN}/sitemaps/sites-1.xml`)).text()
    expect((await visit(url)).status).toBe(200)
    await suspend(draftId)
    expect((await visit(url)).status).toBe(404)
    expect(await listed()).not.toContain(domainName)
  })

  it('notifies its owner by email and in the editor, also when the suspension ends', async () => {
    const { browser, draftId, path, email } = await owner()
    const standing = async () => (await browser.get(`${path}/standing`)).body
    expect(await standing()).toEqual({ suspension: null, review: null })
    await suspend(draftId)
    await vi.waitFor(async () => expect((await mailOf(email))?.subject).toBe('We took One offline'))
    const mail = await mailOf(email)
    expect(mail?.text).toContain('It asks visitors for passwords')
    expect(mail?.text).toContain('> See our terms.')
    expect(mail?.text).not.toContain('Reported three times')
    expect(await standing()).toMatchObject({ suspension: { reason: 'phishing', note: 'See our terms.' } })
    const { drafts } = (await browser.get('/api/drafts')).body as { drafts: { suspended: boolean }[] }
    expect(drafts).toMatchObject([{ suspended: true }])
    await restore(draftId)
    await vi.waitFor(async () => expect((await mailOf(email))?.subject).toBe('We put One back online'))
    expect(await standing()).toEqual({ suspension: null, review: null })
  })

  it('rejects unpublishing, but its owner can delete it', async () => {
    const { browser, draftId, path, hosts } = await owner()
    await suspend(draftId)
    expect(codeOf(await browser.post(`${path}/unpublish`, {}))).toBe('website_suspended')
    expect(await statusesAt(hosts)).toEqual([403, 403, 403])
    expect((await browser.delete(path)).status).toBe(204)
    expect(await statusesAt(hosts)).toEqual([404, 404, 404])
  })

  it('rejects new domains', async () => {
    const { browser, draftId, path } = await owner()
    await suspend(draftId)
    const order = { domainName: 'another.custom.localhost', pair: false }
    expect(codeOf(await browser.post(`${path}/domains`, order))).toBe('website_suspended')
    const row = env.DB.prepare('select id from website_domains where domain_name = ?').bind(order.domainName)
    expect(await row.first()).toBeNull()
  })
})

describe('restoring a website', () => {
  it('fails without a log entry if the website is not suspended', async () => {
    const { draftId } = await owner()
    await expect(restore(draftId)).rejects.toMatchObject({ code: 'not_found' })
    await expect(suspend('no-such-draft')).rejects.toMatchObject({ code: 'not_found' })
    const { results } = await env.DB.prepare('select id from audit_log where subject_id in (?, ?)')
      .bind(draftId, 'no-such-draft')
      .all()
    expect(results).toEqual([])
  })
})

describe('the audit log', () => {
  it('records who did what and why, and rejects changes and deletions', async () => {
    const { draftId } = await owner()
    await suspend(draftId)
    await restore(draftId)
    const { results } = await env.DB.prepare(
      'select operator_id, act, subject_kind, reason from audit_log where subject_id = ? order by id',
    )
      .bind(draftId)
      .all()
    const entry = { operator_id: 'the-operator', subject_kind: 'website', reason: 'Reported three times' }
    expect(results).toEqual([
      { ...entry, act: 'suspend-website' },
      { ...entry, act: 'restore-website' },
    ])
    await expect(env.DB.prepare("update audit_log set reason = ''").run()).rejects.toThrow('audit_log only grows')
    await expect(env.DB.prepare('delete from audit_log').run()).rejects.toThrow('audit_log only grows')
  })
})
