import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteDomain } from '../../../../worker/services/domains/delete-domain.ts'
import { disconnectDomain } from '../../../../worker/services/domains/disconnect-domain.ts'
import { listDomains } from '../../../../worker/services/domains/list-domains.ts'
import { changeHandle } from '../../../../worker/services/publishing/change-handle.ts'
import { publishDraft } from '../../../../worker/services/publishing/publish-draft.ts'
import { unpublish } from '../../../../worker/services/publishing/unpublish.ts'
import {
  at,
  type DomainWorld,
  day,
  hour,
  minute,
  newDomainWorld,
  newName,
  newOwnerOnline,
  type Owner,
  refusal,
  second,
} from '../../../harness/workers/domain-world.ts'
import { contextOf, newHandle } from '../../../harness/workers/sites.ts'

let world: DomainWorld
let ada: Owner
let name: string
beforeEach(async () => {
  ;[world, ada, name] = [await newDomainWorld(), await newOwnerOnline(), newName()]
})
const named = () => ({ ...ada, domainName: name })
const begin = Date.parse('2026-06-01T12:00:00Z')

describe('Connecting again', () => {
  it('a failed one begins anew, with a fresh date and no reason', async () => {
    await world.taken(ada, name, at.timedOut)
    await world.pass(minute)
    await world.expectState(ada, name, 'Failed', 'CertificateActivationFailed')
    const failed = await world.row(ada, name)
    world.wait(day)
    await world.connect(ada, name)
    const row = await world.row(ada, name)
    expect(row).toMatchObject({
      ...{ id: failed.id, state: 'PendingOwnershipVerification', failureReason: null, websiteName: ada.handle },
      ...{ createdAt: world.now(), modifiedAt: world.now(), provedAt: null },
    })
    expect(row.createdAt.getTime()).toBeGreaterThan(failed.createdAt.getTime())
    await world.pass(second)
    await world.walk(name, at.active)
    await world.pass(minute)
    await world.expectState(ada, name, 'Connected')
    expect(await world.visit(name)).toBe('Ada’s Plumbing')
  })

  it.each([
    ['PendingOwnershipVerification', at.pending],
    ['OwnershipVerified', at.verified],
    ['PendingCertificateActivation', at.certificate],
    ['Connected', at.active],
  ] as const)('one that was disconnected as %s keeps its state and date', async (state, step) => {
    await world.taken(ada, name, step)
    await world.pass(minute)
    await world.expectState(ada, name, state)
    await disconnectDomain(world.ctx, named())
    await world.expectState(ada, name, state)
    expect(await world.row(ada, name)).toMatchObject({ websiteName: null, live: false, providerState: 'none' })
    world.wait(30 * day)
    const list = await world.connect(ada, name)
    expect(list.domains).toMatchObject([{ domainName: name, websiteName: ada.handle, state, failureReason: null }])
    expect((await world.row(ada, name)).createdAt.getTime()).toBe(begin)
    expect(await world.visit(name), 'nothing is shown before all is proved again').toBe(404)
    await world.pass(second)
    await world.expectState(ada, name, 'PendingOwnershipVerification')
    await world.walk(name, at.active)
    await world.pass(minute)
    expect(await world.visit(name)).toBe('Ada’s Plumbing')
  })

  it('a connected one whose record is gone by then shows nothing', async () => {
    await world.connected(ada, name)
    await disconnectDomain(world.ctx, named())
    await world.say(`_shingle.${name}`, {})
    await world.connect(ada, name)
    await world.pass(second)
    await world.expectState(ada, name, 'PendingOwnershipVerification')
    expect(await world.hostnames.find(name)).toBeUndefined()
    expect(await world.visit(name)).toBe(404)
  })

  it('clears the reason of one that is pending, and does nothing to one that is connected', async () => {
    await world.taken(ada, name, at.certificate)
    await world.pass(minute)
    await world.pass(2 * hour)
    await world.expectState(ada, name, 'PendingCertificateActivation', 'CertificateActivationDelayed')
    await world.connect(ada, name)
    await world.expectState(ada, name, 'PendingCertificateActivation')
    await world.walk(name, at.active)
    await world.pass(hour)
    const before = await world.history(name)
    await world.connect(ada, name)
    expect(await world.history(name)).toEqual(before)
    expect(await world.visit(name)).toBe('Ada’s Plumbing')
  })

  it('goes to the website that it is asked for', async () => {
    await world.connected(ada, name)
    const other = await otherSite(ada)
    expect(await refusal(world.connect(other, name))).toMatchObject({ code: 'domain_connected' })
    await disconnectDomain(world.ctx, named())
    await world.connect(other, name)
    expect(await world.row(ada, name)).toMatchObject({ websiteName: other.handle, state: 'Connected' })
    expect(await refusal(world.connect(ada, name))).toMatchObject({ code: 'domain_connected' })
  })
})

