import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { claimCreation, finishCreation } from '../../../worker/creation/claim.ts'
import { drainMediaRemovals, insertRemoval } from '../../../worker/pictures/removals.ts'
import type { LibraryPicture } from '../../../worker/pictures/schema.ts'
import { storePicture } from '../../../worker/pictures/store-picture.ts'
import { creationIdOf } from '../../../worker/platform/crypto/hash.ts'
import { atHome } from '../../../worker/platform/db/homes.ts'
import { makePng } from '../../harness/pictures/formats.ts'
import { signIn, uidOf } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { createWebsite, newOrder, plumberAnswers } from '../../harness/workers/creation/creations.ts'
import { databaseOf, livingIn, newResident, rowsIn } from '../../harness/workers/homes/two-homes.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { contextOf } from '../../harness/workers/sites/sites.ts'

const isDraft = (id: string) => `id = '${id}'`

describe('A website that is being created', () => {
  it('becomes a draft in the database of the person who signs in', async () => {
    const browser = new Browser(livingIn(2))
    const { creationId } = await createWebsite(browser)
    const { draftId } = await signIn(browser, `late-${creationId}@example.com`)
    expect(draftId).toBe(creationId)
    expect([
      await rowsIn(1, 'draft_websites', isDraft(creationId)),
      await rowsIn(2, 'draft_websites', isDraft(creationId)),
    ]).toEqual([0, 1])
    expect((await browser.get(`/api/drafts/${creationId}`)).body).toMatchObject({
      websiteSettings: { businessName: plumberAnswers.businessName },
    })
  })

  it('becomes a draft there when it is done, for somebody who is signed in', async () => {
    const { browser } = await newResident(2)
    const { creationId } = await createWebsite(browser)
    expect(await rowsIn(2, 'draft_websites', isDraft(creationId))).toBe(1)
    expect(((await browser.get('/api/drafts')).body as { drafts: unknown[] }).drafts).toHaveLength(1)
  })

  it('takes its pictures along, and their files stay when the first database forgets them', async () => {
    const { order, token } = await newOrder()
    const draftId = await creationIdOf(token)
    const picture = { kind: 'upload', provider: 'Custom', description: 'The van', tags: [], isCreation: true } as const
    const bytes = await makePng(300, 200)
    await storePicture(contextOf(), { ...picture, ...order, userId: '', draftId, bytes })
    await finishCreation(contextOf(), { creationId: draftId, document: smallDocument() })
    const { browser, userId } = await newResident(2)
    expect((await claimCreation(contextOf(), { userId, token })).draftId).toBe(draftId)
    const isIts = `draft_id = '${draftId}'`
    expect([await rowsIn(1, 'website_images', isIts), await rowsIn(2, 'website_images', isIts)]).toEqual([0, 1])
    const { body } = await browser.get(`/api/drafts/${draftId}/images`)
    expect((body as { pictures: LibraryPicture[] }).pictures.map(({ image }) => image.description)).toEqual(['The van'])
    const hash = await databaseOf(2).prepare('select hash from website_images').first<string>('hash')
    await insertRemoval(contextOf().directory, { hash: hash ?? '', at: new Date() })
    expect(await drainMediaRemovals(contextOf())).toEqual({ removed: 0, failed: 0 })
    expect((await env.MEDIA.list({ prefix: `media/${hash}/` })).objects.length).toBeGreaterThan(0)
  })

  it('gives its owner a picture that is still being stored, in the first database', async () => {
    const { order, token } = await newOrder()
    const draftId = order.creationId
    await env.DB.prepare(
      `insert into website_images (id, draft_id, user_id, kind, hash, state, provider, description, tags, width, height, bytes, variants, created_at)
      values ('late', ?, '', 'upload', 'hash', 'pending', 'Custom', '', '[]', 1, 1, 1, '[]', 0)`,
    )
      .bind(draftId)
      .run()
    await finishCreation(contextOf(), { creationId: draftId, document: smallDocument() })
    const { userId } = await newResident(1)
    await claimCreation(contextOf(), { userId, token })
    const owner = await env.DB.prepare("select user_id from website_images where id = 'late'").first<string>('user_id')
    expect(owner).toBe(userId)
  })

  it('is one draft of one person when several of both databases claim it at once', async () => {
    const people = [await newResident(1), await newResident(2), await newResident(2)]
    for (let round = 0; round < 5; round += 1) await claimTogether(people)
  })

  async function claimTogether(people: { userId: string }[]) {
    const { order, token } = await newOrder()
    await finishCreation(contextOf(), { creationId: order.creationId, document: smallDocument() })
    const claims = await Promise.all(people.map(({ userId }) => claimCreation(contextOf(), { userId, token })))
    expect(claims.filter(({ draftId }) => draftId !== null)).toHaveLength(1)
    const which = isDraft(order.creationId)
    expect((await rowsIn(1, 'draft_websites', which)) + (await rowsIn(2, 'draft_websites', which))).toBe(1)
    const again = await Promise.all(people.map(({ userId }) => claimCreation(contextOf(), { userId, token })))
    expect(again).toEqual(claims)
  }

  it('is claimed again after a crash between the two databases', async () => {
    const { order, token } = await newOrder()
    await finishCreation(contextOf(), { creationId: order.creationId, document: smallDocument() })
    const { userId } = await newResident(2)
    await claimCreation(contextOf(), { userId, token })
    // As if the second step had never come.
    await env.DB.prepare('update creations set draft_id = null, user_id = null where id = ?')
      .bind(order.creationId)
      .run()
    expect((await claimCreation(contextOf(), { userId, token })).draftId).toBe(order.creationId)
    expect(await rowsIn(2, 'draft_websites', isDraft(order.creationId))).toBe(1)
  })

  it('waits where the account is full, also in the second database', async () => {
    const { browser, userId } = await newResident(2)
    for (let index = 0; index < Number(env.WEBSITE_LIMIT); index += 1)
      await browser.post('/api/drafts', { websiteSettings: smallDocument() })
    const { order, token } = await newOrder()
    await finishCreation(contextOf(), { creationId: order.creationId, document: smallDocument() })
    expect(await claimCreation(contextOf(), { userId, token })).toMatchObject({ draftId: null, limitReached: true })
    expect((await browser.post('/api/creations', plumberAnswers)).status).toBe(409)
  })
})

