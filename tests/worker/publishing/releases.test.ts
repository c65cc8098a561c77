import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeHandle, rollBack } from '../../../worker/publishing/publish.ts'
import { getRelease, listReleases } from '../../../worker/publishing/read-releases.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { scheduleRelease } from '../../../worker/publishing/schedules.ts'
import { releasesKept } from '../../../worker/publishing/schema.ts'
import { unpublish } from '../../../worker/publishing/take-down.ts'
import { limitedD1 } from '../../harness/workers/faults/faulty-stores.ts'
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
let clock = 0
const ctx = contextOf(siteEnv(), () => new Date(clock))
/** A time some minutes after the first. */
const at = (minutes: number) => new Date(start + minutes * minute)
const start = Date.UTC(2030, 0, 1)
beforeEach(() => {
  clock = start
})

const list = async (site: Site) => (await listReleases(ctx, idOf(site))).releases
const numbersOf = async (site: Site) => (await list(site)).map(({ number }) => number)
const keysOf = async (releaseId: string) =>
  (await env.SITES.list({ prefix: `release:${releaseId}` })).keys.map(({ name }) => name)

const idsOf = async ({ draft }: Site, which: string) => {
  const found = env.DB.prepare(`select id from releases where draft_id = ? and ${which}`).bind(draft.draftId)
  return (await found.all<{ id: string }>()).results.map(({ id }) => id)
}

/** A website published under each of these names, a minute apart. */
async function publishedAs(names: string[], handle = newHandle()): Promise<{ site: Site; handle: string }> {
  let site = await newSite()
  for (const name of names) {
    site = await save(site, name)
    await publish(site, handle, ctx)
    clock += minute
  }
  return { site, handle }
}