describe('Disconnecting', () => {
  it('clears the website and keeps the rest, once', async () => {
    await world.taken(ada, name)
    world.wait(8 * day)
    await disconnectDomain(world.ctx, named())
    const row = await world.row(ada, name)
    expect(row).toMatchObject({ websiteName: null, state: 'PendingOwnershipVerification', nextCheckAt: null })
    expect(row.quietSince?.getTime()).toBe(begin)
    const before = await world.history(name)
    await disconnectDomain(world.ctx, named())
    expect(await world.history(name)).toEqual(before)
    expect((await listDomains(world.ctx, ada)).domains).toMatchObject([{ domainName: name, websiteName: null }])
  })

  it('fails until the provider confirms it, and is tried until then', async () => {
    await world.connected(ada, name)
    await world.change({ faults: [{ to: 'remove', how: '500' }] })
    expect(await refusal(disconnectDomain(world.ctx, named()))).toMatchObject({ code: 'disconnection_failed' })
    expect(await world.visit(name), 'nothing is shown there all the same').toBe(404)
    expect((await listDomains(world.ctx, ada)).domains).toMatchObject([{ websiteName: null, leaving: true }])
    await world.pass(minute)
    expect(await world.hostnames.find(name)).toBeDefined()
    await world.change({ faults: [] })
    await world.pass(hour)
    expect(await world.hostnames.find(name)).toBeUndefined()
    expect((await listDomains(world.ctx, ada)).domains).toMatchObject([{ websiteName: null, leaving: false }])
  })

  it('is confirmed by a provider that does not know the name any more', async () => {
    await world.connected(ada, name)
    await world.hostnames.lose(name)
    expect(await disconnectDomain(world.ctx, named())).toMatchObject({ websiteName: null, leaving: false })
  })

  it('comes with taking the website offline', async () => {
    await world.connected(ada, name)
    await unpublish(world.ctx, ada)
    expect(await world.visit(name)).toBe(404)
    expect(await world.row(ada, name)).toMatchObject({ websiteName: null, live: false, state: 'Connected' })
    await world.pass(second)
    expect(await world.hostnames.find(name)).toBeUndefined()
    expect((await world.history(name)).at(-1)).toBe('Updated Connected')
    expect(await refusal(world.connect(ada, name))).toMatchObject({ code: 'not_published' })
  })

  it('ends when the website is published again: its main domain goes live without being typed again', async () => {
    await world.connected(ada, name)
    await unpublish(world.ctx, ada)
    await world.pass(second)
    expect((await listDomains(world.ctx, ada)).domains).toMatchObject([{ websiteName: null, returnsTo: ada.draftId }])
    await republish(ada)
    expect(await world.row(ada, name)).toMatchObject({ websiteName: ada.handle, preferred: true, returnsTo: null })
    await world.pass(second)
    await world.walk(name, at.active)
    await world.pass(minute)
    expect(await world.visit(name)).toBe('Ada’s Plumbing')
    expect(await world.visit(`${ada.handle}.localhost`)).toBe(`http://${name}:8787/`)
    expect((await world.history(name)).slice(-3)[0]).toBe(`Updated Connected of ${ada.handle}`)
  })

  it('stays when its owner disconnected it before the website went offline', async () => {
    await world.connected(ada, name)
    await disconnectDomain(world.ctx, named())
    await unpublish(world.ctx, ada)
    await republish(ada)
    expect(await world.row(ada, name)).toMatchObject({ websiteName: null })
  })

  it('stays when another account took the domain, or another website of its owner', async () => {
    const [bob, second] = [await newOwnerOnline(), newName()]
    for (const each of [name, second]) await world.connected(ada, each)
    await unpublish(world.ctx, ada)
    await world.pass(minute)
    await world.prove(name, bob)
    await world.connect(bob, name)
    const other = await otherSite(ada)
    await world.connect(other, second)
    await republish(ada)
    expect(await world.row(ada, name)).toMatchObject({ websiteName: null, returnsTo: null })
    expect(await world.row(bob, name)).toMatchObject({ websiteName: bob.handle })
    expect(await world.row(ada, second)).toMatchObject({ websiteName: other.handle, returnsTo: null })
  })

  it('does not come with another handle: the domain follows', async () => {
    await world.connected(ada, name)
    const handle = newHandle()
    await changeHandle(world.ctx, { ...ada, handle })
    expect(await world.row(ada, name)).toMatchObject({ websiteName: handle, live: true })
    expect(await world.visit(name)).toBe('Ada’s Plumbing')
    expect(await world.visit(`${handle}.localhost`)).toBe(`http://${name}:8787/`)
    expect((await world.history(name)).at(-1)).toBe(`Updated Connected of ${handle}`)
  })
})