describe('A picture that websites of both databases have', () => {
  it('keeps its files until the last of them is gone', async () => {
    const [ada, bob] = [await newResident(1), await newResident(2)]
    const bytes = await makePng(301, 200)
    const stored = async ({ browser, userId }: { browser: Browser; userId: string }, home: 1 | 2) => {
      const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument() })
      const { draftId } = body as { draftId: string }
      const caller = { userId, address: null, network: null }
      const about = { kind: 'upload', provider: 'Custom', description: '', tags: [] } as const
      await storePicture(atHome(contextOf(), home), { ...about, userId, draftId, caller, bytes })
    }
    await stored(ada, 1)
    await stored(bob, 2)
    const hash = await databaseOf(2)
      .prepare('select hash from website_images where user_id = ?')
      .bind(bob.userId)
      .first<string>('hash')
    const files = async () => (await env.MEDIA.list({ prefix: `media/${hash}/` })).objects.length
    const all = await files()
    expect(all).toBeGreaterThan(0)
    await deleteAccount(ada.browser)
    expect(await files()).toBe(all)
    await deleteAccount(bob.browser)
    expect(await files()).toBe(0)
  })
})

async function deleteAccount(browser: Browser): Promise<void> {
  await env.DB.prepare(
    "insert into reauthentications (session_id, act, status, expires_at) select id, 'delete-account', 'granted', ? from sessions where user_id = ?",
  )
    .bind(Date.now() + 60_000, await uidOf(browser))
    .run()
  const { status, body } = await browser.call('DELETE', '/api/account')
  expect(status, JSON.stringify(body)).toBeLessThan(300)
}

describe('Deleting an account', () => {
  it('leaves nothing of it in either database', async () => {
    const { browser, userId } = await newResident(2)
    await createWebsite(browser)
    await deleteAccount(browser)
    for (const home of [1, 2] as const) {
      for (const [table, column] of [
        ['users', 'id'],
        ['account_homes', 'user_id'],
        ['draft_websites', 'user_id'],
        ['creations', 'user_id'],
        ['website_images', 'user_id'],
        ['sessions', 'user_id'],
      ] as const) {
        expect([home, table, await rowsIn(home, table, `${column} = '${userId}'`)]).toEqual([home, table, 0])
      }
    }
  })
})
