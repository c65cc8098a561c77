import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { createDraft, saveDraft } from '../../../worker/drafts/drafts.ts'
import { manifestKey } from '../../../worker/platform/store/release.ts'
import { rollBack } from '../../../worker/publishing/publish.ts'
import { getLiveRelease, listReleases } from '../../../worker/publishing/read-releases.ts'
import { restoreRelease } from '../../../worker/publishing/rebuild/restore-release.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { scheduleRelease } from '../../../worker/publishing/schedules.ts'
import { unpublish } from '../../../worker/publishing/take-down.ts'
import { brokenInvariants } from '../../harness/workers/faults/invariants.ts'
import { type Fault, faults, interruptAt, recordSteps } from '../../harness/workers/interruptions/interrupt.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import {
  addressFor,
  contextOf,
  draftRow,
  idOf,
  newHandle,
  newOwner,
  publish,
  type Site,
  save,
  siteEnv,
  titleAt,
  visit,
} from '../../harness/workers/sites/sites.ts'

const hour = 3_600_000
const day = 24 * hour
let clock = 0
const ctx = contextOf(siteEnv(), () => new Date(clock))
beforeEach(async () => {
  clock = Date.UTC(2030, 11, 20, 12)
  vi.spyOn(console, 'error').mockReturnValue()
  await env.DB.prepare('delete from scheduled_releases').run()
})

const text = 'Closed for Christmas'
const announced = (firstDay: string, lastDay: string): WebsiteSettings => {
  const document = smallDocument()
  const announcement = { ...document.settings.announcement, enabled: true, text, firstDay, lastDay }
  const settings = { ...document.settings, announcement, timeZone: 'America/New_York' }
  return websiteSettings.parse({ ...document, settings })
}

/** A website with an announcement for some days in New York, where midnight is 5:00 UTC in December. */
async function online(firstDay = '2030-12-24', lastDay = '2030-12-26'): Promise<{ site: Site; handle: string }> {
  const userId = await newOwner()
  const site = { userId, draft: await createDraft(ctx, { userId, websiteSettings: announced(firstDay, lastDay) }) }
  const handle = newHandle()
  await publish(site, handle, ctx)
  return { site, handle }
}
const begins = Date.UTC(2030, 11, 24, 5)
const ends = Date.UTC(2030, 11, 27, 5)
const cronAt = (time: number) => {
  clock = time
  return reconcile(ctx)
}
const isAnnounced = async (handle: string) => (await (await visit(addressFor(handle))).text()).includes(text)
const list = (site: Site) => listReleases(ctx, idOf(site))
const dueOf = async ({ draft }: Site) => {
  const statement = env.DB.prepare("select at from scheduled_releases where draft_id = ? and kind = 'dates'")
  return (await statement.bind(draft.draftId).first<number>('at')) ?? undefined
}

