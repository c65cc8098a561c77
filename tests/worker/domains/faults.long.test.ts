import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteDomain, disconnectDomain } from '../../../worker/domains/disconnect.ts'
import { settleDomain } from '../../../worker/domains/settle.ts'
import { unpublish } from '../../../worker/publishing/take-down.ts'
import type { Fault } from '../../harness/peers/fault.ts'
import {
  at,
  type DomainWorld,
  hour,
  minute,
  newDomainWorld,
  newName,
  newOwnerOnline,
  type Owner,
  refusal,
  second,
} from '../../harness/workers/domains/domain-world.ts'

let world: DomainWorld
let ada: Owner
let name: string
beforeEach(async () => {
  ;[world, ada, name] = [await newDomainWorld(), await newOwnerOnline(), newName()]
})
const named = () => ({ ...ada, domainName: name })

const ways: Fault['how'][] = ['500', '429', 'garbage', 'html', 'cut', 'huge', 'redirect', 'shape', 'wrong-id']

describe('A provider that fails', () => {
  it.each(ways)('in the way "%s" changes no state, and is asked again', async (how) => {
    await world.prove(name, ada)
    await world.lead(name)
    await world.connect(ada, name)
    await world.change({ faults: [{ how }] })
    await world.pass(second)
    await world.expectState(ada, name, 'PendingOwnershipVerification')
    expect(await world.row(ada, name)).toMatchObject({ providerState: 'wanted', providerId: null, attempts: 1 })
    await world.change({ faults: [] })
    await world.pass(2 * minute)
    await world.walk(name, at.active)
    await world.pass(2 * minute)
    await world.expectState(ada, name, 'Connected')
    const { hostnames } = await world.hostnames.look()
    expect(
      hostnames.filter(({ hostname }) => hostname === name),
      'taken once',
    ).toHaveLength(1)
  })

  it('fails a domain that the provider refuses and emails its owner', async () => {
    await world.change({ refuses: name })
    await world.prove(name, ada)
    await world.lead(name)
    await world.connect(ada, name)
    await world.cron()
    await world.expectState(ada, name, 'Failed', 'CertificateActivationFailed')
    await world.pass(minute)
    expect(await world.row(ada, name)).toMatchObject({ providerState: 'none', nextCheckAt: null })
  })

  it('retries a domain while the provider has no room', async () => {
    await world.change({ quota: 0 })
    await world.taken(ada, name).catch(() => undefined)
    expect(await world.row(ada, name)).toMatchObject({ state: 'PendingOwnershipVerification', attempts: 1 })
    await world.change({ quota: 1 })
    await world.pass(2 * minute)
    await world.walk(name, at.active)
    await world.pass(2 * minute)
    await world.expectState(ada, name, 'Connected')
  })

  it('asks a failing provider less and less often', async () => {
    await world.taken(ada, name)
    await world.change({ faults: [{ how: '500' }] })
    const before = (await world.hostnames.counts()).read ?? 0
    for (let minutes = 0; minutes < 130; minutes += 1) await world.pass(minute)
    // In the minutes 1, 2, 4, 8, 16, 32, 64 and 124.
    expect(((await world.hostnames.counts()).read ?? 0) - before).toBe(8)
    for (let looks = 0; looks < 3; looks += 1) {
      world.wait(4 * second)
      await world.check(ada, name)
    }
    expect((await world.row(ada, name)).attempts, 'frequent checks by the owner do not lengthen the wait').toBe(8)
  })

  it('keeps a domain as it is on an unknown response of the provider', async () => {
    await world.connected(ada, name)
    await world.walk(name, { status: 'brand_new', ssl: 'as_never_before' })
    await world.pass(25 * hour)
    expect(await world.row(ada, name)).toMatchObject({ state: 'Connected', live: true })
  })
})