describe('Deleting', () => {
  it('is for what is pending alone, and leaves only its history', async () => {
    await world.taken(ada, name)
    await deleteDomain(world.ctx, named())
    expect(await world.hostnames.find(name)).toBeUndefined()
    expect((await listDomains(world.ctx, ada)).domains).toEqual([])
    expect((await world.history(name)).map((line) => line.split(' ')[0])).toEqual(['Created', 'Updated', 'Deleted'])
    expect(await refusal(deleteDomain(world.ctx, named()))).toMatchObject({ code: 'not_found' })
  })

  it('needs no word from the provider of a name that it never heard of', async () => {
    await world.change({ faults: [{ how: '500' }] })
    await world.connect(ada, name)
    await world.pass(second)
    await deleteDomain(world.ctx, named())
    expect(await world.history(name)).toEqual([
      `Created PendingOwnershipVerification of ${ada.handle}`,
      `Deleted PendingOwnershipVerification of ${ada.handle}`,
    ])
  })

  it.each([
    ['verified', at.verified],
    ['waiting for its certificate', at.certificate],
    ['connected', at.active],
    ['failed', at.timedOut],
  ])('is refused of one that is %s', async (_word, step) => {
    await world.taken(ada, name, step)
    await world.pass(minute)
    const before = await world.row(ada, name)
    expect(await refusal(deleteDomain(world.ctx, named()))).toMatchObject({ code: 'domain_not_pending' })
    expect(await world.row(ada, name)).toEqual(before)
  })

  it('fails where the provider does not let go, and can be repeated', async () => {
    await world.taken(ada, name)
    await world.change({ faults: [{ to: 'remove', how: '500' }] })
    expect(await refusal(deleteDomain(world.ctx, named()))).toMatchObject({ code: 'disconnection_failed' })
    await world.change({ faults: [] })
    await deleteDomain(world.ctx, named())
    expect(await world.hostnames.find(name)).toBeUndefined()
  })
})

/** Another website of the same person. */
/** Publishes it as it was, where it was. */
const republish = ({ userId, draftId, handle }: Owner) =>
  publishDraft(world.ctx, { userId, draftId, handle, revision: 1 })

async function otherSite({ userId, draftId }: Owner): Promise<Owner> {
  const [id, handle] = [`${draftId}-2`, newHandle()]
  await env.DB.prepare(
    `insert into draft_websites (id, user_id, version, website_settings, business_name, created_at, modified_at)
     select ?, user_id, version, website_settings, business_name, created_at, modified_at from draft_websites where id = ?`,
  )
    .bind(id, draftId)
    .run()
  await publishDraft(contextOf(), { userId, draftId: id, revision: 1, handle })
  return { userId, draftId: id, handle }
}
