import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mediaKey } from '../../../worker/platform/store/media.ts'
import { hostKey, type Manifest, manifestKey } from '../../../worker/platform/store/release.ts'
import { changeHandle, rollBack } from '../../../worker/publishing/publish.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { scheduleRelease } from '../../../worker/publishing/schedules.ts'
import { deleteDraft, unpublish } from '../../../worker/publishing/take-down.ts'
import { connectDomain, disconnectDomain } from '../../harness/workers/domains/connected-domain.ts'
import { faultyKv } from '../../harness/workers/faults/faulty-stores.ts'
import { brokenInvariants } from '../../harness/workers/faults/invariants.ts'
import { newPicture } from '../../harness/workers/pictures/uploads.ts'
import { documentWith } from '../../harness/workers/sites/documents.ts'
import {
  contextOf,
  idOf,
  newHandle,
  newSite,
  publish,
  type Site,
  save,
  siteEnv,
  titleAt,
} from '../../harness/workers/sites/sites.ts'
import { clearSites, rebuild, storedValues } from '../../harness/workers/sites/stored-site.ts'

const hour = 3_600_000

const handleOf = async ({ draft: { draftId } }: Site) =>
  (await env.DB.prepare('select handle from websites where draft_id = ?').bind(draftId).first<string>('handle')) ?? ''

const loseEverything = async () => {
  const { keys } = await env.SITES.list()
  await Promise.all(keys.map(({ name }) => env.SITES.delete(name)))
}

/** Websites in every state: each shows one release, and some hosts redirect. */
async function websites() {
  const sites = await Promise.all(Array.from({ length: 6 }, () => newSite(documentWith(3))))
  const [plain, twice, moved, down, gone, planned] = sites as [Site, Site, Site, Site, Site, Site]
  for (const site of sites) await publish(site, newHandle())
  await publish(await save(twice, 'Second'), await handleOf(twice))
  for (const [index, site] of [twice, moved, down].entries())
    await connectDomain(contextOf(), { ...idOf(site), domainName: `shop-${index}.example` })
  await changeHandle(contextOf(), { ...idOf(moved), handle: newHandle() })
  await unpublish(contextOf(), idOf(down))
  await deleteDraft(contextOf(), idOf(gone))
  const { draft } = await save(planned, 'In an hour')
  const at = new Date(Date.now() + hour)
  await scheduleRelease(contextOf(), {
    ...idOf(planned),
    revision: draft.revision,
    handle: await handleOf(planned),
    at,
  })
  await reconcile(contextOf(siteEnv(), () => new Date(Date.now() + 120_000)))
  return { plain, twice, moved, planned }
}

const hostsIn = (values: Map<string, string>) => [...values].filter(([key]) => key.startsWith('host:'))

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(clearSites)

