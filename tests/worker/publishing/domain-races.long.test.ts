import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServiceContext } from '../../../worker/platform/context.ts'
import { AppError } from '../../../worker/platform/http/errors.ts'
import { changeHandle, repoint, rollBack } from '../../../worker/publishing/publish.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { endSchedule, scheduleRelease } from '../../../worker/publishing/schedules.ts'
import { deleteDraft, unpublish } from '../../../worker/publishing/take-down.ts'
import { findDomain } from '../../../worker/websites/domains.ts'
import {
  connectDomain,
  disconnectDomain,
  forget,
  goLive,
  preferDomain,
  takeDomain,
} from '../../harness/workers/domains/connected-domain.ts'
import { faultyKv } from '../../harness/workers/faults/faulty-stores.ts'
import { brokenInvariants } from '../../harness/workers/faults/invariants.ts'
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
  visit,
} from '../../harness/workers/sites/sites.ts'

const minute = 60_000
const start = Date.UTC(2030, 0, 1)
let clock = start
const ctx = contextOf(siteEnv(), () => new Date(clock))
beforeEach(() => {
  clock = start
  vi.spyOn(console, 'error').mockReturnValue()
})

/** A context in which another change runs once, right before the transaction. */
function overtakenBy(act: () => Promise<unknown>): ServiceContext {
  let left = 1
  const onStep: ServiceContext['onStep'] = async (label, run) => {
    if (/^(go live|take down|delete): commit$/.test(label) && left > 0) {
      left -= 1
      await act()
    }
    return run()
  }
  return { ...ctx, onStep }
}

let names = 0

/** A website that was online as `One`, is online as `Two` and saved as `Three`; its domain is connected, and live on request. */
async function staged(isLive: boolean) {
  const [one, handle, other] = [await save(await newSite(), 'One'), newHandle(), newHandle()]
  const of = { ...idOf(one), domainName: `race${names++}.example` }
  await publish(one, handle, ctx)
  const two = await save(one, 'Two')
  await publish(two, handle, ctx)
  await takeDomain(ctx, of)
  if (isLive) await goLive(ctx, of)
  return { site: await save(two, 'Three'), of, handle, other }
}

/** The page at a hostname, with its canonical hostname. */
async function findAt(hostname: string): Promise<string | undefined> {
  const response = await visit(`http://${hostname}:8787/`)
  if (response.status === 308) return `to ${new URL(response.headers.get('location') ?? '').hostname}`
  if (response.status === 404) return undefined
  const html = await response.text()
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
  return `${/<title>(.*?)<\/title>/.exec(html)?.[1]} at ${new URL(canonical).hostname}`
}

const expectWhole = async () => expect(await brokenInvariants(new Date(clock))).toEqual([])

describe('connecting or disconnecting a domain during another change', () => {
  type Act = (of: ServiceContext, at: Awaited<ReturnType<typeof staged>>) => Promise<unknown>
  const acts: Record<string, [act: Act, title: string, moves?: true]> = {
    publish: [(on, { site, handle }) => publish(site, handle, on), 'Three'],
    'roll back': [(on, { of }) => rollBack(on, { ...of, number: 1 }), 'One'],
    'change the handle': [(on, { of, other }) => changeHandle(on, { ...of, handle: other }), 'Two', true],
    'publish elsewhere': [(on, { site, other }) => publish(site, other, on), 'Three', true],
    'let the host stay': [(on, { of }) => repoint(on, { ...idOnly(of), handleRedirects: true }), 'Two'],
  }

  it.each(Object.keys(acts))('ends consistently when connecting meets “%s”', async (name) => {
    for (const isFirst of [true, false]) {
      const made = await staged(false)
      const [act, title, moves] = acts[name] ?? []
      const connect = (on: ServiceContext) => goLive(on, made.of)
      const other = (on: ServiceContext) => Promise.resolve(act?.(on, made))
      if (isFirst) await connect(overtakenBy(() => other(ctx)))
      else await other(overtakenBy(() => connect(ctx)))
      const { domainName } = made.of
      expect(await findAt(domainName)).toBe(`${title} at ${domainName}`)
      expect(await findAt(`${moves ? made.other : made.handle}.localhost`)).toBe(`to ${domainName}`)
      expect(await findAt(`${moves ? made.handle : made.other}.localhost`)).toBe(moves && `to ${domainName}`)
    }
    await expectWhole()
  })

  it.each(Object.keys(acts))('ends consistently when disconnecting meets “%s”', async (name) => {
    for (const isFirst of [true, false]) {
      const made = await staged(true)
      const [act, title, moves] = acts[name] ?? []
      const disconnect = (on: ServiceContext) => disconnectDomain(on, made.of)
      const other = (on: ServiceContext) => Promise.resolve(act?.(on, made))
      if (isFirst) await disconnect(overtakenBy(() => other(ctx)))
      else await other(overtakenBy(() => disconnect(ctx)))
      const host = `${moves ? made.other : made.handle}.localhost`
      expect(await findAt(host)).toBe(`${title} at ${host}`)
      expect(await findAt(made.of.domainName)).toBeUndefined()
    }
    await expectWhole()
  })

  it.each([
    ['unpublish', unpublish],
    ['delete', deleteDraft],
  ] as const)('leaves nothing online when connecting meets “%s”', async (_name, end) => {
    const { of, handle } = await staged(false)
    const code = end === deleteDraft ? 'not_found' : 'not_published'
    await expect(
      goLive(
        overtakenBy(() => end(ctx, idOnly(of))),
        of,
      ),
    ).rejects.toMatchObject({ code })
    const later = await staged(false)
    await end(
      overtakenBy(() => goLive(ctx, later.of)),
      idOnly(later.of),
    )
    for (const one of [{ of, handle }, later]) {
      expect([await findAt(one.of.domainName), await titleAt(one.handle)]).toEqual([undefined, undefined])
      expect(await findDomain(ctx.db, one.of)).toMatchObject({ websiteName: null, live: false })
    }
    clock += 11 * minute
    await reconcile(ctx)
    await expectWhole()
  })

  it('puts the scheduled release online at the domain when connecting meets a schedule', async () => {
    const { site, of, handle } = await staged(false)
    await scheduleRelease(ctx, { ...idOnly(of), handle, revision: site.draft.revision, at: new Date(clock + minute) })
    clock += minute
    expect(await reconcile(overtakenBy(() => goLive(ctx, of)))).toMatchObject({ released: 1 })
    expect(await findAt(of.domainName)).toBe(`Three at ${of.domainName}`)
    await expectWhole()
  })

  it('redirects one domain to the other when two connect in parallel', async () => {
    const { of, handle } = await staged(false)
    const www = { ...of, domainName: `www.${of.domainName}` }
    clock += 1000
    await takeDomain(ctx, www)
    await Promise.all([goLive(ctx, www), goLive(ctx, of)])
    expect(await findAt(of.domainName)).toBe(`Two at ${of.domainName}`)
    for (const host of [www.domainName, `${handle}.localhost`]) expect(await findAt(host)).toBe(`to ${of.domainName}`)
    await expectWhole()
  })
})

