import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { listen, upgrade } from '../../harness/workers/accounts/live-tab.ts'
import { newPerson } from '../../harness/workers/accounts/sign-in.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'

it('tells every open tab of the owner what changed, and nobody else', async () => {
  const [owner, other] = [await newPerson(), await newPerson()]
  const [first, second, foreign] = [await listen(owner), await listen(owner), await listen(other)]
  const { draftId } = (await owner.post('/api/drafts', { websiteSettings: smallDocument() })).body as Draft
  await owner.put(`/api/drafts/${draftId}`, { websiteSettings: smallDocument('Other') }, { 'if-match': '"1"' })
  await owner.delete(`/api/drafts/${draftId}`)
  const told = [
    { type: 'draft.saved', draftId, revision: 1 },
    { type: 'draft.saved', draftId, revision: 2 },
    { type: 'draft.deleted', draftId, revision: 2 },
  ]
  await vi.waitFor(() => expect(second.heard).toHaveLength(3))
  expect(first.heard).toEqual(told)
  expect(second.heard).toEqual(told)
  expect(foreign.heard).toEqual([])
})

it('tells a tab nothing over a socket of the day before, and has it connect again, which wants a session', async () => {
  const owner = await newPerson()
  const { user } = (await owner.get('/api/session')).body as { user: { uid: string } }
  const [old, fresh] = [await listen(owner), await listen(owner)]
  await runInDurableObject(env.LIVE.getByName(user.uid), (_channel, state) => {
    const [first] = state.getWebSockets()
    first?.serializeAttachment({ openedAt: Date.now() - 24 * 60 * 60 * 1000 - 1 })
  })
  await owner.post('/api/drafts', { websiteSettings: smallDocument() })
  await vi.waitFor(() => expect([old.closed, fresh.closed].toSorted()).toEqual([false, true]))
  await vi.waitFor(() => expect(old.heard.length + fresh.heard.length).toBe(1))
})

it('tells another tab of a save, a copy, a publish and a deletion well within a second', async () => {
  const owner = await newPerson()
  const [acting, listening] = [await listen(owner), await listen(owner)]
  const { draftId } = (await owner.post('/api/drafts', { websiteSettings: smallDocument() })).body as Draft
  await vi.waitFor(() => expect(listening.heard).toHaveLength(1))
  const match = { 'if-match': '"2"' }
  let copyId = ''
  const changes: [type: string, change: () => Promise<unknown>, subject: () => object][] = [
    [
      'draft.saved',
      () => owner.put(`/api/drafts/${draftId}`, { websiteSettings: smallDocument('Other') }, { 'if-match': '"1"' }),
      () => ({ draftId, revision: 2 }),
    ],
    [
      'draft.saved',
      async () => {
        copyId = ((await owner.post(`/api/drafts/${draftId}/duplicate`)).body as Draft).draftId
      },
      () => ({ draftId: copyId, revision: 1 }),
    ],
    [
      'website.published',
      () => owner.post(`/api/drafts/${draftId}/publish`, { handle: 'heard-at-once' }, match),
      () => ({ draftId, revision: 2 }),
    ],
    ['draft.deleted', () => owner.delete(`/api/drafts/${draftId}`), () => ({ draftId, revision: 2 })],
  ]
  for (const [type, change, subject] of changes) {
    const [before, began] = [listening.heard.length, performance.now()]
    await change()
    await vi.waitFor(() => expect(listening.heard.length).toBeGreaterThan(before), { interval: 5 })
    expect(performance.now() - began).toBeLessThan(1000)
    expect(listening.heard.slice(before)).toEqual([{ type, ...subject() }])
  }
  expect(acting.heard).toEqual(listening.heard)
})

it('names the revision that the save itself was answered with, so that a tab knows its own', async () => {
  const owner = await newPerson()
  const { draftId } = (await owner.post('/api/drafts', { websiteSettings: smallDocument() })).body as Draft
  const tab = await listen(owner)
  const saved = await owner.put(
    `/api/drafts/${draftId}`,
    { websiteSettings: smallDocument('Own') },
    { 'if-match': '"1"' },
  )
  await vi.waitFor(() => expect(tab.heard).toHaveLength(1))
  expect(tab.heard).toEqual([{ type: 'draft.saved', draftId, revision: (saved.body as Draft).revision }])
})

it('loses nothing to a tab that reads again once its socket is open', async () => {
  const owner = await newPerson()
  const { draftId } = (await owner.post('/api/drafts', { websiteSettings: smallDocument() })).body as Draft
  const saveOver = (revision: number) =>
    owner.put(
      `/api/drafts/${draftId}`,
      { websiteSettings: smallDocument(`Save ${revision}`) },
      { 'if-match': `"${revision}"` },
    )
  const first = await listen(owner)
  first.socket.close(1000)
  await vi.waitFor(() => expect(first.closed).toBe(true))
  await saveOver(1)
  const [again] = await Promise.all([listen(owner), saveOver(2)])
  const read = (await owner.get(`/api/drafts/${draftId}`)).body as Draft
  await saveOver(3)
  const newest = () => Math.max(read.revision, ...again.heard.map((message) => (message as Draft).revision))
  await vi.waitFor(() => expect(newest()).toBe(4))
  expect(read.revision).toBeGreaterThanOrEqual(2)
})

it('sends no event for a refused save', async () => {
  const owner = await newPerson()
  const { draftId } = (await owner.post('/api/drafts', { websiteSettings: smallDocument() })).body as Draft
  const tab = await listen(owner)
  await owner.put(`/api/drafts/${draftId}`, { websiteSettings: smallDocument() }, { 'if-match': '"7"' })
  tab.socket.send('ping')
  await vi.waitFor(() => expect(tab.heard).toContain('pong'))
  expect(tab.heard).toEqual(['pong'])
})

it('closes the sockets of a session that signs out', async () => {
  const owner = await newPerson()
  const tab = await listen(owner)
  await owner.post('/api/session/sign-out')
  await vi.waitFor(() => expect(tab.closed).toBe(true))
})

it('opens a socket only for signed-in pages of the app', async () => {
  const status = async (browser: Browser, headers: Record<string, string>) =>
    (await browser.fetch('/api/live', { headers })).status
  const owner = await newPerson()
  expect(await status(new Browser(), upgrade)).toBe(401)
  expect(await status(owner, { ...upgrade, origin: 'https://evil.example' })).toBe(403)
  expect(await status(owner, { origin: env.APP_ORIGIN })).toBe(400)
})
