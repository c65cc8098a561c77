import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { connectDomain } from '../../../worker/domains/connect.ts'
import { settleDomains } from '../../../worker/domains/settle.ts'
import type { ServiceContext } from '../../../worker/platform/context.ts'
import { atHome, takeName } from '../../../worker/platform/db/homes.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { at, minute, newDomainWorld, newName } from '../../harness/workers/domains/domain-world.ts'
import { findAt } from '../../harness/workers/domains/site-with-domain.ts'
import { databaseOf, newDraft, newResident, publishAt } from '../../harness/workers/homes/two-homes.ts'
import { contextOf, newHandle, titleAt } from '../../harness/workers/sites/sites.ts'

/** Somebody of a home with a website. */
async function newNeighbor(home: 1 | 2, businessName: string) {
  const resident = await newResident(home)
  return { ...resident, draftId: await newDraft(resident.browser, businessName) }
}

const homeOf = async (name: string) =>
  env.DB.prepare('select home from name_homes where name = ?').bind(name).first<number>('home')

/** As if a name had been taken long ago. */
const letRest = (name: string) => env.DB.prepare('update name_homes set taken_at = 0 where name = ?').bind(name).run()

const statusOf = async (browser: { get: (path: string) => Promise<{ body: unknown }> }, handle: string) =>
  ((await browser.get(`/api/handles/${handle}`)).body as { status: string }).status

describe('A handle', () => {
  it.each([
    [1, 2],
    [2, 1],
  ] as const)('that a website of database %i has is in use for everybody of database %i', async (first, second) => {
    const [ada, bob, handle] = [await newNeighbor(first, 'Ada'), await newNeighbor(second, 'Bob'), newHandle()]
    expect(await statusOf(bob.browser, handle)).toBe('available')
    expect(await publishAt(ada.browser, ada.draftId, handle)).toBe(200)
    expect(await statusOf(bob.browser, handle)).toBe('in-use')
    expect(await publishAt(bob.browser, bob.draftId, handle)).toBe(409)
    await letRest(handle)
    expect(await publishAt(bob.browser, bob.draftId, handle)).toBe(409)
    expect(await titleAt(handle)).toContain('Ada')
    expect(await publishAt(ada.browser, ada.draftId, handle)).toBe(200)
  })

  it('goes to one of two people of different databases who publish at the same moment', async () => {
    const [ada, bob] = [await newNeighbor(1, 'Ada'), await newNeighbor(2, 'Bob')]
    for (let round = 0; round < 5; round += 1) {
      const handle = newHandle()
      const statuses = await Promise.all([ada, bob].map(({ browser, draftId }) => publishAt(browser, draftId, handle)))
      expect(statuses.toSorted()).toEqual([200, 409])
      expect(await titleAt(handle)).toContain(statuses[0] === 200 ? 'Ada' : 'Bob')
    }
  })

  it('passes to the other database once nothing of it is left in the first', async () => {
    const [ada, bob, handle] = [await newNeighbor(1, 'Ada'), await newNeighbor(2, 'Bob'), newHandle()]
    expect(await publishAt(ada.browser, ada.draftId, handle)).toBe(200)
    expect((await ada.browser.delete(`/api/drafts/${ada.draftId}`)).status).toBeLessThan(300)
    await letRest(handle)
    expect(await publishAt(bob.browser, bob.draftId, handle)).toBe(409)
    await env.DB.prepare('delete from reserved_handles where handle = ?').bind(handle).run()
    await reconcile(contextOf())
    expect(await statusOf(bob.browser, handle)).toBe('available')
    expect(await publishAt(bob.browser, bob.draftId, handle)).toBe(200)
    expect(await homeOf(handle)).toBe(2)
    await reconcile(contextOf())
    expect(await titleAt(handle)).toContain('Bob')
  })

  it('does not pass on while somebody of its database is about to use it', async () => {
    const [first, second] = [contextOf(), atHome(contextOf(), 2)]
    const unused = async () => false
    const handle = newHandle()
    expect(await takeName(second, handle, unused)).toBe(true)
    expect(await takeName(first, handle, unused)).toBe(false)
    expect(await takeName(second, handle, unused)).toBe(true)
    await letRest(handle)
    expect(await takeName(first, handle, unused)).toBe(true)
    expect(await takeName(second, handle, async () => true)).toBe(false)
  })

  it('does not pass on where somebody of its database takes it in between', async () => {
    const [first, second, handle] = [contextOf(), atHome(contextOf(), 2), newHandle()]
    await takeName(first, handle, async () => false)
    await letRest(handle)
    const taken = await takeName(second, handle, async (there) => {
      await takeName(there, handle, async () => false)
      return false
    })
    expect(taken).toBe(false)
    const fresh = newHandle()
    const takenFresh = await takeName(second, fresh, async (there) => {
      await takeName(there, fresh, async () => false)
      return false
    })
    expect(takenFresh).toBe(false)
  })
})

