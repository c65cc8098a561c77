import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteDomain, disconnectDomain } from '../../../worker/domains/disconnect.ts'
import { listDomains } from '../../../worker/domains/read.ts'
import { preferDomain } from '../../../worker/domains/routes.ts'
import { checkDomain } from '../../../worker/domains/settle.ts'
import { newId } from '../../../worker/platform/crypto/hash.ts'
import {
  at,
  type DomainWorld,
  day,
  minute,
  newDomainWorld,
  newName,
  newOwnerOnline,
  type Owner,
  refusal,
  second,
} from '../../harness/workers/domains/domain-world.ts'
import { contextOf, idOf, newHandle, newOwner, newSite, publish } from '../../harness/workers/sites/sites.ts'

let world: DomainWorld
let ada: Owner
let bob: Owner
let name: string
beforeEach(async () => {
  ;[world, ada, bob, name] = [await newDomainWorld(), await newOwnerOnline(), await newOwnerOnline(), newName()]
})

const holdersOf = async (domainName: string) =>
  (
    await env.DB.prepare(
      "select user_id from website_domains where domain_name = ? and (provider_state <> 'none' or (website_name is not null and state <> 'Failed'))",
    )
      .bind(domainName)
      .all<{ user_id: string }>()
  ).results

describe('a domain that another account holds', () => {
  // ASVS 2.3.4
  it('goes to one of 50 concurrent claimants, and the other claimants see how to prove ownership', {
    timeout: 60_000,
  }, async () => {
    const others = await Promise.all(Array.from({ length: 48 }, () => copyOf(ada)))
    const everybody = [ada, bob, ...others]
    const answers = await Promise.all(
      everybody.map((owner) =>
        world.connect(owner, name).then(
          () => undefined,
          (error: unknown) => error,
        ),
      ),
    )
    expect(answers.filter((error) => error === undefined)).toHaveLength(1)
    const refusals = answers.flatMap((error, index) =>
      error === undefined ? [] : [{ error, owner: everybody[index] }],
    )
    for (const { error, owner } of refusals) {
      expect(error).toMatchObject({ code: 'domain_taken' })
      expect(error).toMatchObject({ details: { record: owner && (await world.proof(owner, name)) } })
    }
    expect(await holdersOf(name)).toHaveLength(1)
    expect(await world.history(name)).toHaveLength(1)
  })

  // Threat 7
  it('rejects a claim without its record', async () => {
    await world.taken(ada, name)
    await world.prove(name, ada, bob)
    expect(await refusal(world.connect(bob, name))).toEqual({ code: 'domain_taken', details: { record: null } })
    await world.expectState(ada, name, 'PendingOwnershipVerification')
  })

  // ASVS 16.5.3
  it('rejects a claim while DNS fails', async () => {
    await world.connected(ada, name)
    await world.dnsFails([{ how: '500' }])
    expect(await refusal(world.connect(bob, name))).toMatchObject({ code: 'domain_taken' })
    expect(await world.visit(name)).toBe('Ada’s Plumbing')
  })

  it('moves to the only account with the record, and the former holder sees it as failed', async () => {
    await world.taken(ada, name)
    await world.prove(name, bob)
    await world.connect(bob, name)
    await world.expectState(ada, name, 'Failed', 'OwnershipVerificationExpired')
    await world.expectState(bob, name, 'PendingOwnershipVerification')
    expect(await holdersOf(name)).toEqual([{ user_id: bob.userId }])
    await world.pass(second)
    await world.walk(name, at.active)
    await world.pass(minute)
    await world.expectState(bob, name, 'Connected')
    expect(await refusal(world.connect(ada, name))).toMatchObject({ code: 'domain_taken' })
  })

  it('moves away from a live website, which stops serving it', async () => {
    await world.connected(ada, name)
    await world.prove(name, bob)
    await world.connect(bob, name)
    await world.expectState(ada, name, 'Failed', 'OwnershipVerificationExpired')
    expect(await world.hostnames.find(name)).toBeUndefined()
    expect(await world.visit(name)).toBe(404)
    expect(await world.visit(`${ada.handle}.localhost`)).toBe('Ada’s Plumbing')
    await world.pass(second)
    await world.walk(name, at.active)
    await world.pass(minute)
    expect(await world.visit(`${bob.handle}.localhost`)).toBe(`http://${name}:8787/`)
  })

  it('moves only after the provider removed it', async () => {
    await world.connected(ada, name)
    await world.prove(name, bob)
    await world.change({ faults: [{ to: 'remove', how: '500' }] })
    expect(await refusal(world.connect(bob, name))).toMatchObject({ code: 'domains_unavailable' })
    expect(await holdersOf(name)).toEqual([{ user_id: ada.userId }])
    await world.change({ faults: [] })
    await world.connect(bob, name)
    expect(await holdersOf(name)).toEqual([{ user_id: bob.userId }])
  })

  it('becomes free when disconnected, deleted or failed', async () => {
    await world.taken(ada, name)
    await disconnectDomain(world.ctx, { ...ada, domainName: name })
    await world.connect(bob, name)
    await deleteDomain(world.ctx, { ...bob, domainName: name })
    await world.connect(ada, name)
    await world.say(`_shingle.${name}`, {})
    await world.pass(8 * day)
    await world.expectState(ada, name, 'Failed', 'OwnershipVerificationExpired')
    await world.connect(bob, name)
    expect(await holdersOf(name)).toEqual([{ user_id: bob.userId }])
  })

  it('becomes free at once when disconnected, although the provider still has it', async () => {
    await world.connected(ada, name)
    await world.change({ faults: [{ to: 'remove', how: '500' }] })
    expect(await refusal(disconnectDomain(world.ctx, { ...ada, domainName: name }))).toMatchObject({
      code: 'disconnection_failed',
    })
    expect(await refusal(world.connect(bob, name))).toMatchObject({ code: 'domain_taken' })
    await world.change({ faults: [] })
    await world.connect(bob, name)
    expect(await world.hostnames.find(name)).toBeUndefined()
  })
})

