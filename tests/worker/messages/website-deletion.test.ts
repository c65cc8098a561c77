import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { removeReleases } from '../../../worker/publishing/remove-releases.ts'
import { deleteDraft, unpublish } from '../../../worker/publishing/take-down.ts'
import { faultyD1 } from '../../harness/workers/faults/faulty-d1.ts'
import { inboxRowsOf, newConversation } from '../../harness/workers/messages/messages.ts'
import { contextOf, idOf, newHandle, newSite, publish, siteEnv } from '../../harness/workers/sites/sites.ts'
import { countedViews, countView } from '../../harness/workers/visits/one-view.ts'

async function busySite() {
  const site = await newSite()
  await publish(site, newHandle())
  await newConversation(idOf(site))
  await countView(idOf(site).draftId)
  return site
}
const everything = { messages: 1, replies: 1, settings: 1, mails: 3 }
const nothing = { messages: 0, replies: 0, settings: 0, mails: 0 }
const noCounter = siteEnv({
  VISITS: {
    getByName: () => ({ forget: () => Promise.reject(new Error('no counter today')) }),
  } as unknown as typeof env.VISITS, // a stub: only forget is called
})

it('deletes a website’s messages, settings, queued emails and numbers, and nobody else’s', async () => {
  const [site, other] = [await busySite(), await busySite()]
  await deleteDraft(contextOf(), idOf(site))
  expect(await inboxRowsOf(site.userId)).toEqual(nothing)
  expect(await countedViews(idOf(site).draftId)).toBe(0)
  expect(await inboxRowsOf(other.userId)).toEqual(everything)
  expect(await countedViews(idOf(other).draftId)).toBe(1)
})

it('returns 404 for the deletion of another person’s website', async () => {
  const [site, other] = [await busySite(), await newSite()]
  const foreign = { userId: other.userId, draftId: idOf(site).draftId }
  await expect(deleteDraft(contextOf(), foreign)).rejects.toMatchObject({ code: 'not_found' })
  expect(await inboxRowsOf(site.userId)).toEqual(everything)
  expect(await countedViews(idOf(site).draftId)).toBe(1)
})

it('deletes all of a website or nothing when the database fails', async () => {
  const site = await busySite()
  const fault = ({ query }: { query: string }) => (/delete from "inbox_settings"/.test(query) ? 'throws' : undefined)
  const failing = contextOf(siteEnv({ DB: faultyD1(env.DB, fault) }))
  await expect(deleteDraft(failing, idOf(site))).rejects.toThrow()
  expect(await inboxRowsOf(site.userId)).toEqual(everything)
  await deleteDraft(contextOf(), idOf(site))
  expect(await inboxRowsOf(site.userId)).toEqual(nothing)
})

it('deletes the numbers later when their store fails', async () => {
  const site = await busySite()
  const { draftId } = idOf(site)
  await deleteDraft(contextOf(noCounter), idOf(site))
  expect(await inboxRowsOf(site.userId)).toEqual(nothing)
  expect(await countedViews(draftId)).toBe(1)
  expect(await removeReleases(contextOf(noCounter), draftId)).toEqual({ removed: 0, failed: 1 })
  expect(await removeReleases(contextOf(), draftId)).toEqual({ removed: 1, failed: 0 })
  expect(await countedViews(draftId)).toBe(0)
})

it('keeps everything of a website that is only taken offline', async () => {
  const site = await busySite()
  await unpublish(contextOf(), idOf(site))
  await removeReleases(
    contextOf(siteEnv(), () => new Date(Date.now() + 30 * 24 * 60 * 60 * 1000)),
    idOf(site).draftId,
  )
  expect(await inboxRowsOf(site.userId)).toEqual(everything)
  expect(await countedViews(idOf(site).draftId)).toBe(1)
})
