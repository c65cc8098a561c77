import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findDomain } from '../../../worker/domains/records/domains.ts'
import { changeHandle, rollBack } from '../../../worker/publishing/publish.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { scheduleRelease } from '../../../worker/publishing/schedules.ts'
import { deleteDraft, unpublish } from '../../../worker/publishing/take-down.ts'
import { connectDomain, disconnectDomain, takeDomain } from '../../harness/workers/domains/connected-domain.ts'
import {
  at,
  connected,
  findAt,
  historyOf,
  hostOf,
  newName,
  online,
  onlyId,
  releasesOf,
  textAt,
} from '../../harness/workers/domains/site-with-domain.ts'
import { brokenInvariants } from '../../harness/workers/faults/invariants.ts'
import { clearSites } from '../../harness/workers/sites/clear-sites.ts'
import { addressFor, contextOf, newHandle, publish, save, siteEnv, visit } from '../../harness/workers/sites/sites.ts'

const start = Date.UTC(2030, 0, 1)
let clock = start
const ctx = contextOf(siteEnv(), () => new Date(clock))
beforeEach(() => {
  clock = start
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  expect(await brokenInvariants(new Date(clock))).toEqual([])
  await clearSites()
})

describe('a website with live domains', () => {
  it('publishes and rolls back a website at its main domain', async () => {
    const { of, site, handle, domainName } = await connected(ctx)
    const published = await publish(await save(site, 'Two'), handle, ctx)
    expect(published).toMatchObject({ handle, url: at(domainName) })
    expect([await findAt(domainName), await findAt(hostOf(handle))]).toEqual(['Two', `to ${at(domainName)}`])
    // Release 1 was made for the handle's host.
    expect(await rollBack(ctx, { ...onlyId(of), number: 1 })).toMatchObject({ url: at(domainName) })
    expect(await findAt(domainName)).toBe('One')
    expect(await textAt(domainName)).toContain(`<link rel="canonical" href="${at(domainName)}"/>`)
    expect(await rollBack(ctx, { ...onlyId(of), number: 3 })).toMatchObject({ url: at(domainName) })
    expect(await findAt(domainName)).toBe('Two')
  })

  it('publishes and reverts a scheduled release at the website’s current domain', async () => {
    const { of, site, handle, domainName } = await online(ctx)
    const saved = await save(site, 'Two')
    const order = { ...onlyId(of), handle, revision: saved.draft.revision }
    await scheduleRelease(ctx, { ...order, at: new Date(clock + 60_000), revertAt: new Date(clock + 180_000) })
    await connectDomain(ctx, of)
    clock += 60_000
    await reconcile(ctx)
    expect([await findAt(domainName), await findAt(hostOf(handle))]).toEqual(['Two', `to ${at(domainName)}`])
    await disconnectDomain(ctx, of)
    clock += 120_000
    await reconcile(ctx)
    expect([await findAt(domainName), await findAt(hostOf(handle))]).toEqual([null, 'One'])
  })

  it('keeps live and pending domains when a website changes its handle', async () => {
    const { of, site, handle, domainName } = await connected(ctx)
    const pending = { ...of, domainName: newName() }
    await takeDomain(ctx, pending)
    const [other, third] = [newHandle(), newHandle()]
    clock += 1000
    expect(await changeHandle(ctx, { ...onlyId(of), handle: other })).toMatchObject({
      handle: other,
      url: at(domainName),
    })
    expect([await findAt(hostOf(handle)), await findAt(hostOf(other)), await findAt(domainName)]).toEqual([
      `to ${at(domainName)}`,
      `to ${at(domainName)}`,
      'One',
    ])
    for (const name of [domainName, pending.domainName])
      expect(await findDomain(ctx.db, { ...site, domainName: name })).toMatchObject({
        websiteName: other,
        modifiedAt: new Date(clock),
      })
    expect((await historyOf(site)).slice(-2)).toEqual([
      ['Updated', other, 'Connected'],
      ['Updated', other, 'PendingOwnershipVerification'],
    ])
    // The page names neither handle: it is the same release.
    expect(await releasesOf(site)).toHaveLength(2)
    await publish(await save(site, 'Two'), third, ctx)
    expect([await findAt(hostOf(other)), await findAt(hostOf(third)), await findAt(domainName)]).toEqual([
      `to ${at(domainName)}`,
      `to ${at(domainName)}`,
      'Two',
    ])
    expect(await findDomain(ctx.db, { ...site, domainName })).toMatchObject({ websiteName: third, live: true })
  })

  it.each([
    ['is unpublished', unpublish],
    ['is deleted', deleteDraft],
  ] as const)('that %s shows nothing anywhere, and its domains are let go', async (_how, end) => {
    const { of, site, handle, domainName } = await connected(ctx)
    const pending = { ...of, domainName: newName() }
    await takeDomain(ctx, pending)
    const before = await findDomain(ctx.db, { ...site, domainName })
    clock += 1000
    await end(ctx, onlyId(of))
    expect([await findAt(hostOf(handle)), await findAt(domainName)]).toEqual([null, null])
    expect(await findDomain(ctx.db, { ...site, domainName })).toMatchObject({
      ...{
        websiteName: null,
        live: false,
        state: 'Connected',
        providerState: 'leaving',
        providerId: before?.providerId,
      },
      ...{ modifiedAt: new Date(clock), quietSince: before?.modifiedAt, nextCheckAt: new Date(clock) },
    })
    expect(await findDomain(ctx.db, { ...site, domainName: pending.domainName })).toMatchObject({
      ...{ websiteName: null, state: 'PendingOwnershipVerification', providerState: 'none', nextCheckAt: null },
    })
    expect((await historyOf(site)).slice(-2)).toEqual([
      ['Updated', null, 'Connected'],
      ['Updated', null, 'PendingOwnershipVerification'],
    ])
    clock += 11 * 60_000
    await reconcile(ctx)
  })

  it('lists a website under its main domain in the product’s sitemap', async () => {
    const { domainName, handle } = await connected(ctx)
    const [other] = [await online(ctx, 'Other')]
    const index = await (await visit('http://localhost:8787/sitemaps/sites-1.xml')).text()
    expect(index).toContain(`<loc>${at(domainName)}</loc>`)
    expect(index).toContain(`<loc>${addressFor(other.handle)}</loc>`)
    expect(index).not.toContain(hostOf(handle))
  })
})