describe('a domain with and without www', () => {
  it('connects as two domains, preferring the typed domain', async () => {
    const apex = name.replace('www.', '')
    const { domains } = await world.connect(ada, apex, true)
    expect(domains.map(({ domainName, preferred }) => [domainName, preferred])).toEqual([
      [apex, true],
      [name, false],
    ])
    for (const one of [apex, name]) {
      await world.prove(one, ada)
      await world.lead(one, '203.0.113.9')
    }
    await world.pass(second)
    for (const one of [name, apex]) await world.walk(one, at.active)
    await world.pass(minute)
    expect(await world.visit(apex)).toBe('Ada’s Plumbing')
    expect(await world.visit(name)).toBe(`http://${apex}:8787/`)
  })

  it('connects as typed although its counterpart is taken', async () => {
    const apex = name.replace('www.', '')
    await world.connect(bob, apex)
    const { domains } = await world.connect(ada, name, true)
    expect(domains.map(({ domainName }) => domainName)).toEqual([name])
  })

  it('connects alone if it has no counterpart', async () => {
    const { domains } = await world.connect(ada, `shop.${name}`, true)
    expect(domains).toHaveLength(1)
  })

  it('appears as its owner typed it', async () => {
    const { domains } = await world.connect(ada, 'Bäckerei-Grün.de', true)
    expect(domains.map(({ domainName, shownName }) => [domainName, shownName])).toEqual([
      ['xn--bckerei-grn-l8a53a.de', 'bäckerei-grün.de'],
      ['www.xn--bckerei-grn-l8a53a.de', 'www.bäckerei-grün.de'],
    ])
  })
})

