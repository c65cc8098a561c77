import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServiceContext } from '../../../worker/platform/context.ts'
import { changeHandle, rollBack } from '../../../worker/publishing/publish.ts'
import { listReleases } from '../../../worker/publishing/read-releases.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { giveUpPending } from '../../../worker/publishing/rows/releases.ts'
import { endSchedule, scheduleRelease } from '../../../worker/publishing/schedules.ts'
import { unpublish } from '../../../worker/publishing/take-down.ts'
import { faultyKv } from '../../harness/workers/faults/faulty-stores.ts'
import { brokenInvariants } from '../../harness/workers/faults/invariants.ts'
import {
  contextOf,
  idOf,
  newHandle,
  newSite,
  publish,
  save,
  siteEnv,
  titleAt,
} from '../../harness/workers/sites/sites.ts'

const minute = 60_000
const start = Date.UTC(2030, 0, 1)

describe('conflicting operations', () => {
  let clock = start
  const ctx = contextOf(siteEnv(), () => new Date(clock))
  beforeEach(() => {
    clock = start
    vi.spyOn(console, 'error').mockReturnValue()
  })

  /** A context in which another change runs right before the transaction, `times` times. */
  function overtakenBy(act: (time: number) => Promise<unknown>, times = 1): ServiceContext {
    let left = times
    const onStep: ServiceContext['onStep'] = async (label, run) => {
      if (/^(go live|set): commit$/.test(label) && left > 0) {
        left -= 1
        await act(times - left)
      }
      return run()
    }
    return { ...ctx, onStep }
  }

  /** A website online as 'Two', earlier as 'One', and saved as 'Three'. */
  async function online() {
    const [one, handle, other] = [await save(await newSite(), 'One'), newHandle(), newHandle()]
    await publish(one, handle, ctx)
    const two = await save(one, 'Two')
    await publish(two, handle, ctx)
    return { site: await save(two, 'Three'), of: idOf(two), handle, other }
  }

  const liveOf = async (of: { userId: string; draftId: string }) =>
    (await listReleases(ctx, of)).releases.find(({ live }) => live)

  describe('a conflict makes an operation start over', () => {
    it('so a rollback during a move takes effect at the new handle', async () => {
      const { of, handle, other } = await online()
      const overtaken = overtakenBy(() => changeHandle(ctx, { ...of, handle: other }))
      expect(await rollBack(overtaken, { ...of, number: 1 })).toMatchObject({ handle: other })
      expect([await titleAt(handle), await titleAt(other)]).toEqual([undefined, 'One'])
      expect(await liveOf(of)).toMatchObject({ cause: 'roll-back', restoredFrom: 1 })
      expect(await brokenInvariants(new Date(clock))).toEqual([])
    })

    it('so a move during a publish moves the new version', async () => {
      const { site, of, handle, other } = await online()
      const overtaken = overtakenBy(() => publish(site, handle, ctx))
      await changeHandle(overtaken, { ...of, handle: other })
      expect([await titleAt(handle), await titleAt(other)]).toEqual([undefined, 'Three'])
    })

    it('so a rollback or move while the website goes offline fails', async () => {
      for (const act of [rollBack, changeHandle]) {
        const { of, handle, other } = await online()
        const overtaken = overtakenBy(() => unpublish(ctx, of))
        await expect(act(overtaken, { ...of, number: 1, handle: other })).rejects.toMatchObject({
          code: 'not_published',
        })
        expect([await titleAt(handle), await titleAt(other)]).toEqual([undefined, undefined])
      }
    })

    it('so a schedule during a move goes live at the new handle', async () => {
      const { site, of, handle, other } = await online()
      await scheduleRelease(ctx, { ...of, handle, revision: site.draft.revision, at: new Date(clock + minute) })
      clock += minute
      expect(await reconcile(overtakenBy(() => changeHandle(ctx, { ...of, handle: other })))).toMatchObject({
        released: 1,
      })
      expect([await titleAt(handle), await titleAt(other)]).toEqual([undefined, 'Three'])
      expect(await brokenInvariants(new Date(clock))).toEqual([])
    })

    it('so a schedule that is canceled meanwhile does nothing', async () => {
      const { site, of, handle } = await online()
      await scheduleRelease(ctx, { ...of, handle, revision: site.draft.revision, at: new Date(clock + minute) })
      clock += minute
      const overtaken = overtakenBy(() => endSchedule(ctx, { ...of, kind: 'publish' }))
      expect(await reconcile(overtaken)).toMatchObject({ released: 0, failed: 0 })
      expect(await titleAt(handle)).toBe('Two')
    })

    it('so a return uses the release that is live by then', async () => {
      const { site, of, handle } = await online()
      const order = { ...of, handle, revision: site.draft.revision, revertAt: new Date(clock + minute) }
      await scheduleRelease(
        overtakenBy(() => rollBack(ctx, { ...of, number: 1 })),
        order,
      )
      expect(await titleAt(handle)).toBe('Three')
      expect((await listReleases(ctx, of)).schedules).toMatchObject([{ kind: 'revert', release: 1 }])
    })

    it('so a publish whose files were given up writes them again', async () => {
      const { site, of, handle } = await online()
      const pending = () =>
        env.DB.prepare("select count(*) as n from releases where draft_id = ? and state = 'pending'")
          .bind(of.draftId)
          .first('n')
      const overtaken = overtakenBy(async () => {
        expect(await pending()).toBe(1)
        clock += 11 * minute
        await reconcile(ctx)
        expect(await pending()).toBe(0)
      })
      await publish(site, handle, overtaken)
      expect(await titleAt(handle)).toBe('Three')
      expect(await brokenInvariants(new Date(clock))).toEqual([])
    })
  })

  it('a publish of an abandoned release starts over because its files may be in removal', async () => {
    const { site, of, handle } = await online()
    const states: unknown[] = []
    const overtaken = overtakenBy(async () => {
      clock += 11 * minute
      await giveUpPending(ctx.db, ctx.now())
      states.push(
        await env.DB.prepare('select state from releases where draft_id = ? and number is null')
          .bind(of.draftId)
          .first('state'),
      )
    })
    const { kv: SITES, writes } = faultyKv(env.SITES, {})
    await publish(site, handle, { ...overtaken, env: siteEnv({ SITES }) })
    expect(states).toEqual(['removing'])
    expect(writes.filter(({ key }) => key.endsWith('/robots.txt'))).toHaveLength(2)
    expect(await titleAt(handle)).toBe('Three')
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })

  it('an operation gives up after repeated conflicts, without changes', async () => {
    const { of, handle } = await online()
    const before = await env.DB.prepare('select * from websites where draft_id = ?').bind(of.draftId).first()
    const overtaken = overtakenBy((time) => rollBack(ctx, { ...of, number: time % 2 ? 1 : 2 }), 20)
    await expect(changeHandle(overtaken, { ...of, handle: newHandle() })).rejects.toThrow('live-changed')
    expect(await env.DB.prepare('select * from websites where draft_id = ?').bind(of.draftId).first()).toMatchObject({
      handle: before?.handle,
    })
    expect(await titleAt(handle)).toBe('Two')
    clock += 11 * minute
    await reconcile(ctx)
    expect(await brokenInvariants(new Date(clock))).toEqual([])
  })
})
