import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteDomain, disconnectDomain } from '../../../worker/domains/disconnect.ts'
import { preferDomain, setHandleHost } from '../../../worker/domains/routes.ts'
import { settleDomain } from '../../../worker/domains/settle.ts'
import { unpublish } from '../../../worker/publishing/take-down.ts'
import { type DomainRow, listDomainRows } from '../../../worker/websites/domains.ts'
import type { Fault } from '../../harness/peers/scripted-answer.ts'
import {
  at,
  type DomainWorld,
  day,
  elsewhere,
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

const named = () => ({ ...ada, domainName: name })

const ways: Fault['how'][] = ['500', '429', 'garbage', 'html', 'cut', 'huge', 'redirect', 'shape', 'wrong-id']

describe('domains and their provider', () => {
  beforeEach(async () => {
    ;[world, ada, name] = [await newDomainWorld(), await newOwnerOnline(), newName()]
  })

  describe('a failing provider', () => {
    it.each(ways)('changes no state when it fails in the way "%s", and is tried again', async (how) => {
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

    it('fails a domain that it refuses and emails the owner', async () => {
      await world.change({ refuses: name })
      await world.prove(name, ada)
      await world.lead(name)
      await world.connect(ada, name)
      await world.cron()
      await world.expectState(ada, name, 'Failed', 'CertificateActivationFailed')
      await world.pass(minute)
      expect(await world.row(ada, name)).toMatchObject({ providerState: 'none', nextCheckAt: null })
    })

    it('retries a domain while it has no room', async () => {
      await world.change({ quota: 0 })
      await world.taken(ada, name).catch(() => undefined)
      expect(await world.row(ada, name)).toMatchObject({ state: 'PendingOwnershipVerification', attempts: 1 })
      await world.change({ quota: 1 })
      await world.pass(2 * minute)
      await world.walk(name, at.active)
      await world.pass(2 * minute)
      await world.expectState(ada, name, 'Connected')
    })

    it('gets called less and less often', async () => {
      await world.taken(ada, name)
      await world.change({ faults: [{ how: '500' }] })
      const before = (await world.hostnames.counts()).read ?? 0
      for (let minutes = 0; minutes < 130; minutes += 1) await world.pass(minute)
      // In minutes 1, 2, 4, 8, 16, 32, 64 and 124.
      expect(((await world.hostnames.counts()).read ?? 0) - before).toBe(8)
      for (let looks = 0; looks < 3; looks += 1) {
        world.wait(4 * second)
        await world.check(ada, name)
      }
      expect((await world.row(ada, name)).attempts, 'frequent checks by the owner do not lengthen the wait').toBe(8)
    })

    it('leaves a domain unchanged on an unknown response', async () => {
      await world.connected(ada, name)
      await world.walk(name, { status: 'brand_new', ssl: 'as_never_before' })
      await world.pass(25 * hour)
      expect(await world.row(ada, name)).toMatchObject({ state: 'Connected', live: true })
    })
  })

  describe('concurrent work on a domain', () => {
    it('settles it once when crons overlap', async () => {
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
    ])('leaves nothing at the provider if it is %s meanwhile', async (_word, act) => {
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

    it('removes no hostname while its creation may still succeed', async () => {
      await world.prove(name, ada)
      await world.connect(ada, name)
      await world.change({ faults: [{ to: 'create', how: 'cut', times: 1 }] })
      await world.pass(second)
      const { leasedUntil } = await world.row(ada, name)
      expect(leasedUntil?.getTime()).toBeGreaterThan(world.now().getTime() + 30 * second)
      await unpublish(world.ctx, ada)
      await world.pass(second)
      expect(await world.hostnames.find(name), 'it was created, although the response was lost').toMatchObject({
        id: expect.any(String),
      })
      await world.pass(2 * minute)
      expect(await world.hostnames.find(name)).toBeUndefined()
      expect(await world.row(ada, name)).toMatchObject({ providerState: 'none', nextCheckAt: null })
    })

    it('creates it again if it is reconnected during the removal', async () => {
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

    it('continues after a worker died', async () => {
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

  it('stop checking a slow provider in time', { timeout: 60_000 }, async () => {
    await world.taken(ada, name)
    await world.change({ faults: [{ how: 'hang' }] })
    const began = Date.now()
    await world.pass(minute)
    expect(Date.now() - began).toBeLessThan(25_000)
    await world.expectState(ada, name, 'PendingOwnershipVerification')
  })

  it('serve nothing when the website goes offline while its domain goes live', async () => {
    await world.taken(ada, name, at.active)
    world.wait(minute)
    await Promise.all([world.cron(), unpublish(world.ctx, ada), world.cron()])
    await world.pass(minute)
    expect(await world.visit(name)).toBe(404)
    expect(await world.row(ada, name)).toMatchObject({ websiteName: null, live: false, providerState: 'none' })
    expect(await world.hostnames.find(name)).toBeUndefined()
  })
})

type Play = { world: DomainWorld; owners: Owner[]; names: string[] }
type Move = (play: Play, owner: Owner, name: string) => Promise<unknown>

/** The acts of people, DNS, the provider and time. */
const moves: Record<string, Move> = {
  'all goes well': async ({ world }, owner, name) => {
    await world.change({ faults: [] })
    await world.prove(name, owner)
    await world.lead(name)
    await world.connect(owner, name)
    await world.pass(hour)
    await world.walk(name, at.active)
    await world.pass(hour)
  },
  connect: ({ world }, owner, name) => world.connect(owner, name),
  disconnect: ({ world }, owner, name) => disconnectDomain(world.ctx, { ...owner, domainName: name }),
  delete: ({ world }, owner, name) => deleteDomain(world.ctx, { ...owner, domainName: name }),
  prefer: ({ world }, owner, name) => preferDomain(world.ctx, { ...owner, domainName: name }),
  'let the handle stay': ({ world }, owner) => setHandleHost(world.ctx, { ...owner, redirects: false }),
  check: ({ world }, owner, name) => world.check(owner, name),
  prove: ({ world }, owner, name) => world.prove(name, owner),
  unprove: ({ world }, _owner, name) => world.say(`_shingle.${name}`, {}),
  lead: ({ world }, _owner, name) => world.lead(name),
  mislead: ({ world }, _owner, name) => world.lead(name, elsewhere),
  'verify there': ({ world }, _owner, name) => world.walk(name, at.verified),
  'begin its certificate': ({ world }, _owner, name) => world.walk(name, at.certificate),
  'activate there': ({ world }, _owner, name) => world.walk(name, at.active),
  'time out there': ({ world }, _owner, name) => world.walk(name, at.timedOut),
  'move away': ({ world }, _owner, name) => world.walk(name, at.moved),
  'lose there': ({ world }, _owner, name) => world.hostnames.lose(name),
  'break the provider': ({ world }) => world.change({ faults: [{ how: '500' }] }),
  'mend the provider': ({ world }) => world.change({ faults: [] }),
  'break the DNS': ({ world }) => world.dnsFails([{ how: 'garbage' }]),
  'mend the DNS': ({ world }) => world.dnsFails([]),
  'a minute passes': ({ world }) => world.pass(minute),
  'an hour passes': ({ world }) => world.pass(hour),
  'a day passes': ({ world }) => world.pass(day),
  'three crons at once': ({ world }) => Promise.all([world.pass(2 * minute), world.cron(), world.cron()]),
}

const move = fc.record({
  what: fc.constantFrom(...Object.keys(moves)),
  owner: fc.nat({ max: 1 }),
  name: fc.nat({ max: 1 }),
})
/** Includes enough successful moves for later ones to fail. */
const script = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: move },
    { weight: 1, arbitrary: move.map((one) => ({ ...one, what: 'all goes well' })) },
  ),
  { minLength: 10, maxLength: 20 },
)

const rowsOf = async ({ world, owners }: Pick<Play, 'world' | 'owners'>): Promise<DomainRow[]> =>
  (await Promise.all(owners.map(({ userId }) => listDomainRows(world.ctx.db, userId)))).flat()

/** Checks the rules that always hold. */
async function brokenRules({ world, owners }: Play): Promise<string[]> {
  const rows = await rowsOf({ world, owners })
  const handles = new Map(owners.map(({ userId, handle }) => [userId, handle]))
  const holds = (row: DomainRow) => row.providerState !== 'none' || (row.websiteName !== null && row.state !== 'Failed')
  const rules: Record<string, (row: DomainRow) => boolean> = {
    'what is live is connected, proved, taken at the provider, and of a website': (row) =>
      !row.live ||
      (row.state === 'Connected' && !!row.provedAt && row.providerState === 'wanted' && row.websiteName !== null),
    'the website is its owner’s': ({ websiteName, userId }) => !websiteName || websiteName === handles.get(userId),
    'failed has a reason of failing': ({ state, failureReason }) =>
      (state === 'Failed') === /Expired|Failed/.test(failureReason ?? ''),
    'a domain that failed, or has no website, is being removed': (row) =>
      (row.state !== 'Failed' && row.websiteName !== null) || row.providerState !== 'wanted',
    'the provider hears only of what was proved': (row) => row.providerState !== 'wanted' || row.provedAt !== null,
    'an unsettled domain has a next check': (row) => {
      const isSettled = row.providerState === 'none' && (row.websiteName === null || row.state === 'Failed')
      return isSettled || row.nextCheckAt !== null
    },
    'one account holds a name': (row) => rows.filter((o) => o.domainName === row.domainName && holds(o)).length <= 1,
  }
  const broken = rows.flatMap((row) =>
    Object.entries(rules).flatMap(([rule, holdsTrue]) => (holdsTrue(row) ? [] : [`${rule}: ${JSON.stringify(row)}`])),
  )
  return [...broken, ...(await Promise.all(rows.map(historyOf))).flat()]
}

async function historyOf(row: DomainRow): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'select type, state, failure_reason, website_name from website_domains_history where domain_id = ? order by id',
  )
    .bind(row.id)
    .all()
  const [first, last] = [results[0], results.at(-1)]
  const fits =
    last?.state === row.state && last.failure_reason === row.failureReason && last.website_name === row.websiteName
  return fits && first?.type === 'Created' ? [] : [`its history ends otherwise: ${JSON.stringify([row, last])}`]
}

/** Checks after recovery that the provider has the wanted hostnames only. */
async function leftovers({ world, owners, names }: Play): Promise<string[]> {
  await world.change({ faults: [] })
  await world.dnsFails([])
  // Live domains are checked once a day.
  for (const hours of [25, 2, 2]) await world.pass(hours * hour)
  const rows = await rowsOf({ world, owners })
  const wanted = rows.filter(({ providerState }) => providerState === 'wanted').map(({ domainName }) => domainName)
  const { hostnames } = await world.hostnames.look()
  const there = hostnames.map(({ hostname }) => hostname)
  const shown = await Promise.all(names.map(async (name) => ((await world.visit(name)) === 404 ? [] : [name])))
  const live = rows.filter((row) => row.live).map(({ domainName }) => domainName)
  return [
    ...rows.filter(({ providerState }) => providerState === 'leaving').map((row) => `${row.domainName} still leaves`),
    ...there.filter((name) => !wanted.includes(name)).map((name) => `${name} is left at the provider`),
    ...wanted.filter((name) => !there.includes(name)).map((name) => `${name} is not at the provider`),
    ...(JSON.stringify(shown.flat().sort()) === JSON.stringify(live.sort())
      ? []
      : [`shown: ${shown.flat()}, live: ${live}`]),
  ]
}

describe('any order of events', () => {
  it('breaks no rule and leaves nothing behind', { timeout: 300_000 }, async () => {
    const owners = [await newOwnerOnline(), await newOwnerOnline()]
    const seen = new Set<string>()
    const play = async (on: Play, { what, owner, name }: { what: string; owner: number; name: number }) => {
      await moves[what]?.(on, owners[owner] as Owner, on.names[name] as string).catch((error: Error) => {
        if (error.name !== 'AppError' && !/The zone has no/.test(error.message)) throw error
      })
      expect(await brokenRules(on), what).toEqual([])
      for (const { state, live } of await rowsOf(on)) seen.add(live ? 'live' : state)
    }
    await fc.assert(
      fc.asyncProperty(script, async (steps) => {
        // Also after a failed run.
        await env.DB.prepare('delete from website_domains').run()
        const on = { world: await newDomainWorld(), owners, names: [newName(), newName()] }
        await play(on, { what: 'all goes well', owner: 0, name: 0 })
        for (const step of steps) await play(on, step)
        expect(await leftovers(on)).toEqual([])
        for (const { userId, domainName } of await rowsOf(on))
          await disconnectDomain(on.world.ctx, { userId, domainName })
      }),
      { numRuns: 30 },
    )
    expect([...seen]).toEqual(expect.arrayContaining(['live', 'PendingOwnershipVerification', 'Failed']))
  })
})
