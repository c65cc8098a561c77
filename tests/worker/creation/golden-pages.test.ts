import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Draft, Published } from '../../../worker/drafts/schema.ts'
import { goldenBusinesses } from '../../golden/all-businesses.ts'
import { type GoldenBusiness, wizardAnswers } from '../../golden/golden-business.ts'
import { readPage } from '../../golden/judge/page.ts'
import { pageInNode } from '../../golden/page-in-node.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { signIn } from '../../harness/workers/accounts/sign-in.ts'
import { createWebsite } from '../../harness/workers/creation/creations.ts'
import { contextOf, visit } from '../../harness/workers/sites/sites.ts'

/** One in so many goes the whole way. */
const every = Math.floor(goldenBusinesses.length / 12)
const chosen = goldenBusinesses.filter((_business, at) => at % every === 0).slice(0, 12)

/** What visitors get of a website that the wizard made, its owner signed in for and published unchanged. */
async function publishedPage(business: GoldenBusiness): Promise<string> {
  const browser = new Browser()
  await createWebsite(browser, wizardAnswers(business))
  const { draftId } = await signIn(browser, `${business.id}@example.com`)
  const { revision } = (await browser.get(`/api/drafts/${draftId}`)).body as Draft
  const handle = { handle: `golden-${chosen.indexOf(business)}` }
  const answer = await browser.post(`/api/drafts/${draftId}/publish`, handle, { 'if-match': `"${revision}"` })
  expect(answer.status, answer.text).toBe(200)
  const response = await visit((answer.body as Published).url)
  expect(response.status).toBe(200)
  return response.text()
}

describe('a website of the golden set', () => {
  it.each(chosen.map((business) => [business.id, business] as const))(
    'says the same when %s publishes it as when it is judged without the Worker',
    async (_id, business) => {
      const [published, judged] = [
        readPage(await publishedPage(business)),
        readPage(await pageInNode(business, contextOf(env))),
      ]
      expect(published).toEqual(judged)
      expect(published.text).toContain(business.answers.businessName)
    },
  )
})
