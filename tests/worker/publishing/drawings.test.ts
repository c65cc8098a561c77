import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { saveDraft } from '../../../worker/drafts/drafts.ts'
import { changeHandle, rollBack } from '../../../worker/publishing/publish.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { deleteDraft } from '../../../worker/publishing/take-down.ts'
import { eventually } from '../../harness/eventually.ts'
import { type Fault, faultyKv, type KvWrite } from '../../harness/workers/faults/faulty-stores.ts'
import { brokenInvariants } from '../../harness/workers/faults/invariants.ts'
import { drawingKeys, keysWith, publishWithOwnDrawings } from '../../harness/workers/sites/own-drawings.ts'
import {
  addressFor,
  contextOf,
  idOf,
  newHandle,
  newSite,
  publish,
  type Site,
  siteEnv,
  visit,
} from '../../harness/workers/sites/sites.ts'
import { clearSites, nothingDone, rebuild, storedValues } from '../../harness/workers/sites/stored-site.ts'
import { fullSite } from '../../renderer/fixtures/full-site.ts'

const minute = 60_000
let clock = 0
const now = () => new Date(clock)
const ctx = contextOf(siteEnv(), now)
const faulty = (fault: (write: KvWrite) => Fault, oneWriteASecond = false) => {
  const { kv, writes } = faultyKv(env.SITES, { fault, oneWriteASecond })
  return { ctx: contextOf(siteEnv({ SITES: kv }), now), writes }
}
const isDrawing = ({ key }: { key: string }) => key.startsWith('art:')

/** Saves a change of the document. */
async function change({ userId, draft }: Site, changes: Partial<WebsiteSettings>): Promise<Site> {
  const { draftId, revision } = draft
  const websiteSettings = { ...draft.websiteSettings, ...changes }
  return { userId, draft: await saveDraft(contextOf(), { userId, draftId, revision, websiteSettings }) }
}

/** The default, which the full website has. */
const firstColor = '#1f5d50'

/** Every drawing is drawn again in other colors. */
const recolor = (site: Site, buttonBackgroundColor: string) => {
  const { theme } = site.draft.websiteSettings
  return change(site, { theme: { ...theme, colors: { ...theme.colors, buttonBackgroundColor } } })
}

async function drawingsOn(handle: string): Promise<string[]> {
  const html = await (await visit(addressFor(handle))).text()
  return [...new Set(Array.from(html.matchAll(/\/art\/[\w-]+\.svg/g), ([path]) => path))]
}

async function statusesOf(handle: string, paths: string[]): Promise<number[]> {
  const answers = await Promise.all(paths.map((path) => visit(addressFor(handle, path))))
  await Promise.all(answers.map((answer) => answer.text()))
  return [...new Set(answers.map(({ status }) => status))]
}

/** Marks a website's first version for removal. */
const removeFirst = ({ draft }: Site) =>
  env.DB.prepare("update releases set state = 'removing', held_until = ? where draft_id = ? and number = 1")
    .bind(clock, draft.draftId)
    .run()