describe('a page that changes with the date', () => {
  it('shows an announcement on its days in its time zone, without another publish', async () => {
    const { site, handle } = await online()
    expect(await isAnnounced(handle)).toBe(false)
    expect(await cronAt(begins - 1)).toMatchObject({ released: 0 })
    expect(await isAnnounced(handle)).toBe(false)
    expect(await cronAt(begins)).toMatchObject({ released: 1, failed: 0 })
    expect(await isAnnounced(handle)).toBe(true)
    expect(await cronAt(ends - 1)).toMatchObject({ released: 0 })
    expect(await cronAt(ends)).toMatchObject({ released: 1, failed: 0 })
    expect(await isAnnounced(handle)).toBe(false)
    expect(await dueOf(site)).toBeUndefined()
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('catches up after the cron pauses', async () => {
    const { site, handle } = await online()
    expect(await cronAt(ends + day)).toMatchObject({ released: 1 })
    expect(await isAnnounced(handle)).toBe(false)
    expect(await dueOf(site)).toBeUndefined()
  })

  it('remains a single live version in the owner’s list', async () => {
    const { site } = await online()
    const published = await draftRow(site)
    await cronAt(begins)
    const { releases, schedules } = await list(site)
    expect(releases).toMatchObject([{ number: 1, live: true, cause: 'publish' }])
    expect(schedules).toEqual([])
    expect(await getLiveRelease(ctx, idOf(site))).toMatchObject({ number: 1 })
    expect(await draftRow(site)).toEqual(published)
    await cronAt(ends)
    expect((await list(site)).releases).toMatchObject([{ number: 1, live: true }])
  })

  it('renders the live version, not the saved version', async () => {
    const { site, handle } = await online()
    await save(site, 'Unpublished')
    await cronAt(begins)
    expect(await isAnnounced(handle)).toBe(true)
    expect(await titleAt(handle)).not.toBe('Unpublished')
  })

  it('follows the dates of the last publish, even if its page looked the same', async () => {
    const { site, handle } = await online('2030-12-20', '2030-12-28')
    expect(await isAnnounced(handle)).toBe(true)
    const { draftId, revision } = site.draft
    const shorter = { ...announced('2030-12-20', '2030-12-22'), id: site.draft.websiteSettings.id }
    const draft = await saveDraft(ctx, { userId: site.userId, draftId, revision, websiteSettings: shorter })
    await publish({ ...site, draft }, handle, ctx)
    await cronAt(Date.UTC(2030, 11, 23, 5))
    expect(await isAnnounced(handle)).toBe(false)
    expect(await dueOf(site)).toBeUndefined()
  })

  it('doesn’t change the owner’s schedule, which also follows the dates', async () => {
    const { site, handle } = await online()
    const later = await save(site, 'Later')
    const at = new Date(begins + hour)
    const order = { userId: site.userId, draftId: site.draft.draftId, revision: later.draft.revision, handle }
    await scheduleRelease(ctx, { ...order, at, revertAt: new Date(begins + day) })
    const { schedules } = await list(site)
    await cronAt(begins)
    expect((await list(site)).schedules).toEqual(schedules)
    await cronAt(at.getTime())
    expect(await titleAt(handle)).toBe('Later')
    expect(await isAnnounced(handle)).toBe(true)
    expect((await list(site)).releases).toMatchObject([
      { number: 2, live: true },
      { number: 1, live: false },
    ])
    await cronAt(begins + day)
    expect(await titleAt(handle)).not.toBe('Later')
    expect(await isAnnounced(handle)).toBe(true)
    expect((await list(site)).releases).toMatchObject([{ live: false }, { number: 1, live: true }])
    await cronAt(ends)
    expect(await isAnnounced(handle)).toBe(false)
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('omits an expired announcement when rolled back', async () => {
    const { site, handle } = await online('', '2030-12-20')
    expect(await isAnnounced(handle)).toBe(true)
    await publish(await save(site, 'Second'), handle, ctx)
    clock = ends
    await rollBack(ctx, { ...idOf(site), number: 1 })
    expect(await isAnnounced(handle)).toBe(false)
    const { releases } = await list(site)
    expect(releases.filter(({ live }) => live)).toMatchObject([{ number: 1 }])
  })

  it('stops changing when the website goes offline', async () => {
    const { site } = await online()
    await unpublish(ctx, idOf(site))
    expect(await dueOf(site)).toBeUndefined()
    expect(await cronAt(begins)).toMatchObject({ released: 0, failed: 0 })
  })

  it('waits an hour after five failures, without delaying other pages', async () => {
    const [broken, whole] = [await online(), await online()]
    const breakIt = "update releases set document = 'broken' where draft_id = ?"
    await env.DB.prepare(breakIt).bind(broken.site.draft.draftId).run()
    for (let run = 0; run < 5; run += 1) await cronAt(begins + run * 60_000)
    expect(await isAnnounced(whole.handle)).toBe(true)
    expect(await dueOf(broken.site)).toBe(begins + 4 * 60_000 + hour)
    const repair = 'update releases set document = ? where draft_id = ?'
    await env.DB.prepare(repair)
      .bind(JSON.stringify(broken.site.draft.websiteSettings), broken.site.draft.draftId)
      .run()
    await cronAt(begins + 2 * hour)
    expect(await isAnnounced(broken.handle)).toBe(true)
  })

  it('makes each release once when cron runs overlap', async () => {
    const { site } = await online()
    clock = begins
    const runs = await Promise.all(Array.from({ length: 6 }, () => reconcile(ctx)))
    expect(runs.reduce((sum, { released }) => sum + released, 0)).toBe(1)
    expect((await list(site)).releases).toMatchObject([{ number: 1, live: true }])
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('restores the page as of the day it was published', async () => {
    const { site, handle } = await online()
    await cronAt(begins)
    const sql = 'select release_id from websites where draft_id = ?'
    const releaseId = await env.DB.prepare(sql).bind(site.draft.draftId).first<string>('release_id')
    const files = async () => {
      const { keys } = await env.SITES.list({ prefix: manifestKey(releaseId ?? '') })
      return Promise.all(keys.map(async ({ name }) => [name, await env.SITES.get(name, 'text')]))
    }
    const before = await files()
    await Promise.all(before.map(([name]) => env.SITES.delete(name ?? '')))
    clock = ends + 30 * day
    await restoreRelease(ctx, releaseId ?? '')
    expect(await files()).toEqual(before)
    expect(await isAnnounced(handle)).toBe(true)
  })

  // Each step meets one kind of fault in turn, because only the place where a run ends matters.
  it('recovers in the next cron when any step throws or hangs', async () => {
    const trial = await online()
    const { points, onStep } = recordSteps()
    clock = begins
    await reconcile({ ...ctx, onStep })
    expect(await isAnnounced(trial.handle)).toBe(true)
    const own = points.filter(({ label }) => /^(run a schedule|go live on schedule|go live|store): /.test(label))
    expect(own.length).toBeGreaterThan(8)
    for (const [nth, point] of own.entries()) {
      const fault = faults[nth % faults.length] as Fault
      clock = begins - day
      const { handle, site } = await online()
      clock = begins
      const { reached, onStep: onStepOfRun } = interruptAt(point, fault)
      const run = reconcile({ ...ctx, onStep: onStepOfRun })
      await Promise.race([run, reached])
      await cronAt(begins + hour)
      const where = `${point.label}, which ${fault}`
      expect(await isAnnounced(handle), where).toBe(true)
      expect((await list(site)).releases, where).toMatchObject([{ number: 1, live: true }])
    }
  }, 60_000)

  it('stores no more releases than its owner made', async () => {
    const { site } = await online()
    await cronAt(begins)
    await cronAt(ends)
    await publish(await save(site, 'Second'), 'second-handle-of-dates', ctx)
    await cronAt(clock + hour)
    const kept = env.DB.prepare("select cause from releases where draft_id = ? and state = 'stored' order by number")
    const { results } = await kept.bind(site.draft.draftId).all<{ cause: string }>()
    expect(results.filter(({ cause }) => cause === 'dates').length).toBeLessThanOrEqual(1)
  })
})
