import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeHandle } from '../../../worker/publishing/publish.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { deleteDraft, unpublish } from '../../../worker/publishing/take-down.ts'
import { eventually } from '../../harness/eventually.ts'
import { faultyKv } from '../../harness/workers/faults/faulty-stores.ts'
import { brokenInvariants } from '../../harness/workers/faults/invariants.ts'
import {
  addressFor,
  contextOf,
  draftRow,
  idOf,
  newHandle,
  newSite,
  publish,
  type Site,
  save,
  siteEnv,
  titleAt,
  visit,
} from '../../harness/workers/sites/sites.ts'

const minute = 60_000
const ctx = contextOf()
const later = (ms: number) => contextOf(siteEnv(), () => new Date(Date.now() + ms))
const keysOf = async (prefix: string) => (await env.SITES.list({ prefix })).keys.map(({ name }) => name)
const rowsOf = ({ draft }: Site, table: string) =>
  env.DB.prepare(`select count(*) as n from ${table} where draft_id = ?`).bind(draft.draftId).first('n')

// Injected faults log errors, which this output omits.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

/** A website published twice and moved once. */
async function online(): Promise<{ site: Site; handle: string; releaseIds: string[] }> {
  const [first, handle, former] = [await save(await newSite(), 'First'), newHandle(), newHandle()]
  const one = await publish(first, former)
  const two = await changeHandle(ctx, { ...idOf(first), handle })
  const site = await save(first, 'Second')
  const three = await publish(site, handle)
  return { site, handle, releaseIds: [one.releaseId, two.releaseId, three.releaseId] }
}

