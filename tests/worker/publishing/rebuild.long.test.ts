import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hostKey, manifestKey, releaseFileKey } from '../../../worker/platform/store/release.ts'
import { changeHandle, repoint, rollBack } from '../../../worker/publishing/publish.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { scheduleRelease } from '../../../worker/publishing/schedules.ts'
import { deleteDraft, unpublish } from '../../../worker/publishing/take-down.ts'
import { connectDomain, disconnectDomain, takeDomain } from '../../harness/workers/domains/connected-domain.ts'
import { faultyKv } from '../../harness/workers/faults/faulty-stores.ts'
import { documentWith } from '../../harness/workers/sites/documents.ts'
import {
  addressFor,
  contextOf,
  newHandle,
  newSite,
  publish,
  type Site,
  save,
  siteEnv,
  visit,
} from '../../harness/workers/sites/sites.ts'
import { clearSites, nothingDone, rebuild, storedValues } from '../../harness/workers/sites/stored-site.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

const which = ({ userId, draft: { draftId } }: Site) => ({ userId, draftId })
const hostOf = (handle: string) => hostKey(`${handle}.localhost`)
const titleAt = async (handle: string) =>
  /<title>(.*?)<\/title>/.exec(await (await visit(addressFor(handle))).text())?.[1]

/** Websites in every state that one can reach. */
async function websites(): Promise<Site[]> {
  const sites = await Promise.all(Array.from({ length: 7 }, () => newSite(documentWith(3))))
  const [plain, twice, moved, back, down, gone, planned] = sites as [Site, Site, Site, Site, Site, Site, Site]
  for (const site of sites) await publish(site, newHandle())
  for (const [site, domainName] of [
    ...[twice, moved, down, gone].map((site, index) => [site, `shop-${index}.example`] as const),
    ...([
      [twice, 'www.shop-0.example'],
      [twice, 'left.example'],
    ] as const),
  ])
    await connectDomain(contextOf(), { ...which(site), domainName })
  await disconnectDomain(contextOf(), { ...which(twice), domainName: 'left.example' })
  await takeDomain(contextOf(), { ...which(plain), domainName: 'pending.example' })
  await repoint(contextOf(), { ...which(moved), handleRedirects: false })
  await publish(await save(twice, 'Second'), (await handleOf(twice)) ?? '')
  await changeHandle(contextOf(), { ...which(moved), handle: newHandle() })
  await publish(await save(back, 'Second'), newHandle())
  await rollBack(contextOf(), { ...which(back), number: 1 })
  await unpublish(contextOf(), which(down))
  await deleteDraft(contextOf(), which(gone))
  const saved = await save(planned, 'In an hour')
  const at = new Date(Date.now() + 3_600_000)
  const handle = (await handleOf(planned)) ?? ''
  await scheduleRelease(contextOf(), { ...which(planned), revision: saved.draft.revision, handle, at })
  await reconcile(contextOf(siteEnv(), () => new Date(Date.now() + 120_000)))
  return [plain, twice, moved, back, planned]
}

const handleOf = ({ draft: { draftId } }: Site) =>
  env.DB.prepare('select handle from websites where draft_id = ?').bind(draftId).first<string>('handle')

const removeAll = async (keys: string[]) => void (await Promise.all(keys.map((key) => env.SITES.delete(key))))

afterEach(clearSites)