describe('rebuilding the store', () => {
  it('restores every website after a complete loss, and earlier versions on request', async () => {
    const { twice, planned } = await websites()
    const before = hostsIn(await storedValues())
    expect(before).toHaveLength(4 + 2 + 1)
    await loseEverything()
    expect(await rebuild()).toEqual({ websites: 4, hostsRemoved: 0, findings: [] })
    expect(hostsIn(await storedValues())).toEqual(before)
    await disconnectDomain(contextOf(), { ...idOf(twice), domainName: 'shop-0.example' })
    await rollBack(contextOf(), { ...idOf(twice), number: 1 })
    expect(await titleAt(await handleOf(twice))).toBe(twice.draft.websiteSettings.businessName)
    await reconcile(contextOf(siteEnv(), () => new Date(Date.now() + 2 * hour)))
    expect(await titleAt(await handleOf(planned))).toBe('In an hour')
  })

  it('changes nothing in an intact store', async () => {
    await websites()
    const before = await storedValues()
    expect(await rebuild()).toEqual({ websites: 4, hostsRemoved: 0, findings: [] })
    expect(await storedValues()).toEqual(before)
    expect(await brokenInvariants()).toEqual([])
  })

  it('repairs damaged files and hosts, and removes unknown hosts', async () => {
    await websites()
    const before = await storedValues()
    for (const [index, [key, value]] of [...before].entries())
      if (index % 2 === 0) await env.SITES.put(key, 'spoiled', { metadata: JSON.parse(value)[1] })
    const stray = { metadata: { releaseId: 'unknown', headers: {} } }
    for (const hostname of ['nobody-here.localhost', 'elsewhere.example', 'shop-2.example'])
      await env.SITES.put(hostKey(hostname), 'stray', stray)
    const { hostsRemoved } = await rebuild()
    expect(hostsRemoved).toBe(3)
    const shown = await env.DB.prepare('select release_id from websites').all<{ release_id: string }>()
    const isLive = (key: string) =>
      key.startsWith('host:') || shown.results.some(({ release_id: id }) => key.startsWith(manifestKey(id)))
    const live = (values: Map<string, string>) => [...values].filter(([key]) => isLive(key))
    expect(live(await storedValues())).toEqual(live(before))
  })

  it('shows a release under its own number when it renders differently now', async () => {
    const [site, handle] = [await newSite(), newHandle()]
    const { releaseId } = await publish(site, handle)
    const name = site.draft.websiteSettings.businessName
    const document = JSON.stringify(site.draft.websiteSettings).replaceAll(name, 'Drawn differently')
    await env.DB.prepare('update releases set document = ? where id = ?').bind(document, releaseId).run()
    await loseEverything()
    expect(await rebuild()).toMatchObject({ websites: 1, findings: [] })
    expect(await titleAt(handle)).toBe('Drawn differently')
    const { results } = await env.DB.prepare('select id, number, manifest from releases').all<Record<string, string>>()
    expect(results).toMatchObject([{ id: releaseId, number: 1 }])
    const stored = await env.SITES.get<Manifest>(manifestKey(releaseId), 'json')
    expect(JSON.parse(results[0]?.manifest ?? '')).toEqual(stored)
    expect(await brokenInvariants()).toEqual([])
  })

  it('allows publishing in the meantime', async () => {
    const { plain, moved } = await websites()
    const sites = [plain, moved]
    const handles = await Promise.all(sites.map(handleOf))
    await loseEverything()
    const saved = await Promise.all(sites.map((site, index) => save(site, `Meanwhile ${index}`)))
    const publishing = saved.map((site, index) => publish(site, handles[index] ?? ''))
    await rebuild()
    await Promise.all(publishing)
    await rebuild()
    expect(await titleAt(handles[0] ?? '')).toBe('Meanwhile 0')
    expect(await env.SITES.getWithMetadata(hostKey('shop-1.example'), 'arrayBuffer')).toMatchObject({
      metadata: { releaseId: (await publishing[1])?.releaseId },
    })
  })

  it('reports a website that cannot be stored, and restores all others', async () => {
    const [broken, whole] = [newHandle(), newHandle()]
    const { releaseId } = await publish(await newSite(), broken)
    const site = await newSite()
    await publish(site, whole)
    await loseEverything()
    const { kv } = faultyKv(env.SITES, { fault: ({ key }) => (key.includes(releaseId) ? 'before' : undefined) })
    const { findings } = await rebuild(contextOf(siteEnv({ SITES: kv })))
    expect(findings).toEqual([{ kind: 'not-restored', what: broken }])
    expect(await titleAt(whole)).toBe(site.draft.websiteSettings.businessName)
    expect(await rebuild()).toMatchObject({ findings: [] })
    expect(await titleAt(broken)).toBeDefined()
  })

  it('reports pictures with missing files', async () => {
    const site = await newSite()
    const [, lacking] = [await newPicture(site), await newPicture(site)]
    await newPicture(site, { state: 'pending' })
    await env.MEDIA.delete(mediaKey(lacking.hash, 'regular'))
    expect(await rebuild()).toMatchObject({ findings: [{ kind: 'missing-picture', what: lacking.hash }] })
  })
})