describe('reading a website’s releases', () => {
  it('lists releases from the newest, with time, address, reason and changes', async () => {
    const { site, handle } = await publishedAs(['One', 'Two'])
    const renamed = { kind: 'changed', place: 'Settings', what: ['Name'] }
    const each = { handle, domain: null, cause: 'publish', restoredFrom: null }
    expect(await listReleases(ctx, idOf(site))).toEqual({
      releases: [
        {
          ...each,
          ...{ number: 2, createdAt: at(1).toISOString(), live: true, liveSince: at(1).toISOString() },
          changes: [renamed],
        },
        { ...each, number: 1, createdAt: at(0).toISOString(), changes: null, live: false, liveSince: null },
      ],
      schedules: [],
    })
  })

  it('lists all releases in one query, without their documents', async () => {
    const { site } = await publishedAs(Array.from({ length: 5 }, (_, index) => `Name ${index}`))
    const { database, used } = limitedD1(env.DB)
    expect((await listReleases(contextOf(siteEnv({ DB: database })), idOf(site))).releases).toHaveLength(5)
    const queries = used.statements.map(({ query }) => query)
    expect(queries.length).toBeLessThanOrEqual(3)
    expect(queries.join('\n')).not.toContain('document')
  })

  it('lists no changes for a document from an older schema version', async () => {
    const { site } = await publishedAs(['One', 'Two', 'Three'])
    const write = (json: string, number: number) =>
      env.DB.prepare('update releases set changes = ? where draft_id = ? and number = ?')
        .bind(json, site.draft.draftId, number)
        .run()
    await write('[{"kind":"exploded"}]', 2)
    await write('{"no":"list"}', 3)
    expect((await list(site)).map(({ changes }) => changes)).toEqual([null, null, null])
  })

  it('returns a release by its number, with its content', async () => {
    const { site } = await publishedAs(['One', 'Two'])
    expect(await getRelease(ctx, { ...idOf(site), number: 1 })).toMatchObject({
      number: 1,
      createdAt: at(0).toISOString(),
      websiteSettings: { businessName: 'One', id: site.draft.draftId },
    })
    for (const number of [0, 3, -1, 1.5]) {
      await expect(getRelease(ctx, { ...idOf(site), number })).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  it('returns not_found for another person’s releases', async () => {
    const [{ site, handle }, stranger] = [await publishedAs(['One', 'Two']), await newSite()]
    const foreign = { userId: stranger.userId, draftId: site.draft.draftId }
    const calls = [
      listReleases(ctx, foreign),
      getRelease(ctx, { ...foreign, number: 1 }),
      rollBack(ctx, { ...foreign, number: 1 }),
      changeHandle(ctx, { ...foreign, handle: newHandle() }),
      unpublish(ctx, foreign),
    ]
    for (const end of await Promise.allSettled(calls)) {
      expect(end).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } })
    }
    expect(await titleAt(handle)).toBe('Two')
    expect(await numbersOf(site)).toEqual([2, 1])
  })

  it('returns not_found for a release of the person’s other website', async () => {
    const { site } = await publishedAs(['One', 'Two'])
    const other = await newSite()
    await env.DB.prepare('update draft_websites set user_id = ? where id = ?')
      .bind(site.userId, other.draft.draftId)
      .run()
    const mixed = { userId: site.userId, draftId: other.draft.draftId, number: 1 }
    await expect(getRelease(ctx, mixed)).rejects.toMatchObject({ code: 'not_found' })
    await expect(rollBack(ctx, mixed)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('publishing earlier content again', () => {
  it('makes no release if the content is live, and keeps the live release’s publish time', async () => {
    const { site, handle } = await publishedAs(['One'])
    clock = at(90).getTime()
    await publish(site, handle, ctx)
    expect(await list(site)).toMatchObject([{ number: 1, liveSince: at(0).toISOString() }])
    expect(await draftRow(site)).toMatchObject({ last_published_at: at(90).getTime() })
  })

  it('returns to the release with the same content', async () => {
    const { site, handle } = await publishedAs(['One', 'Two', 'One'])
    expect(await list(site)).toMatchObject([
      { number: 2, live: false },
      { number: 1, live: true, createdAt: at(0).toISOString(), liveSince: at(2).toISOString() },
    ])
    expect(await titleAt(handle)).toBe('One')
  })

  it('makes only one release when two requests publish the same content at once', async () => {
    const [site, handle] = [await newSite(), newHandle()]
    const both = await Promise.all([publish(site, handle, ctx), publish(site, handle, ctx)])
    expect(new Set(both.map(({ releaseId }) => releaseId)).size).toBe(1)
    expect(await numbersOf(site)).toEqual([1])
    expect(await brokenInvariants()).toEqual([])
  })
})

describe('rolling back', () => {
  it('points to the earlier release without rendering', async () => {
    const { site, handle } = await publishedAs(['One', 'Two'])
    const before = (await env.SITES.list({ prefix: 'release:' })).keys.length
    clock = at(10).getTime()
    const published = await rollBack(ctx, { ...idOf(site), number: 1 })
    expect(published).toMatchObject({ handle, url: addressFor(handle), draft: { draftId: site.draft.draftId } })
    expect(await titleAt(handle)).toBe('One')
    expect(await list(site)).toMatchObject([
      { number: 2, live: false, liveSince: null },
      { number: 1, live: true, liveSince: at(10).toISOString(), cause: 'publish' },
    ])
    expect((await env.SITES.list({ prefix: 'release:' })).keys).toHaveLength(before)
  })

  it('keeps the draft and reports that the live release is older', async () => {
    const { site } = await publishedAs(['One', 'Two'])
    const saved = await save(site, 'Three')
    const before = await draftRow(saved)
    const { draft } = await rollBack(ctx, { ...idOf(site), number: 1 })
    expect(draft.websiteSettings.businessName).toBe('Three')
    expect(await draftRow(saved)).toEqual({ ...before, last_published_at: at(0).getTime() })
  })

  it('renders the earlier document again for the current handle', async () => {
    const { site, handle } = await publishedAs(['One', 'Two'])
    const after = newHandle()
    await changeHandle(ctx, { ...idOf(site), handle: after })
    await rollBack(ctx, { ...idOf(site), number: 1 })
    expect(await titleAt(after)).toBe('One')
    expect(await (await visit(addressFor(after))).text()).toContain(`${after}.localhost`)
    expect(await list(site)).toMatchObject([
      { number: 4, cause: 'roll-back', restoredFrom: 1, handle: after, live: true, changes: [{ what: ['Name'] }] },
      { number: 3, cause: 'address', restoredFrom: null, handle: after, changes: [] },
      { number: 2, handle },
      { number: 1, handle },
    ])
  })

  it('makes no release when it is repeated or targets the live release', async () => {
    const { site } = await publishedAs(['One', 'Two'])
    await changeHandle(ctx, { ...idOf(site), handle: newHandle() })
    for (const number of [1, 1, 4, 1]) await rollBack(ctx, { ...idOf(site), number })
    expect(await numbersOf(site)).toEqual([4, 3, 2, 1])
    expect(await list(site)).toMatchObject([{ live: true }, {}, {}, {}])
  })

  it('fails for an offline website', async () => {
    const { site } = await publishedAs(['One', 'Two'])
    await unpublish(ctx, idOf(site))
    await expect(rollBack(ctx, { ...idOf(site), number: 1 })).rejects.toMatchObject({ code: 'not_published' })
    expect(await numbersOf(site)).toEqual([2, 1])
  })
})

describe('release retention', () => {
  it('covers fifty releases besides the live, previous and scheduled releases', { timeout: 60_000 }, async () => {
    const names = Array.from({ length: releasesKept + 5 }, (_, index) => `Name ${index + 1}`)
    const { site, handle } = await publishedAs(names.slice(0, releasesKept))
    // The second is scheduled, the first is live whenever another is published.
    await rollBack(ctx, { ...idOf(site), number: 2 })
    const order = { ...idOf(site), handle, revision: site.draft.revision }
    await scheduleRelease(ctx, { ...order, revertAt: new Date(clock + 600 * minute) })
    await rollBack(ctx, { ...idOf(site), number: 1 })
    expect(await numbersOf(site)).toHaveLength(releasesKept)

    let last = site
    for (const name of names.slice(releasesKept)) {
      last = await save(last, name)
      await publish(last, handle, ctx)
      await rollBack(ctx, { ...idOf(site), number: 1 })
    }
    const newest = Array.from({ length: releasesKept }, (_, index) => 55 - index)
    expect(await numbersOf(site)).toEqual([...newest, 5, 2, 1])
    for (const number of [3, 4]) {
      await expect(getRelease(ctx, { ...idOf(site), number })).rejects.toMatchObject({ code: 'not_found' })
      await expect(rollBack(ctx, { ...idOf(site), number })).rejects.toMatchObject({ code: 'not_found' })
    }

    // Visitors may still see them.
    const pruned = await idsOf(site, "state = 'removing'")
    expect(pruned).toHaveLength(2)
    clock += 59 * minute
    await reconcile(ctx)
    for (const id of pruned) expect(await keysOf(id)).not.toEqual([])
    clock += 2 * minute
    expect(await reconcile(ctx)).toMatchObject({ removed: 2, failed: 0 })
    for (const id of pruned) expect(await keysOf(id)).toEqual([])
    expect(await titleAt(handle)).toBe('Name 1')
    expect(await brokenInvariants(new Date(clock))).toEqual([])

    // A removed version can be published again as a new one.
    await publish(await save(last, 'Name 3'), handle, ctx)
    expect((await list(site))[0]).toMatchObject({ number: 56, live: true, cause: 'publish' })
    expect(await titleAt(handle)).toBe('Name 3')
  })

  it('covers a release that is published again before its removal', async () => {
    const { site, handle } = await publishedAs(['One', 'Two'])
    const [id = ''] = await idsOf(site, 'number = 1')
    await env.DB.prepare("update releases set state = 'removing', held_until = ? where id = ?").bind(clock, id).run()
    const { releaseId } = await publish(await save(site, 'One'), handle, ctx)
    expect(releaseId).toBe(id)
    expect(await list(site)).toMatchObject([{ number: 3, live: true }, { number: 2 }])
    clock += 60 * minute
    await reconcile(ctx)
    expect(await titleAt(handle)).toBe('One')
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('covers releases and their numbers when the website goes offline', async () => {
    const { site, handle } = await publishedAs(['One', 'Two'])
    await unpublish(ctx, idOf(site))
    expect(await list(site)).toMatchObject([
      { number: 2, live: false },
      { number: 1, live: false },
    ])
    await publish(await save(site, 'Three'), handle, ctx)
    expect(await numbersOf(site)).toEqual([3, 2, 1])
  })
})
