import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, inject, it, vi } from 'vitest'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { saveDraft } from '../../../worker/drafts/drafts.ts'
import type * as App from '../../../worker/index.ts'
import type * as Database from '../../../worker/platform/db/database.ts'
import type * as Release from '../../../worker/platform/store/release.ts'
import { announceHostWritten } from '../../../worker/platform/store/release.ts'
import type * as Publish from '../../../worker/publishing/publish.ts'
import { publishDraft, rollBack } from '../../../worker/publishing/publish.ts'
import type * as Reconcile from '../../../worker/publishing/reconcile.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import type * as TakeDown from '../../../worker/publishing/take-down.ts'
import { deleteDraft } from '../../../worker/publishing/take-down.ts'
import { brokenInvariants } from '../../harness/workers/faults/invariants.ts'
import { drawingKeys, keysWith } from '../../harness/workers/sites/own-drawings.ts'
import {
  addressFor,
  contextOf,
  idOf,
  newHandle,
  newSite,
  type Site,
  siteEnv,
} from '../../harness/workers/sites/sites.ts'
import { rebuild } from '../../harness/workers/sites/stored-site.ts'
import { fullSite } from '../../renderer/fixtures/full-site.ts'

const folder = inject('versionBefore')
const from = <T>(path: string): Promise<T> => import(/* @vite-ignore */ `${folder}/worker/${path}`)

/** Versions before compression read only text, which is why it is the default. */
const asText = () => siteEnv({ DOCUMENT_FORMAT: 'text', VISITS_PROVIDER: 'none' })

/** What the two versions have in common, each with its own code. `forget`: the pages in memory are too old, as after a minute. */
type Version = {
  visit: (url: string) => Promise<Response>
  forget: (hostname: string) => void
  publish: typeof publishDraft
  rollBack: typeof rollBack
  deleteDraft: typeof deleteDraft
  reconcile: typeof reconcile
  now: (clock: () => Date) => ReturnType<typeof contextOf>
}

const visitorOf = (worker: typeof App.default) => async (url: string) => {
  const ctx = createExecutionContext()
  const request = new Request(url, { redirect: 'manual' }) as Parameters<typeof worker.fetch>[0]
  const response = await worker.fetch(request, asText(), ctx)
  await waitOnExecutionContext(ctx)
  return response
}

async function versions(): Promise<Record<'before' | 'today', Version>> {
  const [app, { openDatabase }, release, publishing, reconciling, takingDown] = await Promise.all([
    from<typeof App>('index.ts'),
    from<typeof Database>('platform/db/database.ts'),
    from<typeof Release>('platform/store/release.ts'),
    from<typeof Publish>('publishing/publish.ts'),
    from<typeof Reconcile>('publishing/reconcile.ts'),
    from<typeof TakeDown>('publishing/take-down.ts'),
  ])
  const today = await import('../../../worker/index.ts')
  return {
    before: {
      visit: visitorOf(app.default),
      forget: release.announceHostWritten,
      publish: publishing.publishDraft,
      rollBack: publishing.rollBack,
      deleteDraft: takingDown.deleteDraft,
      reconcile: reconciling.reconcile,
      now: (clock) => ({ ...contextOf(asText(), clock), db: openDatabase(env.DB) as never }),
    },
    today: {
      visit: visitorOf(today.default),
      forget: announceHostWritten,
      publish: publishDraft,
      rollBack,
      deleteDraft,
      reconcile,
      now: (clock) => contextOf(asText(), clock),
    },
  }
}

const minute = 60_000
let clock = Date.UTC(2030, 0, 1)
const now = () => new Date(clock)

beforeEach(() => {
  clock += 24 * 60 * minute
  vi.spyOn(console, 'error').mockReturnValue()
})

async function change({ userId, draft }: Site, buttonBackgroundColor: string): Promise<Site> {
  const { draftId, revision, websiteSettings } = draft
  const { theme } = websiteSettings
  const colors = { ...theme.colors, buttonBackgroundColor }
  const settings = { ...websiteSettings.settings, pageTitle: `In ${buttonBackgroundColor}` }
  const changed: WebsiteSettings = { ...websiteSettings, settings, theme: { ...theme, colors } }
  return {
    userId,
    draft: await saveDraft(contextOf(asText()), { userId, draftId, revision, websiteSettings: changed }),
  }
}

const publish = (by: Version, { userId, draft }: Site, handle: string) =>
  by.publish(by.now(now), { userId, draftId: draft.draftId, revision: draft.revision, handle })

const drawingsIn = (html: string) => [...new Set(Array.from(html.matchAll(/\/art\/[\w-]+\.svg/g), ([path]) => path))]