/** Random numbers, repeatable by seed. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

type Stormy = { site: Site; handles: string[]; domains: string[] }

async function stormySite(shared: string): Promise<Stormy> {
  const handles = [newHandle(), newHandle()]
  let site = await newSite()
  for (const name of ['One', 'Two', 'Three']) {
    site = await save(site, name)
    await publish(site, handles[0] ?? '', ctx)
  }
  return { site, handles, domains: [`storm${names++}.example`, `storm${names++}.example`, shared] }
}

function actOn({ site, handles, domains }: Stormy, roll: (sides: number) => number) {
  const handle = handles[roll(handles.length)] ?? ''
  const of = { ...idOf(site), domainName: domains[roll(domains.length)] ?? '' }
  const [soon, later] = [new Date(clock + minute), new Date(clock + 2 * minute)]
  const order = { ...idOnly(of), handle, revision: site.draft.revision }
  const connect = (on: ServiceContext) => connectDomain(on, of)
  const disconnect = (on: ServiceContext) => disconnectDomain(on, of)
  const acts = [
    ...[connect, connect, connect, disconnect, disconnect],
    (on: ServiceContext) => preferDomain(on, of),
    (on: ServiceContext) => forget(on, of),
    (on: ServiceContext) => repoint(on, { ...idOnly(of), handleRedirects: roll(2) === 1 }),
    (on: ServiceContext) => publish(site, handle, on),
    (on: ServiceContext) => rollBack(on, { ...idOnly(of), number: 1 + roll(3) }),
    (on: ServiceContext) => changeHandle(on, { ...idOnly(of), handle }),
    (on: ServiceContext) => unpublish(on, idOnly(of)),
    (on: ServiceContext) => scheduleRelease(on, { ...order, at: soon }),
    (on: ServiceContext) => scheduleRelease(on, { ...order, revertAt: later }),
    (on: ServiceContext) => endSchedule(on, { ...idOnly(of), kind: 'publish' }),
    (on: ServiceContext) => reconcile(on),
  ]
  return acts[roll(acts.length)] ?? connect
}

describe('a storm of changes', () => {
  it.each([1, 2, 3, 4])(
    'doesn’t damage websites that want the same domain (storm %s)',
    { timeout: 120_000 },
    async (seed) => {
      const [roll, shared] = [dice(seed), `shared${names++}.example`]
      const sites = [await stormySite(shared), await stormySite(shared), await stormySite(shared)]
      const isFailing = seed % 2 === 0
      const fault = () => (isFailing && roll(4) === 0 ? 'before' : undefined)
      const { kv } = faultyKv(siteEnv().SITES, { fault })
      const on = contextOf(siteEnv({ SITES: kv }), () => new Date(clock))
      let done = 0
      for (let wave = 0; wave < 5; wave += 1) {
        clock += 1000
        const acts = sites.flatMap((site) => Array.from({ length: 4 }, () => actOn(site, roll)))
        for (const end of await Promise.allSettled(acts.map((act) => act(on)))) {
          if (end.status === 'fulfilled') done += 1
          else if (!isFailing) mustBeTold(end.reason)
        }
      }
      expect(done).toBeGreaterThan(10)
      const [first] = sites as [Stormy, ...Stormy[]]
      const last = Array.from({ length: 8 }, () => actOn(first, roll)(ctx))
      await Promise.allSettled([...last, deleteDraft(ctx, idOf(first.site))])
      for (const minutes of [0, 1, 5, 15]) {
        clock += minutes * minute
        await reconcile(ctx)
      }
      await expectWhole()
      for (const table of ['draft_websites', 'websites', 'releases', 'scheduled_releases', 'sitemaps']) {
        const count = ctx.env.DB.prepare(`select count(*) as n from ${table} where user_id = ?`)
        expect([table, await count.bind(first.site.userId).first('n')]).toEqual([table, 0])
      }
    },
  )
})

/** Throws unless the error code is one that users may see. */
function mustBeTold(reason: unknown): void {
  const codes = ['not_published', 'handle_in_use', 'invalid_request', 'not_found']
  if (!(reason instanceof AppError && codes.includes(reason.code))) throw reason
}

const idOnly = ({ userId, draftId }: { userId: string; draftId: string }) => ({ userId, draftId })
