import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteDomain, disconnectDomain } from '../../../worker/domains/disconnect.ts'
import { listDomains } from '../../../worker/domains/read.ts'
import { preferDomain, setHandleHost } from '../../../worker/domains/routes.ts'
import { changeHandle, publishDraft } from '../../../worker/publishing/publish.ts'
import { unpublish } from '../../../worker/publishing/take-down.ts'
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
} from '../../harness/workers/domains/domain-world.ts'
import { contextOf, newHandle } from '../../harness/workers/sites/sites.ts'

describe('a domain', () => {
  it('passes through every state until it is served, with every step in its history', async () => {
    const [world, ada, name] = [await newDomainWorld(), await newOwnerOnline(), newName()]
    const list = await world.connect(ada, ` https://${name.toUpperCase()}/home `)
    expect(list).toMatchObject({
      offered: true,
      target: 'connect.shingle.net',
      handleHost: { hostname: `${ada.handle}.localhost`, redirects: true },
      domains: [
        {
          ...{ domainName: name, websiteName: ada.handle, state: 'PendingOwnershipVerification', failureReason: null },
          ...{ live: false, main: false, preferred: true, leaving: false, url: `http://${name}:8787/` },
        },
      ],
    })
    await world.pass(second)
    await world.expectState(ada, name, 'PendingOwnershipVerification')
    expect(await world.hostnames.counts(), 'the provider gets no domain before its owner is proven').toEqual({})

    await world.lead(name)
    await world.prove(name, ada)
    await world.pass(minute)
    await world.expectState(ada, name, 'PendingOwnershipVerification')
    expect(await world.hostnames.find(name)).toMatchObject({ status: 'pending' })

    await world.walk(name, at.verified)
    await world.pass(minute)
    await world.expectState(ada, name, 'OwnershipVerified')
    await world.walk(name, at.certificate)
    await world.pass(minute)
    await world.expectState(ada, name, 'PendingCertificateActivation')
    expect(await world.visit(name), 'nothing is shown before').toBe(404)

    await world.walk(name, at.active)
    await world.pass(minute)
    await world.expectState(ada, name, 'Connected')
    expect(await world.visit(name)).toBe('Ada’s Plumbing')
    expect(await world.visit(`${ada.handle}.localhost`)).toBe(`http://${name}:8787/`)
    const of = `of ${ada.handle}`
    expect(await world.history(name)).toEqual([
      `Created PendingOwnershipVerification ${of}`,
      `Updated OwnershipVerified ${of}`,
      `Updated PendingCertificateActivation ${of}`,
      `Updated Connected ${of}`,
    ])
    expect((await listDomains(world.ctx, ada)).domains).toMatchObject([{ domainName: name, live: true, main: true }])
  })

  it('stops being served when disconnected, and the handle’s host serves the website again', async () => {
    const [world, ada, name] = [await newDomainWorld(), await newOwnerOnline(), newName()]
    await world.connected(ada, name)
    expect(await disconnectDomain(world.ctx, { ...ada, domainName: name })).toMatchObject({
      ...{ websiteName: null, state: 'Connected', live: false, leaving: false },
    })
    expect(await world.hostnames.find(name), 'the provider has let go').toBeUndefined()
    expect(await world.visit(name)).toBe(404)
    expect(await world.visit(`${ada.handle}.localhost`)).toBe('Ada’s Plumbing')
    expect((await world.history(name)).at(-1)).toBe('Updated Connected')
    expect((await listDomains(world.ctx, ada)).domains).toMatchObject([{ domainName: name, websiteName: null }])
  })

  it('becomes the main domain when preferred, and the handle’s host redirects to it or keeps serving the website', async () => {
    const [world, ada, first, other] = [await newDomainWorld(), await newOwnerOnline(), newName(), newName()]
    await world.connected(ada, first)
    await world.connected(ada, other)
    expect(await world.visit(other)).toBe(`http://${first}:8787/`)
    const preferred = await preferDomain(world.ctx, { ...ada, domainName: other })
    expect(preferred).toMatchObject({ main: true, preferred: true })
    expect(await world.visit(first)).toBe(`http://${other}:8787/`)
    expect(await world.visit(other)).toBe('Ada’s Plumbing')
    expect((await world.row(ada, first)).preferred).toBe(false)

    expect((await setHandleHost(world.ctx, { ...ada, redirects: false })).handleHost?.redirects).toBe(false)
    expect(await world.visit(`${ada.handle}.localhost`)).toBe('Ada’s Plumbing')
    await setHandleHost(world.ctx, { ...ada, redirects: true })
    expect(await world.visit(`${ada.handle}.localhost`)).toBe(`http://${other}:8787/`)
  })

  it('accepts the owner’s preference before it is live, and then becomes the main domain', async () => {
    const [world, ada, first, other] = [await newDomainWorld(), await newOwnerOnline(), newName(), newName()]
    await world.connected(ada, first)
    await world.taken(ada, other)
    await preferDomain(world.ctx, { ...ada, domainName: other })
    expect(await world.visit(first)).toBe('Ada’s Plumbing')
    await preferDomain(world.ctx, { ...ada, domainName: first })
    await world.walk(other, at.active)
    await world.pass(minute)
    expect(await world.visit(other), 'the owner changed their mind').toBe(`http://${first}:8787/`)
    await preferDomain(world.ctx, { ...ada, domainName: other })
    expect(await world.visit(first)).toBe(`http://${other}:8787/`)
  })
})

