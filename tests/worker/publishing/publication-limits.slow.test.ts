import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import type { Draft } from '../../../worker/drafts/schema.ts'
import type { Env } from '../../../worker/env.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { allowanceOf, spend } from '../../../worker/platform/limits/count-attempt.ts'
import { codeOf, newPerson, uidOf } from '../../harness/workers/accounts/account.ts'
import type { Browser } from '../../harness/workers/accounts/browser.ts'
import { faultyKv } from '../../harness/workers/faults/faulty-stores.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { newHandle, titleAt } from '../../harness/workers/sites/sites.ts'

const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` })
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const later = (seconds: number) =>
  env.DB.prepare('update attempt_counts set window_ends_at = window_ends_at - ?')
    .bind(seconds * 1000)
    .run()

/** A person with a draft that can be published at a handle. */
async function owner(changes: Partial<Env> = {}) {
  const browser = await newPerson(changes)
  const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument('One') })
  const path = `/api/drafts/${(body as Draft).draftId}`
  const handle = newHandle()
  const publish = (revision = 1) => browser.post(`${path}/publish`, { handle }, ifMatch(revision))
  return { browser, path, handle, publish }
}

/** Uses up all but some of the day's publications. */
async function leave(browser: Browser, left: number): Promise<void> {
  const allowance = await allowanceOf({ env }, 'publications of an account', await uidOf(browser))
  await spend(openDatabase(env.DB), allowance, { amount: allowance.max - left, at: new Date() })
}

const keysOf = async () => (await env.SITES.list()).keys.length

describe('an account’s publication limits', () => {
  it('require a pause after thirty publications of any kind, and show for how long', async () => {
    const { browser, path, handle, publish } = await owner()
    const moved = newHandle()
    const all = [
      ...Array.from({ length: 26 }, () => () => publish()),
      () => browser.post(`${path}/releases/1/roll-back`),
      () => browser.post(`${path}/schedules`, { handle, at: inHours(1) }, ifMatch(1)),
      () => browser.post(`${path}/schedules`, { handle, revertAt: inHours(2) }, ifMatch(1)),
      () => browser.put(`${path}/handle`, { handle: moved }),
    ]
    for (const act of all) expect((await act()).status).toBe(200)
    await browser.put(path, { websiteSettings: smallDocument('Two') }, ifMatch(1))
    const before = await keysOf()
    const refused = [
      await publish(2),
      await browser.post(`${path}/releases/1/roll-back`),
      await browser.post(`${path}/schedules`, { handle, revertAt: inHours(1) }, ifMatch(2)),
      await browser.post(`${path}/schedules`, { handle: moved, at: inHours(1) }, ifMatch(2)),
      await browser.put(`${path}/handle`, { handle: newHandle() }),
      await browser.put(`${path}/handle-host`, { redirects: false }),
    ]
    for (const answer of refused) {
      expect([answer.status, codeOf(answer)]).toEqual([429, 'too_many_requests'])
      expect(Number(answer.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
    }
    expect(await keysOf()).toBe(before)
    const other = await owner()
    expect((await other.publish()).status).toBe(200)
    await later(61)
    expect((await publish(2)).status).toBe(200)
    const { headers } = await publish(2)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(60)
  })

  it('allow 200 publications a day', async () => {
    const { browser, publish } = await owner()
    await leave(browser, 1)
    expect((await publish()).status).toBe(200)
    const refused = await publish()
    expect([refused.status, codeOf(refused)]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(23 * 3600)
  })

  it('include a publication whose website is saved at the same time', async () => {
    let whileWriting: (() => Promise<unknown>) | undefined
    const fault = ({ key }: { key: string }) => {
      const act = key.startsWith('release:') ? whileWriting : undefined
      whileWriting = undefined
      return act?.()
    }
    const { browser, path, publish } = await owner({ SITES: faultyKv(env.SITES, { fault }).kv })
    await leave(browser, 1)
    whileWriting = () => browser.put(path, { websiteSettings: smallDocument('Two') }, ifMatch(1))
    expect(codeOf(await publish())).toBe('stale_revision')
    expect(codeOf(await publish(2))).toBe('too_many_requests')
  })
})

describe('an unsuccessful publication', () => {
  it('isn’t counted when it was refused', async () => {
    const [{ browser, path, handle, publish }, other] = [await owner(), await owner()]
    await other.publish()
    for (let time = 1; time <= 32; time += 1) {
      expect((await publish(7)).status).toBe(412)
      expect((await browser.put(`${path}/handle`, { handle })).status).toBe(409)
      expect((await browser.post(`${path}/publish`, { handle: other.handle }, ifMatch(1))).status).toBe(409)
    }
    expect((await publish()).status).toBe(200)
  })

  it('isn’t counted when the store failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    let fails = true
    const { kv } = faultyKv(env.SITES, { fault: () => (fails ? 'before' : undefined) })
    const { browser, handle, publish } = await owner({ SITES: kv })
    await leave(browser, 1)
    for (let time = 1; time <= 2; time += 1) expect((await publish()).status).toBe(500)
    fails = false
    expect((await publish()).status).toBe(200)
    expect(await titleAt(handle)).toBe('One')
  })
})