describe('At the same time', () => {
  it('settles each domain once when crons overlap', async () => {
    const names = Array.from({ length: 6 }, () => newName())
    for (const one of names) {
      await world.prove(one, ada)
      await world.lead(one)
      await world.connect(ada, one)
    }
    const all = () => Promise.all(Array.from({ length: 4 }, world.cron))
    await all()
    expect((await world.hostnames.counts()).create).toBe(names.length)
    for (const one of names) await world.walk(one, at.active)
    world.wait(minute)
    await all()
    await all()
    for (const one of names) {
      await world.expectState(ada, one, 'Connected')
      const of = `of ${ada.handle}`
      expect(await world.history(one)).toEqual([
        `Created PendingOwnershipVerification ${of}`,
        `Updated Connected ${of}`,
      ])
    }
    const before = await env.DB.prepare('select * from website_domains order by id').all()
    await all()
    expect((await env.DB.prepare('select * from website_domains order by id').all()).results).toEqual(before.results)
  })

  it.each([
    ['disconnected', (world_: DomainWorld, of: Owner & { domainName: string }) => disconnectDomain(world_.ctx, of)],
    ['deleted', (world_: DomainWorld, of: Owner & { domainName: string }) => deleteDomain(world_.ctx, of)],
    ['taken offline with its website', (world_: DomainWorld, of: Owner) => unpublish(world_.ctx, of)],
  ])('what is %s while the provider takes it never stays there', async (_word, act) => {
    await world.prove(name, ada)
    await world.connect(ada, name)
    const { id } = await world.row(ada, name)
    await world.change({ faults: [{ to: 'create', how: 'slow', delay: 1500 }] })
    const settled = settleDomain(world.ctx, id)
    await expect.poll(async () => (await world.row(ada, name)).providerState).toBe('wanted')
    await act(world, named())
    await settled
    await world.pass(minute)
    expect(await world.hostnames.find(name)).toBeUndefined()
    expect((await world.hostnames.counts()).create, 'it had been there').toBe(1)
  })

  it('no domain is removed while its creation may still succeed', async () => {
    await world.prove(name, ada)
    await world.connect(ada, name)
    await world.change({ faults: [{ to: 'create', how: 'cut', times: 1 }] })
    await world.pass(second)
    const { leasedUntil } = await world.row(ada, name)
    expect(leasedUntil?.getTime()).toBeGreaterThan(world.now().getTime() + 30 * second)
    await unpublish(world.ctx, ada)
    await world.pass(second)
    expect(await world.hostnames.find(name), 'it was created, although the response was lost').toBeDefined()
    await world.pass(2 * minute)
    expect(await world.hostnames.find(name)).toBeUndefined()
    expect(await world.row(ada, name)).toMatchObject({ providerState: 'none', nextCheckAt: null })
  })

  it('connecting again during the removal creates the domain again', async () => {
    await world.connected(ada, name)
    await world.change({ faults: [{ to: 'remove', how: '500' }] })
    expect(await refusal(disconnectDomain(world.ctx, named()))).toMatchObject({ code: 'disconnection_failed' })
    await world.connect(ada, name)
    expect(await world.row(ada, name)).toMatchObject({ providerState: 'leaving', websiteName: ada.handle })
    await world.change({ faults: [] })
    await world.pass(hour)
    await world.walk(name, at.active)
    await world.pass(hour)
    expect(await world.row(ada, name)).toMatchObject({ state: 'Connected', live: true })
    expect((await world.hostnames.counts()).create).toBe(2)
  })

  it('lets the next worker continue a domain after one died', async () => {
    await world.taken(ada, name, at.active)
    await env.DB.prepare('update website_domains set leased_until = ? where domain_name = ?')
      .bind(world.now().getTime() + minute, name)
      .run()
    await world.pass(30 * second)
    await world.expectState(ada, name, 'PendingOwnershipVerification')
    await world.pass(minute)
    await world.expectState(ada, name, 'Connected')
  })
})

it('a slow provider is not waited for longer than a look may take', { timeout: 60_000 }, async () => {
  await world.taken(ada, name)
  await world.change({ faults: [{ how: 'hang' }] })
  const began = Date.now()
  await world.pass(minute)
  expect(Date.now() - began).toBeLessThan(25_000)
  await world.expectState(ada, name, 'PendingOwnershipVerification')
})

it('serves nothing when the website goes offline while its domain goes live', async () => {
  await world.taken(ada, name, at.active)
  world.wait(minute)
  await Promise.all([world.cron(), unpublish(world.ctx, ada), world.cron()])
  await world.pass(minute)
  expect(await world.visit(name)).toBe(404)
  expect(await world.row(ada, name)).toMatchObject({ websiteName: null, live: false, providerState: 'none' })
  expect(await world.hostnames.find(name)).toBeUndefined()
})