describe('rebuilding the release store', () => {
  it('finds nothing to do where all is right', async () => {
    await websites()
    const before = await storedValues()
    expect(before.size).toBeGreaterThan(50)
    const { kv, writes } = faultyKv(env.SITES, {})
    const done = await rebuild(contextOf(siteEnv({ SITES: kv })))
    // Websites, domains, and two addresses that websites have left, which lead to them.
    expect(done).toMatchObject({ ...nothingDone, hosts: 5 + 3 + 2 })
    expect(done.releases).toBeGreaterThan(7)
    expect(writes).toEqual([])
    expect(await storedValues()).toEqual(before)
  })

  it('makes every byte again of a store that is empty, and nothing the second time', async () => {
    await websites()
    const before = await storedValues()
    await removeAll([...before.keys()])
    expect(await rebuild()).toMatchObject({ filesWritten: before.size, filesRemoved: 0, findings: [] })
    expect(await storedValues()).toEqual(before)
    expect(await rebuild()).toMatchObject(nothingDone)
  })

  it('makes good whatever one thing is wrong, and writes nothing else', async () => {
    await publish(await newSite(documentWith(1)), newHandle())
    const before = await storedValues()
    const damages = [
      (key: string) => env.SITES.delete(key),
      (key: string, metadata: unknown) => env.SITES.put(key, 'spoilt', { metadata }),
      (key: string, metadata: unknown) => (metadata ? changeMetadata(key, { ...metadata, headers: {} }) : undefined),
      (key: string, metadata: unknown) => (metadata ? changeMetadata(key, { ...metadata, releaseId: '0' }) : undefined),
    ]
    for (const [key, value] of before) {
      for (const damage of damages) {
        await damage(key, JSON.parse(value)[1])
        const isDamaged = JSON.stringify([...(await storedValues())]) !== JSON.stringify([...before])
        expect(await rebuild(), key).toMatchObject({ ...nothingDone, filesWritten: isDamaged ? 1 : 0 })
        expect(await storedValues(), key).toEqual(before)
      }
    }
  })

  it('restores domains and the targets of hosts, whatever the store has now', async () => {
    await websites()
    const before = await storedValues()
    const hosts = [...before.keys()].filter((key) => key.startsWith('host:'))
    const leading = hosts.filter((key) => before.get(key)?.includes('redirect'))
    expect([hosts.length, leading.length]).toEqual([10, 4])
    const page = await env.SITES.get(hostKey('shop-1.example'), 'arrayBuffer')
    const elsewhere = { releaseId: '', headers: {}, redirect: 'http://elsewhere.example' }
    const damages = [
      (key: string) => env.SITES.delete(key),
      (key: string) => env.SITES.put(key, page ?? '', { metadata: { releaseId: 'x', headers: {} } }),
      (key: string) => env.SITES.put(key, new Uint8Array([0]), { metadata: elsewhere }),
    ]
    for (const damage of damages) {
      await Promise.all(hosts.map(damage))
      expect(await rebuild()).toMatchObject({ ...nothingDone, filesWritten: hosts.length })
      expect(await storedValues()).toEqual(before)
    }
    expect(await rebuild()).toMatchObject(nothingDone)
  })

  it.each([1, 2, 3])('makes good what was lost, spoilt and added here and there (%i)', async (seed) => {
    await websites()
    const before = await storedValues()
    const random = randomFrom(seed)
    let [damaged, added] = [0, 0]
    for (const key of before.keys()) {
      const metadata = JSON.parse(before.get(key) ?? '')[1]
      const chance = random()
      if (chance < 0.2) await env.SITES.delete(key)
      else if (chance < 0.4) await env.SITES.put(key, 'spoilt', { metadata })
      else if (chance < 0.5 && metadata) await changeMetadata(key, { ...metadata, headers: { 'x-own': 'spoilt' } })
      else continue
      damaged += 1
    }
    const [known] = [...before.keys()].filter((key) => key.endsWith('/robots.txt'))
    const releaseId = known?.slice('release:'.length, -'/robots.txt'.length) ?? ''
    const strays = [
      releaseFileKey(releaseId, 'stray.txt'),
      releaseFileKey('unknown', 'index.html'),
      releaseFileKey('unknown', 'x.svg'),
      manifestKey('unknown'),
      hostOf('nobody-here'),
      hostKey('elsewhere.example'),
      // Its website has it no more, and is live.
      hostKey('left.example'),
      hostKey('pending.example'),
      hostKey('shop-2.example'),
    ]
    for (const key of strays) {
      await env.SITES.put(key, 'stray', { metadata: { releaseId: 'unknown', headers: {} } })
      added += 1
    }
    expect(await rebuild()).toMatchObject({ filesWritten: damaged, filesRemoved: added, findings: [] })
    expect(await storedValues()).toEqual(before)
    expect(await rebuild()).toMatchObject(nothingDone)
  })

  it.each([1, 2, 4])('may end after %i parts and start over', async (parts) => {
    await websites()
    const before = await storedValues()
    await removeAll([...before.keys()])
    await env.SITES.put(manifestKey('unknown'), '{}')
    await rebuild(contextOf(), parts)
    await rebuild()
    expect(await storedValues()).toEqual(before)
    expect(await rebuild()).toMatchObject(nothingDone)
  })

  it('goes on where the store refused', async () => {
    await websites()
    const before = await storedValues()
    await removeAll([...before.keys()])
    const { kv } = faultyKv(env.SITES, { fault: ({ index }) => (index % 7 === 6 ? 'before' : undefined) })
    const ctx = contextOf(siteEnv({ SITES: kv }))
    for (let tries = 0; tries < 60; tries += 1) if (await rebuild(ctx).catch(() => undefined)) break
    const later = contextOf(siteEnv(), () => new Date(Date.now() + 120_000))
    await rebuild(later)
    expect(await storedValues()).toEqual(before)
  })

  it('leaves a publish that is under way alone, and what it has written so far', async () => {
    const site = await newSite(documentWith(3))
    const handle = newHandle()
    let [goOn, reached] = [() => {}, () => {}]
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const writing = new Promise<void>((resolve) => {
      reached = resolve
    })
    const { kv } = faultyKv(env.SITES, {
      fault: ({ index }) => {
        if (index !== 4) return undefined
        reached()
        return held
      },
    })
    const publishing = publish(site, handle, contextOf(siteEnv({ SITES: kv })))
    await writing
    expect(await rebuild()).toMatchObject(nothingDone)
    goOn()
    await publishing
    expect(await titleAt(handle)).toBe(site.draft.websiteSettings.businessName)
    expect(await rebuild()).toMatchObject({ ...nothingDone, releases: 1, hosts: 1 })
  })

  it('never gets in the way of people who publish, nor they in its', async () => {
    const sites = await websites()
    const handles = await Promise.all(sites.map(handleOf))
    const before = await storedValues()
    await removeAll([...before.keys()].filter((_key, index) => index % 2 === 0))
    const publishing = sites.map(async (site, index) => {
      const saved = await save(site, `Meanwhile ${index}`).catch(() => undefined)
      if (saved) await publish(saved, handles[index] ?? '')
      return saved !== undefined
    })
    await rebuild()
    const published = await Promise.all(publishing)
    expect(published.filter(Boolean).length).toBeGreaterThan(1)
    await rebuild()
    for (const [index, isPublished] of published.entries())
      if (isPublished) expect(await titleAt(handles[index] ?? '')).toBe(`Meanwhile ${index}`)
    expect(await rebuild()).toMatchObject(nothingDone)
  })

  it('writes a host that waits, under the same lease', async () => {
    const [site, handle] = [await newSite(), newHandle()]
    const { kv } = faultyKv(env.SITES, { fault: ({ key }) => (key === hostOf(handle) ? 'before' : undefined) })
    await publish(site, handle, contextOf(siteEnv({ SITES: kv })))
    expect((await visit(addressFor(handle))).status).toBe(404)
    await rebuild()
    expect(await titleAt(handle)).toBe(site.draft.websiteSettings.businessName)
    expect(await env.DB.prepare('select count(*) as n from outbox').first('n')).toBe(0)
  })
})

async function changeMetadata(key: string, metadata: unknown): Promise<void> {
  await env.SITES.put(key, (await env.SITES.get(key, 'arrayBuffer')) ?? '', { metadata })
}

/** The same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return state / 2 ** 32
  }
}