let world: DomainWorld
let ada: Owner
let name: string

const named = () => ({ ...ada, domainName: name })
const begin = Date.parse('2026-06-01T12:00:00Z')

describe('repeating a domain change', () => {
  beforeEach(async () => {
    ;[world, ada, name] = [await newDomainWorld(), await newOwnerOnline(), newName()]
  })

  describe('connecting again', () => {
    it('restarts a failed domain with a new date and no reason', async () => {
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
    ] as const)('keeps state and date of a domain that was disconnected as %s', async (state, step) => {
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

    it('serves nothing at a domain whose record is gone', async () => {
      await world.connected(ada, name)
      await disconnectDomain(world.ctx, named())
      await world.say(`_shingle.${name}`, {})
      await world.connect(ada, name)
      await world.pass(second)
      await world.expectState(ada, name, 'PendingOwnershipVerification')
      expect(await world.hostnames.find(name)).toBeUndefined()
      expect(await world.visit(name)).toBe(404)
    })

    it('clears a pending domain’s failure reason, and doesn’t change a connected domain', async () => {
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

    it('connects the domain to the requested website', async () => {
      await world.connected(ada, name)
      const other = await otherSite(ada)
      expect(await refusal(world.connect(other, name))).toMatchObject({ code: 'domain_connected' })
      await disconnectDomain(world.ctx, named())
      await world.connect(other, name)
      expect(await world.row(ada, name)).toMatchObject({ websiteName: other.handle, state: 'Connected' })
      expect(await refusal(world.connect(ada, name))).toMatchObject({ code: 'domain_connected' })
    })
  })

  describe('disconnecting', () => {
    it('clears a disconnected domain’s website once, and keeps everything else', async () => {
      await world.taken(ada, name)
      world.wait(day)
      await disconnectDomain(world.ctx, named())
      const row = await world.row(ada, name)
      expect(row).toMatchObject({ websiteName: null, state: 'PendingOwnershipVerification', nextCheckAt: null })
      expect(row.quietSince?.getTime()).toBe(begin)
      const before = await world.history(name)
      await disconnectDomain(world.ctx, named())
      expect(await world.history(name)).toEqual(before)
      expect((await listDomains(world.ctx, ada)).domains).toMatchObject([{ domainName: name, websiteName: null }])
    })

    it('repeats until the provider confirms it', async () => {
      await world.connected(ada, name)
      await world.change({ faults: [{ to: 'remove', how: '500' }] })
      expect(await refusal(disconnectDomain(world.ctx, named()))).toMatchObject({ code: 'disconnection_failed' })
      expect(await world.visit(name), 'nothing is shown there all the same').toBe(404)
      expect((await listDomains(world.ctx, ada)).domains).toMatchObject([{ websiteName: null, leaving: true }])
      await world.pass(minute)
      expect(await world.hostnames.find(name)).toMatchObject({ hostname: name })
      await world.change({ faults: [] })
      await world.pass(hour)
      expect(await world.hostnames.find(name)).toBeUndefined()
      expect((await listDomains(world.ctx, ada)).domains).toMatchObject([{ websiteName: null, leaving: false }])
    })

    it('succeeds when the provider no longer knows the name', async () => {
      await world.connected(ada, name)
      await world.hostnames.lose(name)
      expect(await disconnectDomain(world.ctx, named())).toMatchObject({ websiteName: null, leaving: false })
    })

    it('includes the domains of a website that goes offline', async () => {
      await world.connected(ada, name)
      await unpublish(world.ctx, ada)
      expect(await world.visit(name)).toBe(404)
      expect(await world.row(ada, name)).toMatchObject({ websiteName: null, live: false, state: 'Connected' })
      await world.pass(second)
      expect(await world.hostnames.find(name)).toBeUndefined()
      expect((await world.history(name)).at(-1)).toBe('Updated Connected')
      expect(await refusal(world.connect(ada, name))).toMatchObject({ code: 'not_published' })
    })

    it('ends for the main domain when the website is published again', async () => {
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

    it('lasts for a domain that its owner disconnected before', async () => {
      await world.connected(ada, name)
      await disconnectDomain(world.ctx, named())
      await unpublish(world.ctx, ada)
      await republish(ada)
      expect(await world.row(ada, name)).toMatchObject({ websiteName: null })
    })

    it('lasts for a domain that another account or website took', async () => {
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

    it('doesn’t happen when the website changes its handle', async () => {
      await world.connected(ada, name)
      const handle = newHandle()
      await changeHandle(world.ctx, { ...ada, handle })
      expect(await world.row(ada, name)).toMatchObject({ websiteName: handle, live: true })
      expect(await world.visit(name)).toBe('Ada’s Plumbing')
      expect(await world.visit(`${handle}.localhost`)).toBe(`http://${name}:8787/`)
      expect((await world.history(name)).at(-1)).toBe(`Updated Connected of ${handle}`)
    })
  })

  describe('deleting', () => {
    it('works for a pending domain only, and keeps its history', async () => {
      await world.taken(ada, name)
      await deleteDomain(world.ctx, named())
      expect(await world.hostnames.find(name)).toBeUndefined()
      expect((await listDomains(world.ctx, ada)).domains).toEqual([])
      expect((await world.history(name)).map((line) => line.split(' ')[0])).toEqual(['Created', 'Updated', 'Deleted'])
      expect(await refusal(deleteDomain(world.ctx, named()))).toMatchObject({ code: 'not_found' })
    })

    it('works for a domain that the provider never knew', async () => {
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
    ])('fails for a domain that is %s', async (_word, step) => {
      await world.taken(ada, name, step)
      await world.pass(minute)
      const before = await world.row(ada, name)
      expect(await refusal(deleteDomain(world.ctx, named()))).toMatchObject({ code: 'domain_not_pending' })
      expect(await world.row(ada, name)).toEqual(before)
    })

    it('fails while the provider fails, and can be repeated', async () => {
      await world.taken(ada, name)
      await world.change({ faults: [{ to: 'remove', how: '500' }] })
      expect(await refusal(deleteDomain(world.ctx, named()))).toMatchObject({ code: 'disconnection_failed' })
      await world.change({ faults: [] })
      await deleteDomain(world.ctx, named())
      expect(await world.hostnames.find(name)).toBeUndefined()
    })
  })
})

/** Publishes the website again at its handle. */
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