describe('A domain', () => {
  const second = (ctx: ServiceContext) => atHome(ctx, 2)

  it('that an account of the first database proved goes to one of the second only with its proof', async () => {
    const world = await newDomainWorld()
    const [ada, bob] = [await newNeighbor(1, 'Ada'), await newNeighbor(2, 'Bob')]
    const [adasHandle, bobsHandle, name] = [newHandle(), newHandle(), newName()]
    expect(await publishAt(ada.browser, ada.draftId, adasHandle)).toBe(200)
    expect(await publishAt(bob.browser, bob.draftId, bobsHandle)).toBe(200)
    const [adas, bobs] = [
      { ...ada, handle: adasHandle },
      { ...bob, handle: bobsHandle },
    ]
    await world.connected(adas, name)
    expect(await findAt(name)).toContain('Ada')

    const claim = () =>
      connectDomain(second(world.ctx), { userId: bob.userId, draftId: bob.draftId, typed: name, pair: false })
    await expect(claim()).rejects.toMatchObject({ code: 'domain_taken' })
    expect(await findAt(name)).toContain('Ada')

    await world.prove(name, bobs)
    await letRest(name)
    await claim()
    expect(await homeOf(name)).toBe(2)
    const held = await databaseOf(2)
      .prepare('select state from website_domains where domain_name = ?')
      .bind(name)
      .first<string>('state')
    expect(held).toBe('PendingOwnershipVerification')
    await settleDomains(second(world.ctx))
    await world.walk(name, at.active)
    world.wait(minute)
    await settleDomains(second(world.ctx))
    world.wait(minute)
    await settleDomains(second(world.ctx))
    expect(await findAt(name)).toContain('Bob')
  })

  it('returns with its website unless somebody of the other database has it by then', async () => {
    const world = await newDomainWorld()
    const [ada, bob] = [await newNeighbor(2, 'Ada'), await newNeighbor(1, 'Bob')]
    const [handle, bobsHandle, name] = [newHandle(), newHandle(), newName()]
    expect(await publishAt(ada.browser, ada.draftId, handle)).toBe(200)
    expect(await publishAt(bob.browser, bob.draftId, bobsHandle)).toBe(200)
    await connectDomain(second(world.ctx), { userId: ada.userId, draftId: ada.draftId, typed: name, pair: false })
    expect((await ada.browser.post(`/api/drafts/${ada.draftId}/unpublish`, {})).status).toBeLessThan(300)
    await settleDomains(second(world.ctx))
    await reconcile(second(world.ctx))
    await letRest(name)
    await world.connect({ ...bob, handle: bobsHandle }, name)
    expect(await homeOf(name)).toBe(1)
    expect(await publishAt(ada.browser, ada.draftId, handle)).toBe(200)
    const left = await databaseOf(2)
      .prepare('select website_name, returns_to from website_domains where domain_name = ?')
      .bind(name)
      .first()
    expect(left).toEqual({ website_name: null, returns_to: null })
  })
})
