import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { deleteDraft } from '../../../../worker/services/drafts/delete.ts'
import { removeReleases } from '../../../../worker/services/publishing/remove-releases.ts'
import { unpublish } from '../../../../worker/services/publishing/unpublish.ts'
import { faultyD1 } from '../../../harness/workers/faulty-d1.ts'
import { inboxRowsOf, newConversation } from '../../../harness/workers/messages.ts'
import { countedViews, countView } from '../../../harness/workers/one-view.ts'
import { contextOf, idOf, newHandle, newSite, publish, siteEnv } from '../../../harness/workers/sites.ts'

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

it('takes along what visitors sent, what was set, the mails that wait and the numbers, and nobody else’s', async () => {
  const [site, other] = [await busySite(), await busySite()]
  await deleteDraft(contextOf(), idOf(site))
  expect(await inboxRowsOf(site.userId)).toEqual(nothing)
  expect(await countedViews(idOf(site).draftId)).toBe(0)
  expect(await inboxRowsOf(other.userId)).toEqual(everything)
  expect(await countedViews(idOf(other).draftId)).toBe(1)
})

it('is not somebody else’s to do', async () => {
  const [site, other] = [await busySite(), await newSite()]
  const foreign = { userId: other.userId, draftId: idOf(site).draftId }
  await expect(deleteDraft(contextOf(), foreign)).rejects.toMatchObject({ code: 'not_found' })
  expect(await inboxRowsOf(site.userId)).toEqual(everything)
  expect(await countedViews(idOf(site).draftId)).toBe(1)
})

it('is all or nothing', async () => {
  const site = await busySite()
  const fault = ({ query }: { query: string }) => (/delete from "inbox_settings"/.test(query) ? 'throws' : undefined)
  const failing = contextOf(siteEnv({ DB: faultyD1(env.DB, fault) }))
  await expect(deleteDraft(failing, idOf(site))).rejects.toThrow()
  expect(await inboxRowsOf(site.userId)).toEqual(everything)
  await deleteDraft(contextOf(), idOf(site))
  expect(await inboxRowsOf(site.userId)).toEqual(nothing)
})

it('removes the numbers later where they cannot be removed at once', async () => {
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
