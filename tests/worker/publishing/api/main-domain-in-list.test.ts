import { expect, it } from 'vitest'
import type { Draft, DraftListItem } from '../../../../worker/drafts/schema.ts'
import { newPerson } from '../../../harness/workers/accounts/sign-in.ts'
import { connectDomain, disconnectDomain, takeDomain } from '../../../harness/workers/domains/connected-domain.ts'
import { smallDocument } from '../../../harness/workers/sites/documents.ts'
import { contextOf } from '../../../harness/workers/sites/sites.ts'

it('lists each website with its main domain', async () => {
  const browser = await newPerson()
  const { user } = (await browser.get('/api/session')).body as { user: { uid: string } }
  const websites = [smallDocument('Named'), smallDocument('Unnamed'), smallDocument('Draft')]
  const drafts: Draft[] = []
  for (const websiteSettings of websites)
    drafts.push((await browser.post('/api/drafts', { websiteSettings })).body as Draft)
  const [named, unnamed] = drafts.map(({ draftId }) => draftId) as [string, string]
  const publish = (draftId: string, handle: string) =>
    browser.post(`/api/drafts/${draftId}/publish`, { handle }, { 'if-match': '"1"' })
  await publish(named, 'list-named')
  await publish(unnamed, 'list-unnamed')
  const of = { userId: user.uid, draftId: named }
  const list = async () => {
    const { drafts: listed } = (await browser.get('/api/drafts')).body as { drafts: DraftListItem[] }
    for (const { url, publishedHandle, mainDomain } of listed)
      expect(url).toBe(publishedHandle && `http://${mainDomain ?? `${publishedHandle}.localhost`}:8787/`)
    return Object.fromEntries(listed.map(({ businessName, mainDomain }) => [businessName, mainDomain]))
  }

  await takeDomain(contextOf(), { ...of, domainName: 'pending.list.example' }, true)
  expect(await list()).toEqual({ Named: null, Unnamed: null, Draft: null })
  await connectDomain(contextOf(), { ...of, domainName: 'first.list.example' })
  await connectDomain(contextOf(), { ...of, domainName: 'second.list.example' })
  expect(await list()).toEqual({ Named: 'first.list.example', Unnamed: null, Draft: null })
  await disconnectDomain(contextOf(), { ...of, domainName: 'first.list.example' })
  expect(await list()).toEqual({ Named: 'second.list.example', Unnamed: null, Draft: null })
})