describe('connecting a domain to a website', () => {
  // ASVS 2.3.4
  it('succeeds for ten domains, also in parallel', async () => {
    const names = Array.from({ length: 14 }, () => newName())
    const answers = await Promise.all(
      names.map((one) =>
        world.connect(ada, one).then(
          () => 'fine',
          (error: { code: string }) => error.code,
        ),
      ),
    )
    expect(answers.filter((answer) => answer === 'fine')).toHaveLength(10)
    expect(answers.filter((answer) => answer === 'domain_limit_reached')).toHaveLength(4)
    expect((await listDomains(world.ctx, ada)).domains).toHaveLength(10)
    expect((await listDomains(world.ctx, ada)).domains.filter(({ preferred }) => preferred)).toHaveLength(1)
    const [first = ''] = (await listDomains(world.ctx, ada)).domains.map(({ domainName }) => domainName)
    await disconnectDomain(world.ctx, { ...ada, domainName: first })
    await world.connect(ada, name)
    expect(await refusal(world.connect(ada, first))).toMatchObject({ code: 'domain_limit_reached' })
  })

  it('fails for an offline website', async () => {
    const site = await newSite()
    const owner = { ...idOf(site), handle: newHandle() }
    expect(await refusal(world.connect(owner, name))).toMatchObject({ code: 'not_published' })
    await publish(site, owner.handle)
    expect((await world.connect(owner, name)).domains).toHaveLength(1)
  })

  it('returns not_found for a missing website or another person’s', async () => {
    const mixed = { userId: bob.userId, draftId: ada.draftId, handle: ada.handle }
    expect(await refusal(world.connect(mixed, name))).toMatchObject({ code: 'not_found' })
    expect(await refusal(world.connect({ ...ada, draftId: 'none' }, name))).toMatchObject({ code: 'not_found' })
    expect(await refusal(listDomains(world.ctx, mixed))).toMatchObject({ code: 'not_found' })
  })

  it('fails while the owner’s account is being deleted', async () => {
    const { results } = await env.DB.prepare('select email from users where id = ?').bind(ada.userId).all()
    await env.DB.prepare("update users set email = 'deleted' || id where id = ?").bind(ada.userId).run()
    expect(await refusal(world.connect(ada, name))).toMatchObject({ code: 'not_found' })
    await env.DB.prepare('update users set email = ? where id = ?').bind(results[0]?.email, ada.userId).run()
    expect((await world.connect(ada, name)).domains).toHaveLength(1)
  })

  it.each([
    ['*.example.com', 'wildcard'],
    ['co.uk', 'public-suffix'],
    ['ada.localhost', 'own'],
    ['192.0.2.7', 'address-by-number'],
    ['no name', 'not-a-name'],
  ])('fails for %s: %s', async (typed, problem) => {
    expect(await refusal(world.connect(ada, typed))).toEqual({ code: 'domain_invalid', details: { problem } })
  })

  it('fails when no provider is configured', async () => {
    const ctx = contextOf({ ...world.ctx.env, HOSTNAMES_PROVIDER: 'none' })
    await world.connect(ada, name)
    expect(await listDomains(ctx, ada)).toMatchObject({ offered: false, target: '' })
    expect(await refusal(checkDomain(ctx, { ...ada, domainName: name }))).toMatchObject({ code: 'domains_unavailable' })
  })
})

it('every change of another person’s domain returns not_found', async () => {
  await world.connected(ada, name)
  const before = await world.row(ada, name)
  for (const act of [checkDomain, disconnectDomain, deleteDomain, preferDomain]) {
    const theirs = await refusal(act(world.ctx, { userId: bob.userId, domainName: name }))
    expect(theirs).toEqual(await refusal(act(world.ctx, { userId: bob.userId, domainName: 'nobody.example.com' })))
    expect(theirs).toEqual({ code: 'not_found', details: undefined })
  }
  expect(await world.row(ada, name)).toEqual(before)
  expect((await listDomains(world.ctx, bob)).domains).toEqual([])
})

/** A new owner with a copy of the website's rows. */
async function copyOf({ draftId }: Owner): Promise<Owner> {
  const owner = { userId: await newOwner(), draftId: newId(), handle: newHandle() }
  const release = newId()
  const copy = (statement: string, ...values: string[]) => env.DB.prepare(statement).bind(...values, draftId)
  await env.DB.batch([
    copy(
      `insert into draft_websites (id, user_id, version, website_settings, business_name, handle, created_at, modified_at)
       select ?, ?, version, website_settings, business_name, ?, created_at, modified_at from draft_websites where id = ?`,
      ...[owner.draftId, owner.userId, owner.handle],
    ),
    copy(
      `insert into releases (id, draft_id, user_id, handle, number, document, manifest, created_at)
       select ?, ?, ?, ?, 1, document, manifest, created_at from releases where draft_id = ?`,
      ...[release, owner.draftId, owner.userId, owner.handle],
    ),
    copy(
      `insert into websites (handle, user_id, draft_id, release_id, version, created_at, modified_at)
       select ?, ?, ?, ?, version, created_at, modified_at from websites where draft_id = ?`,
      ...[owner.handle, owner.userId, owner.draftId, release],
    ),
  ])
  return owner
}