/** What visitors of both versions get at a handle: the page, every drawing on it, and the page for a wrong address. */
async function shown(handle: string, by: Version[]) {
  return Promise.all(
    by.map(async ({ visit, forget }) => {
      forget(`${handle}.localhost`)
      const page = await visit(addressFor(handle))
      const html = await page.text()
      const drawings = await Promise.all(
        drawingsIn(html).map(async (path) => {
          const answer = await visit(addressFor(handle, path))
          return { status: answer.status, isDrawn: (await answer.text()).startsWith('<svg') }
        }),
      )
      const missing = await visit(addressFor(handle, '/wrong'))
      return {
        status: page.status,
        missing: /<title>(.*?)<\/title>/.exec(await missing.text())?.[1],
        title: /<title>(.*?)<\/title>/.exec(html)?.[1],
        drawings: drawings.length,
        whole: drawings.every(({ status, isDrawn }) => status === 200 && isDrawn),
      }
    }),
  )
}

describe.skipIf(folder === '')('the version before releases shared drawings', () => {
  it('shows what today’s version published, with all its drawings', async () => {
    const { before, today } = await versions()
    const [site, handle] = [await newSite(fullSite, contextOf(asText())), newHandle()]
    await publish(today, site, handle)
    expect((await drawingKeys(site)).length).toBeGreaterThan(10)
    const [old, own] = await shown(handle, [before, today])
    expect(old).toEqual(own)
    expect(old).toMatchObject({ status: 200, whole: true })
    expect(old?.drawings).toBeGreaterThan(10)
  })

  it('publishes over it and goes back to it, and today’s version shows both', async () => {
    const { before, today } = await versions()
    const [site, handle] = [await newSite(fullSite, contextOf(asText())), newHandle()]
    await publish(today, site, handle)
    const shared = await drawingKeys(site)
    const changed = await change(site, '#7a1f5d')
    await publish(before, changed, handle)
    expect(await drawingKeys(site)).toEqual(shared)
    for (const one of await shown(handle, [before, today]))
      expect(one).toMatchObject({ status: 200, whole: true, title: expect.stringContaining('In #7a1f5d') })
    await before.rollBack(before.now(now), { ...idOf(site), number: 1 })
    clock += 5 * minute
    for (const one of await shown(handle, [before, today]))
      expect(one).toMatchObject({ status: 200, whole: true, title: expect.not.stringContaining('In #7a1f5d') })
    await today.rollBack(today.now(now), { ...idOf(site), number: 2 })
    clock += 5 * minute
    for (const one of await shown(handle, [before, today])) expect(one).toMatchObject({ status: 200, whole: true })
    expect(await brokenInvariants(now())).toEqual([])
  })

  it('removes what today’s version published, and a rebuild finds the drawings that it leaves', async () => {
    const { before, today } = await versions()
    const [site, handle] = [await newSite(fullSite, contextOf(asText())), newHandle()]
    const { releaseId } = await publish(today, site, handle)
    const changed = await change(site, '#1f2a7a')
    await publish(before, changed, handle)
    await before.deleteDraft(before.now(now), idOf(site))
    clock += 90 * minute
    await before.reconcile(before.now(now))
    for (const one of await shown(handle, [before, today])) expect(one).toMatchObject({ status: 404 })
    expect(await keysWith(`release:${releaseId}`)).toEqual([])
    const rows = await env.DB.prepare('select count(*) as count from releases where draft_id = ?')
      .bind(site.draft.draftId)
      .first('count')
    expect(rows).toBe(0)
    expect((await drawingKeys(site)).length).toBeGreaterThan(10)
    await rebuild()
    expect(await drawingKeys(site)).toEqual([])
  })

  it('does nothing to drawings that today’s version is about to delete, and today’s version deletes what it published', async () => {
    const { before, today } = await versions()
    const [site, handle] = [await newSite(fullSite, contextOf(asText())), newHandle()]
    await publish(today, site, handle)
    const changed = await change(site, '#2a7a1f')
    await publish(before, changed, handle)
    await env.DB.prepare("update releases set state = 'removing', held_until = ? where draft_id = ? and number = 1")
      .bind(clock, site.draft.draftId)
      .run()
    await today.reconcile(today.now(now))
    expect(await drawingKeys(site)).toEqual([])
    for (const one of await shown(handle, [before, today])) expect(one).toMatchObject({ status: 200, whole: true })
    await before.reconcile(before.now(now))
    for (const one of await shown(handle, [before, today])) expect(one).toMatchObject({ status: 200, whole: true })
    await today.deleteDraft(today.now(now), idOf(site))
    clock += 90 * minute
    await today.reconcile(today.now(now))
    const left = await env.DB.prepare('select count(*) as count from releases where draft_id = ?')
      .bind(site.draft.draftId)
      .first('count')
    expect(left).toBe(0)
    expect(await brokenInvariants(now())).toEqual([])
  })
})