describe('taking a website offline', () => {
  it('stops serving it, and keeps its draft and releases', async () => {
    const { site, handle } = await online()
    const before = await draftRow(site)
    const draft = await unpublish(ctx, idOf(site))
    expect(draft).toMatchObject({ draftId: site.draft.draftId, handle: null, revision: site.draft.revision })
    for (const path of ['/', '/robots.txt', '/favicon.ico', '/anything']) {
      expect((await visit(addressFor(handle, path))).status).toBe(404)
    }
    expect(await draftRow(site)).toEqual({ ...before, handle: null })
    expect(await rowsOf(site, 'releases')).toBe(3)
    expect(await rowsOf(site, 'sitemaps')).toBe(0)
    expect(await brokenInvariants()).toEqual([])
  })

  it('fails for offline websites and other people’s', async () => {
    const [{ site, handle }, stranger] = [await online(), await newSite()]
    const foreign = { userId: stranger.userId, draftId: site.draft.draftId }
    await expect(unpublish(ctx, foreign)).rejects.toMatchObject({ code: 'not_found' })
    await expect(unpublish(ctx, { ...idOf(site), draftId: 'none' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(unpublish(ctx, idOf(stranger))).rejects.toMatchObject({ code: 'not_published' })
    expect(await titleAt(handle)).toBe('Second')
    await unpublish(ctx, idOf(site))
    await expect(unpublish(ctx, idOf(site))).rejects.toMatchObject({ code: 'not_published' })
  })

  it('ends when the website is published again, at the same release', async () => {
    const { site, handle, releaseIds } = await online()
    await unpublish(ctx, idOf(site))
    expect((await publish(site, handle)).releaseId).toBe(releaseIds.at(-1))
    expect(await titleAt(handle)).toBe('Second')
    expect(await brokenInvariants()).toEqual([])
  })

  it('finishes in the cron when the store fails', async () => {
    const { site, handle } = await online()
    const { kv } = faultyKv(env.SITES, { fault: ({ operation }) => (operation === 'delete' ? 'before' : undefined) })
    await unpublish(contextOf(siteEnv({ SITES: kv })), idOf(site))
    expect(await titleAt(handle)).toBe('Second')
    // The second host is its former handle.
    expect(await reconcile(ctx)).toMatchObject({ written: 2, failed: 0 })
    expect(await titleAt(handle)).toBeUndefined()
    expect(await brokenInvariants()).toEqual([])
  })
})

describe('deleting a website', () => {
  it('removes every row, host and file of every release', async () => {
    const { site, handle, releaseIds } = await online()
    for (const id of releaseIds) expect(await keysOf(`release:${id}`)).not.toEqual([])
    await deleteDraft(ctx, idOf(site))
    expect((await visit(addressFor(handle))).status).toBe(404)
    expect(await keysOf(`host:${handle}.`)).toEqual([])
    for (const id of releaseIds) expect(await keysOf(`release:${id}`)).toEqual([])
    for (const table of ['websites', 'releases', 'sitemaps', 'scheduled_releases']) {
      expect([table, await rowsOf(site, table)]).toEqual([table, 0])
    }
    expect(await draftRow(site)).toBeNull()
    expect(await brokenInvariants()).toEqual([])
  })

  it('works for its owner, once', async () => {
    const [{ site, handle }, stranger] = [await online(), await newSite()]
    await expect(deleteDraft(ctx, { ...idOf(site), userId: stranger.userId })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await titleAt(handle)).toBe('Second')
    expect(await rowsOf(site, 'releases')).toBe(3)
    await deleteDraft(ctx, idOf(site))
    await expect(deleteDraft(ctx, idOf(site))).rejects.toMatchObject({ code: 'not_found' })
  })

  it('works for a website that was never published', async () => {
    const site = await newSite()
    await deleteDraft(ctx, idOf(site))
    expect(await draftRow(site)).toBeNull()
  })

  it.each(['before', 'after'] as const)('finishes in the cron when the store fails %s each removal', async (when) => {
    const { site, handle, releaseIds } = await online()
    const { kv } = faultyKv(env.SITES, { fault: ({ operation }) => (operation === 'delete' ? when : undefined) })
    await deleteDraft(contextOf(siteEnv({ SITES: kv })), idOf(site))
    expect(await draftRow(site)).toBeNull()
    expect(await rowsOf(site, 'releases')).toBe(3)
    expect(await reconcile(ctx)).toMatchObject({ written: 2, removed: 3, failed: 0 })
    expect(await titleAt(handle)).toBeUndefined()
    for (const id of releaseIds) expect(await keysOf(`release:${id}`)).toEqual([])
    expect(await brokenInvariants()).toEqual([])
  })

  it('finishes in the cron when the store hung', async () => {
    const { site, handle } = await online()
    let removals = 0
    const hangs = () => {
      removals += 1
      return new Promise(() => {})
    }
    const { kv } = faultyKv(env.SITES, { fault: ({ operation }) => (operation === 'delete' ? hangs() : undefined) })
    void deleteDraft(contextOf(siteEnv({ SITES: kv })), idOf(site))
    await eventually(() => expect(removals).toBeGreaterThan(0))
    expect(await reconcile(ctx)).toMatchObject({ written: 0 })
    await reconcile(later(2 * minute))
    expect(await titleAt(handle)).toBeUndefined()
    expect(await brokenInvariants()).toEqual([])
  })

  it('happens once for four parallel requests', async () => {
    const { site } = await online()
    const ends = await Promise.allSettled(Array.from({ length: 4 }, () => deleteDraft(ctx, idOf(site))))
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await brokenInvariants()).toEqual([])
  })

  it('removes a release published in the meantime', async () => {
    const { site, handle } = await online()
    const saved = await save(site, 'Too late')
    const gate = Promise.withResolvers<void>()
    const { kv, writes } = faultyKv(env.SITES, { fault: () => gate.promise })
    const late = publish(saved, handle, contextOf(siteEnv({ SITES: kv })))
    await eventually(() => expect(writes.length).toBeGreaterThan(3))
    await deleteDraft(ctx, idOf(site))
    gate.resolve()
    await expect(late).rejects.toMatchObject({ code: 'not_found' })
    for (const { key } of writes) expect([key, await env.SITES.get(key)]).toEqual([key, null])
    expect(await rowsOf(site, 'releases')).toBe(0)
    expect(await brokenInvariants()).toEqual([])
  })

  it('removes two releases published in the meantime, within ten minutes', async () => {
    const { site, handle } = await online()
    const saved = await save(site, 'Too late')
    const gate = Promise.withResolvers<void>()
    const { kv, writes } = faultyKv(env.SITES, { fault: () => gate.promise })
    const [slow, other] = [contextOf(siteEnv({ SITES: kv })), contextOf(siteEnv({ SITES: kv }))]
    const late = [publish(saved, handle, slow), publish(saved, handle, other)]
    await eventually(() => expect(writes.length).toBeGreaterThan(8))
    await deleteDraft(ctx, idOf(site))
    gate.resolve()
    for (const end of await Promise.allSettled(late)) {
      expect(end).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } })
    }
    await reconcile(later(11 * minute))
    for (const { key } of writes) expect([key, await env.SITES.get(key)]).toEqual([key, null])
    expect(await brokenInvariants(new Date(Date.now() + 11 * minute))).toEqual([])
  })
})