beforeEach(() => {
  clock = Date.UTC(2030, 0, 1)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(clearSites)

/** Changes one sentence of the introduction, and nothing that is drawn. */
function reword(site: Site, text: string): Promise<Site> {
  const sections = site.draft.websiteSettings.sections.map((section) =>
    section.type === 'Introduction' ? { ...section, content: { ...section.content, body: text } } : section,
  )
  return change(site, { sections })
}

async function withDrawings(): Promise<{ site: Site; handle: string; paths: string[] }> {
  const [site, handle] = [await newSite(fullSite), newHandle()]
  await publish(site, handle, ctx)
  return { site, handle, paths: await drawingsOn(handle) }
}

describe('the drawings of a website', () => {
  it('are not written again by a publish that changes one sentence', async () => {
    const [site, handle] = [await newSite(fullSite), newHandle()]
    const { ctx: first, writes: all } = faulty(() => undefined)
    await publish(site, handle, first)
    const { ctx: second, writes } = faulty(() => undefined)
    const { releaseId } = await publish(await reword(site, 'Another sentence.'), handle, second)
    const drawings = all.filter(isDrawing).length
    expect(drawings).toBeGreaterThan(10)
    expect(writes.filter(isDrawing)).toEqual([])
    expect(writes).toHaveLength(all.length - drawings)
    expect(
      writes.every(({ key }) => key.startsWith(`release:${releaseId}`) || key === `host:${handle}.localhost`),
    ).toBe(true)
    expect(await drawingKeys(site)).toHaveLength(drawings)
    expect(await brokenInvariants(now())).toEqual([])
  })

  it('are shared by its releases at another address', async () => {
    const { site, paths } = await withDrawings()
    const { ctx: moving, writes } = faulty(() => undefined)
    const after = newHandle()
    await changeHandle(moving, { ...idOf(site), handle: after })
    expect(writes.filter(isDrawing)).toEqual([])
    expect(await statusesOf(after, paths)).toEqual([200])
  })

  it('are its own: another website with the same ones has copies, and serves no others', async () => {
    const { handle, paths } = await withDrawings()
    const [other, its] = [await recolor(await newSite(fullSite), '#123456'), newHandle()]
    await publish(other, its, ctx)
    expect(await statusesOf(its, paths)).toEqual([404])
    await publish(await recolor(other, firstColor), its, ctx)
    expect(await statusesOf(its, paths)).toEqual([200])
    await deleteDraft(ctx, idOf(other))
    expect([await drawingKeys(other), await statusesOf(its, paths)]).toEqual([[], [404]])
    expect(await statusesOf(handle, paths)).toEqual([200])
    expect(await brokenInvariants(now())).toEqual([])
  })
})

describe('a page that was loaded before a publish', () => {
  it('keeps its drawings when the palette changes, and so does one that is newer than what is online', async () => {
    const { site, handle, paths: old } = await withDrawings()
    await publish(await recolor(site, '#123456'), handle, ctx)
    const recolored = await drawingsOn(handle)
    expect(recolored.filter((path) => old.includes(path))).toEqual([])
    expect(await statusesOf(handle, [...old, ...recolored])).toEqual([200])
    await rollBack(ctx, { ...idOf(site), number: 1 })
    expect(await drawingsOn(handle)).toEqual(old)
    expect(await statusesOf(handle, [...old, ...recolored])).toEqual([200])
  })

  it('keeps the drawings of a release that has its own copies', async () => {
    const [site, handle] = [await newSite(fullSite), newHandle()]
    await publishWithOwnDrawings(site, handle)
    const old = await drawingsOn(handle)
    expect(await statusesOf(handle, old)).toEqual([200])
    await publish(await recolor(site, '#123456'), handle, ctx)
    const recolored = await drawingsOn(handle)
    expect(await statusesOf(handle, [...old, ...recolored])).toEqual([200])
    await rollBack(ctx, { ...idOf(site), number: 1 })
    expect(await drawingsOn(handle)).toEqual(old)
    expect(await statusesOf(handle, [...old, ...recolored])).toEqual([200])
  })
})

describe('a release that is removed', () => {
  it('leaves the drawings that another release has, and takes the others along', async () => {
    const { site, handle, paths } = await withDrawings()
    const sections = site.draft.websiteSettings.sections.filter(({ type }) => type !== 'Gallery')
    await publish(await change(site, { sections }), handle, ctx)
    const still = await drawingsOn(handle)
    const gone = paths.filter((path) => !still.includes(path))
    expect([still.length > 0, gone.length > 0]).toEqual([true, true])
    await removeFirst(site)
    expect(await statusesOf(handle, gone)).toEqual([200])
    expect(await reconcile(ctx)).toMatchObject({ removed: 1, failed: 0 })
    expect(await statusesOf(handle, still)).toEqual([200])
    const left = await drawingKeys(site)
    expect(gone.filter((path) => left.some((key) => key.endsWith(path)))).toEqual([])
    expect(await brokenInvariants(now())).toEqual([])
  })

  it('leaves them to a release that somebody publishes at that moment', async () => {
    const { site, handle } = await withDrawings()
    const recolored = await recolor(site, '#123456')
    await publish(recolored, handle, ctx)
    const next = await reword(await recolor(recolored, firstColor), 'At the same time.')
    let proceed = () => {}
    const held = new Promise<void>((resolve) => {
      proceed = resolve
    })
    const { ctx: slow, writes } = faulty(({ key }) => (key.startsWith('release:') ? held : undefined))
    // Between its hold and its files: it needs the first release's drawings, and does not write them again.
    const publishing = publish(next, handle, slow)
    await eventually(() => expect(writes.length).toBeGreaterThan(0))
    expect(writes.filter(isDrawing)).toEqual([])
    await removeFirst(site)
    expect(await reconcile(ctx)).toMatchObject({ removed: 1, failed: 0 })
    proceed()
    await publishing
    expect(await statusesOf(handle, await drawingsOn(handle))).toEqual([200])
    expect(await brokenInvariants(now())).toEqual([])
  })

  it('holds up a publish that needs a drawing which is being deleted, and then that publish writes it', async () => {
    const { site, handle } = await withDrawings()
    const recolored = await recolor(site, '#123456')
    await publish(recolored, handle, ctx)
    await removeFirst(site)
    const { ctx: hanging, writes: deletions } = faulty(({ operation, key }) =>
      operation === 'delete' && key.startsWith('art:') ? new Promise(() => {}) : undefined,
    )
    void reconcile(hanging)
    await eventually(() => expect(deletions.some(isDrawing)).toBe(true))
    const back = await reword(await recolor(recolored, firstColor), 'Again in the first colors.')
    const { ctx: publishing, writes } = faulty(() => undefined)
    await expect(publish(back, handle, publishing)).rejects.toThrow('is being removed')
    expect(writes).toEqual([])
    clock += 2 * minute
    await publish(back, handle, ctx)
    expect(await statusesOf(handle, await drawingsOn(handle))).toEqual([200])
    await reconcile(ctx)
    expect(await statusesOf(handle, await drawingsOn(handle))).toEqual([200])
    expect(await brokenInvariants(now())).toEqual([])
  })
})

describe('two publishes of a website at once', () => {
  it('may bring the same drawing within a second', async () => {
    const { site, handle } = await withDrawings()
    const recolored = await recolor(site, '#123456')
    const { ctx: production, writes } = faulty(() => undefined, true)
    // The same draft under two addresses: two releases with the same drawings.
    const both = await Promise.allSettled([
      publish(recolored, handle, production),
      publish(recolored, newHandle(), production),
    ])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    const twice = writes.filter(isDrawing).map(({ key }) => key)
    expect(twice.length).toBeGreaterThan(new Set(twice).size)
    await reconcile(ctx)
    expect(await brokenInvariants(now())).toEqual([])
  })
})

describe('a website that is deleted', () => {
  it('leaves no drawing, whatever its releases share', async () => {
    const { site, handle } = await withDrawings()
    let last = site
    for (const text of ['Two.', 'Three.', 'Four.']) {
      last = await reword(last, text)
      await publish(last, handle, ctx)
    }
    const { ctx: production, writes } = faulty(() => undefined, true)
    await deleteDraft(production, idOf(site))
    expect(await drawingKeys(site)).toEqual([])
    const deleted = writes.filter(isDrawing).map(({ key }) => key)
    expect(deleted.length).toBe(new Set(deleted).size)
    expect(await keysWith('release:')).toEqual([])
    expect(await brokenInvariants(now())).toEqual([])
  })

  it('loses them by the cron when the store fails at first', async () => {
    const { site } = await withDrawings()
    const { ctx: failing } = faulty(({ operation, key }) =>
      operation === 'delete' && key.startsWith('art:') ? 'before' : undefined,
    )
    await deleteDraft(failing, idOf(site))
    expect(await drawingKeys(site)).not.toEqual([])
    expect(await reconcile(ctx)).toMatchObject({ failed: 0 })
    expect(await drawingKeys(site)).toEqual([])
    expect(await brokenInvariants(now())).toEqual([])
  })
})

describe('a release with its own copies, from before', () => {
  it('is removed wholly, and leaves the shared ones', async () => {
    const [site, handle] = [await newSite(fullSite), newHandle()]
    const releaseId = await publishWithOwnDrawings(site, handle)
    expect((await keysWith(`release:${releaseId}/art/`)).length).toBeGreaterThan(10)
    expect(await drawingKeys(site)).toEqual([])
    await publish(await reword(site, 'Shared.'), handle, ctx)
    await removeFirst(site)
    expect(await reconcile(ctx)).toMatchObject({ removed: 1, failed: 0 })
    expect(await keysWith(`release:${releaseId}`)).toEqual([])
    expect(await statusesOf(handle, await drawingsOn(handle))).toEqual([200])
    expect(await brokenInvariants(now())).toEqual([])
  })

  it('is restored byte for byte, and so are shared drawings; what nobody has is deleted', async () => {
    const [site, handle] = [await newSite(fullSite), newHandle()]
    const releaseId = await publishWithOwnDrawings(site, handle)
    await publish(await reword(site, 'Shared.'), handle, ctx)
    const before = await storedValues()
    const [own = ''] = await keysWith(`release:${releaseId}/art/`)
    const [shared = '', damaged = ''] = await drawingKeys(site)
    await Promise.all([own, shared].map((key) => env.SITES.delete(key)))
    await env.SITES.put(damaged, '<svg/>')
    await env.SITES.put(`art:${site.draft.draftId}/art/stray-00000000000.svg`, '<svg/>')
    await env.SITES.put('art:gone/art/stray-00000000000.svg', '<svg/>')
    expect(await rebuild()).toMatchObject({ filesWritten: 3, filesRemoved: 2, findings: [] })
    expect(await storedValues()).toEqual(before)
    expect(await rebuild()).toMatchObject(nothingDone)
    expect(await brokenInvariants(now())).toEqual([])
  })
})
