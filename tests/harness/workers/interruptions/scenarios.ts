import type { ServiceContext } from '../../../../worker/platform/context.ts'
import { manifestKey } from '../../../../worker/platform/store/release.ts'
import { changeHandle, repoint, rollBack } from '../../../../worker/publishing/publish.ts'
import { reconcile } from '../../../../worker/publishing/reconcile.ts'
import { endSchedule, scheduleRelease } from '../../../../worker/publishing/schedules.ts'
import { deleteDraft, unpublish } from '../../../../worker/publishing/take-down.ts'
import { connectDomain, disconnectDomain, goLive, takeDomain } from '../domains/connected-domain.ts'
import { interruptAt } from './interrupt.ts'
import { approveHeld, publishSite, type StagedSite, stageDraft, stageHeld, stageSite } from './staged-site.ts'

/** The page title, redirect target or null at each of a website's addresses. */
export type View = { handle: string | null; other: string | null; domain: string | null }

/** Whether at least one of its addresses shows the page. */
export const isReachable = (view: View): boolean =>
  Object.values(view).some((found) => found !== null && !found.startsWith('to '))

/** An operation that changes pages that visitors see. */
export type Scenario = {
  name: string
  prepare: (ctx: ServiceContext, name: string) => Promise<StagedSite>
  run: (ctx: ServiceContext, site: StagedSite) => Promise<unknown>
  /** Milliseconds until the cron runs the operation. It then always takes effect. */
  cronAfter?: number
  before: (site: StagedSite) => View
  after: (site: StagedSite) => View
}

const nowhere = { handle: null, other: null, domain: null }
const first = ({ first: title }: StagedSite) => ({ ...nowhere, handle: title })
const toDomain = ({ domainName }: StagedSite) => `to ${domainName}`
const atDomain = (site: StagedSite) => ({ ...nowhere, handle: toDomain(site), domain: site.first })

async function stageConnected(ctx: ServiceContext, name: string): Promise<StagedSite> {
  const site = await stageSite(ctx, name)
  await connectDomain(ctx, site)
  return site
}

/** Operations on a website that has or gets a domain. */
const domainScenarios: readonly Scenario[] = [
  {
    name: 'repoint: connect a domain',
    prepare: async (ctx, name) => {
      const site = await stageSite(ctx, name)
      await takeDomain(ctx, site)
      return site
    },
    run: (ctx, site) => goLive(ctx, site),
    before: first,
    after: atDomain,
  },
  {
    name: 'repoint: disconnect a domain',
    prepare: stageConnected,
    run: (ctx, site) => disconnectDomain(ctx, site),
    before: atDomain,
    after: first,
  },
  {
    name: 'repoint: let the handle’s host stay',
    prepare: stageConnected,
    run: (ctx, { userId, draftId }) => repoint(ctx, { userId, draftId, handleRedirects: false }),
    before: atDomain,
    after: ({ first: title }) => ({ ...nowhere, handle: title, domain: title }),
  },
  {
    name: 'publish at a domain',
    prepare: stageConnected,
    run: publishSite,
    before: atDomain,
    after: (site) => ({ ...nowhere, handle: toDomain(site), domain: site.second }),
  },
  {
    name: 'change the address behind a domain',
    prepare: stageConnected,
    run: (ctx, { userId, draftId, other }) => changeHandle(ctx, { userId, draftId, handle: other }),
    before: atDomain,
    after: (site) => ({ ...atDomain(site), other: toDomain(site) }),
  },
  {
    name: 'unpublish a website with a domain',
    prepare: stageConnected,
    run: (ctx, { userId, draftId }) => unpublish(ctx, { userId, draftId }),
    before: atDomain,
    after: () => nowhere,
  },
  {
    name: 'delete a website with a domain',
    prepare: stageConnected,
    run: (ctx, { userId, draftId }) => deleteDraft(ctx, { userId, draftId }),
    before: atDomain,
    after: () => nowhere,
  },
]

const minute = 60_000
/** In minutes; longer than any of these operations. */
const aMonth = 30 * 24 * 60

const nothing = () => nowhere

const second = ({ second: title }: StagedSite) => ({ ...nowhere, handle: title })
const movedTo = ({ other }: StagedSite) => ({ ...nowhere, handle: `to ${other}.localhost` })
const moved = (site: StagedSite) => ({ ...movedTo(site), other: site.first })
const movedSecond = (site: StagedSite) => ({ ...movedTo(site), other: site.second })

/** Operations on an online website by a person or the cron. */
export const scenarios: readonly Scenario[] = [
  ...domainScenarios,
  { name: 'publish for the first time', prepare: stageDraft, run: publishSite, before: nothing, after: first },
  { name: 'publish what was held for review', prepare: stageHeld, run: approveHeld, before: nothing, after: first },
  { name: 'publish again', prepare: stageSite, run: publishSite, before: first, after: second },
  {
    name: 'publish what is online already',
    prepare: async (ctx, name) => {
      const site = await stageDraft(ctx, name)
      await publishSite(ctx, site)
      return site
    },
    run: publishSite,
    before: first,
    after: first,
  },
  {
    name: 'publish under another address',
    prepare: stageSite,
    run: (ctx, site) => publishSite(ctx, { ...site, handle: site.other }),
    before: first,
    after: movedSecond,
  },
  {
    name: 'change the address',
    prepare: stageSite,
    run: (ctx, { userId, draftId, other }) => changeHandle(ctx, { userId, draftId, handle: other }),
    before: first,
    after: moved,
  },
  {
    name: 'roll back',
    prepare: async (ctx, name) => {
      const site = await stageSite(ctx, name)
      await publishSite(ctx, site)
      return site
    },
    run: (ctx, { userId, draftId }) => rollBack(ctx, { userId, draftId, number: 1 }),
    before: second,
    after: first,
  },
  {
    name: 'roll back to what was made for another address',
    prepare: async (ctx, name) => {
      const site = await stageSite(ctx, name)
      await publishSite(ctx, { ...site, handle: site.other })
      return site
    },
    run: (ctx, { userId, draftId }) => rollBack(ctx, { userId, draftId, number: 1 }),
    before: movedSecond,
    after: moved,
  },
  {
    name: 'unpublish',
    prepare: stageSite,
    run: (ctx, { userId, draftId }) => unpublish(ctx, { userId, draftId }),
    before: first,
    after: nothing,
  },
  {
    name: 'delete',
    prepare: stageSite,
    run: (ctx, { userId, draftId }) => deleteDraft(ctx, { userId, draftId }),
    before: first,
    after: nothing,
  },
  {
    name: 'set a time',
    prepare: stageSite,
    run: (ctx, site) => scheduleRelease(ctx, { ...site, at: inMinutes(ctx, aMonth) }),
    before: first,
    after: first,
  },
  {
    name: 'publish now and set a time to go back',
    prepare: stageSite,
    run: (ctx, site) => scheduleRelease(ctx, { ...site, revertAt: inMinutes(ctx, aMonth) }),
    before: first,
    after: second,
  },
  {
    name: 'end what was set for a time',
    prepare: async (ctx, name) => {
      const site = await stageSite(ctx, name)
      await scheduleRelease(ctx, { ...site, at: inMinutes(ctx, aMonth) })
      return site
    },
    run: (ctx, { userId, draftId }) => endSchedule(ctx, { userId, draftId, kind: 'publish' }),
    before: first,
    after: first,
  },
  {
    name: 'go live at a set time',
    prepare: async (ctx, name) => {
      const site = await stageSite(ctx, name)
      await scheduleRelease(ctx, { ...site, at: inMinutes(ctx, 5) })
      return site
    },
    run: reconcile,
    cronAfter: 6 * minute,
    before: first,
    after: second,
  },
  {
    name: 'go live for the first time at a set time',
    prepare: async (ctx, name) => {
      const site = await stageDraft(ctx, name)
      await scheduleRelease(ctx, { ...site, at: inMinutes(ctx, 5) })
      return site
    },
    run: reconcile,
    cronAfter: 6 * minute,
    before: nothing,
    after: first,
  },
  {
    name: 'go back at a set time',
    prepare: async (ctx, name) => {
      const site = await stageSite(ctx, name)
      await scheduleRelease(ctx, { ...site, revertAt: inMinutes(ctx, 5) })
      return site
    },
    run: reconcile,
    cronAfter: 6 * minute,
    before: second,
    after: first,
  },
  {
    name: 'go back at a set time, after a move',
    prepare: async (ctx, name) => {
      const site = await stageSite(ctx, name)
      await scheduleRelease(ctx, { ...site, revertAt: inMinutes(ctx, 5) })
      await changeHandle(ctx, { userId: site.userId, draftId: site.draftId, handle: site.other })
      return site
    },
    run: reconcile,
    cronAfter: 6 * minute,
    before: movedSecond,
    after: moved,
  },
  {
    name: 'publish what was begun before and never ended',
    prepare: async (ctx, name) => {
      const site = await stageSite(ctx, name)
      await endsAt('go live: commit', (broken) => publishSite(broken, site), ctx)
      return site
    },
    run: publishSite,
    before: first,
    after: second,
  },
  {
    name: 'remove what was begun and never ended',
    prepare: async (ctx, name) => {
      const site = await stageSite(ctx, name)
      await endsAt('go live: commit', (broken) => publishSite(broken, site), ctx)
      return site
    },
    run: reconcile,
    cronAfter: 11 * minute,
    before: first,
    after: first,
  },
  {
    name: 'remove the files of what was deleted',
    prepare: async (ctx, name) => {
      const site = await stageSite(ctx, name)
      const { userId, draftId } = site
      await endsAt('delete: remove the files', (broken) => deleteDraft(broken, { userId, draftId }), ctx)
      return site
    },
    run: reconcile,
    cronAfter: minute,
    before: nothing,
    after: nothing,
  },
  {
    name: 'write a host that waits',
    prepare: stageWaiting,
    run: reconcile,
    cronAfter: minute,
    before: first,
    after: second,
  },
  {
    name: 'write a host whose page the store has lost',
    prepare: async (ctx, name) => {
      const site = await stageWaiting(ctx, name)
      const { results } = await ctx.env.DB.prepare('select id from releases where draft_id = ? and number = 2')
        .bind(site.draftId)
        .all<{ id: string }>()
      const { keys } = await ctx.env.SITES.list({ prefix: manifestKey(results[0]?.id ?? '') })
      await Promise.all(keys.map((key) => ctx.env.SITES.delete(key.name)))
      return site
    },
    run: reconcile,
    cronAfter: minute,
    before: first,
    after: second,
  },
]

/** A website whose second page is published but not yet shown. */
async function stageWaiting(ctx: ServiceContext, name: string): Promise<StagedSite> {
  const site = await stageSite(ctx, name)
  await endsAt('go live: write the hosts', (broken) => publishSite(broken, site), ctx)
  return site
}

/** Runs an operation that fails at a step, and continues. Hangs if the step doesn't exist. */
async function endsAt(label: string, run: (ctx: ServiceContext) => Promise<unknown>, ctx: ServiceContext) {
  const { onStep, reached } = interruptAt({ label, occurrence: 0 }, 'throws before')
  await run({ ...ctx, onStep }).catch(() => undefined)
  await reached
}

const inMinutes = (ctx: ServiceContext, minutes: number) => new Date(ctx.now().getTime() + minutes * minute)
