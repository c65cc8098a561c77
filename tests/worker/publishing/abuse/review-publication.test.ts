import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import type { Draft } from '../../../../worker/drafts/schema.ts'
import { auditList, queue } from '../../../../worker/operate/schema.ts'
import { codeOf, newPerson, requestProof, signIn, uidOf } from '../../../harness/workers/accounts/account.ts'
import { Browser } from '../../../harness/workers/accounts/browser.ts'
import { smallDocument } from '../../../harness/workers/sites/documents.ts'
import { badWebsite, goodWebsite } from '../../../harness/workers/sites/good-and-bad.ts'
import { addressFor, newHandle, titleAt, visit } from '../../../harness/workers/sites/sites.ts'

const operatorAddress = 'operator@example.com'
const operator = new Browser({ OPERATOR_EMAILS: operatorAddress })
const reason = 'Checked by hand'
const phishing = () => ({ ...badWebsite(1), id: 'example' })
const harmless = async (name = 'Wren Plumbing') => ({ ...(await goodWebsite(1)), id: 'example', businessName: name })

beforeAll(async () => {
  await signIn(operator, operatorAddress)
  const proof = await requestProof(operator, operatorAddress, 'operate')
  await operator.post('/api/account/reauthentication/code/verify', proof)
})
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

const day = 86_400_000
const joinedDaysAgo = async (browser: Browser, days: number) =>
  env.DB.prepare('update users set created_at = ? where id = ?')
    .bind(Date.now() - days * day, await uidOf(browser))
    .run()

async function newDraft(browser: Browser, websiteSettings: WebsiteSettings) {
  const { status, body } = await browser.post('/api/drafts', { websiteSettings })
  expect(status).toBe(201)
  const { draftId } = body as Draft
  const handle = newHandle()
  let revision = 1
  return {
    draftId,
    handle,
    publish: () => browser.post(`/api/drafts/${draftId}/publish`, { handle }, { 'if-match': `"${revision}"` }),
    save: async (changed: WebsiteSettings) => {
      const body = { websiteSettings: changed }
      const saved = await browser.put(`/api/drafts/${draftId}`, body, { 'if-match': `"${revision}"` })
      revision = (saved.body as Draft).revision
    },
  }
}

const queued = async () => queue.parse((await operator.get('/api/operate/queue')).body)
const act = (draftId: string, what: string) => operator.post(`/api/operate/websites/${draftId}/${what}`, { reason })

describe('a held or refused website', () => {
  it('causes first publications of the account’s other websites to be held until an operator decides', async () => {
    const browser = await newPerson()
    const first = await newDraft(browser, phishing())
    expect(codeOf(await first.publish())).toBe('held_for_review')
    const second = await newDraft(browser, await harmless())
    expect(codeOf(await second.publish())).toBe('held_for_review')
    const third = await newDraft(browser, phishing())
    expect(codeOf(await third.publish())).toBe('held_for_review')
    expect((await visit(addressFor(third.handle))).status).toBe(404)
    await act(first.draftId, 'refuse')
    const fourth = await newDraft(browser, await harmless('Another Plumber'))
    expect(codeOf(await fourth.publish())).toBe('held_for_review')
    await act(second.draftId, 'approve')
    expect((await visit(addressFor(second.handle))).status).toBe(200)
  })

  it('doesn’t affect other accounts’ websites', async () => {
    const suspect = await newDraft(await newPerson(), phishing())
    expect(codeOf(await suspect.publish())).toBe('held_for_review')
    expect((await (await newDraft(await newPerson(), await harmless())).publish()).status).toBe(200)
  })
})

describe('an online website’s new version', () => {
  it('waits for review when a young account swaps in phishing, while visitors see the earlier version', async () => {
    const website = await newDraft(await newPerson(), await harmless())
    expect((await website.publish()).status).toBe(200)
    const before = await titleAt(website.handle)
    await website.save(phishing())
    expect(codeOf(await website.publish())).toBe('held_for_review')
    expect(await titleAt(website.handle)).toBe(before)
    await act(website.draftId, 'approve')
    expect(await titleAt(website.handle)).not.toBe(before)
  })

  it('waits for review when an old account changes most of the text into phishing', async () => {
    const browser = await newPerson()
    await joinedDaysAgo(browser, 400)
    const website = await newDraft(browser, await harmless())
    expect((await website.publish()).status).toBe(200)
    await website.save(phishing())
    expect(codeOf(await website.publish())).toBe('held_for_review')
  })

  it('passes without an assessment when an old account changes a few words', async () => {
    const browser = await newPerson()
    const website = await newDraft(browser, await harmless())
    await website.publish()
    await joinedDaysAgo(browser, 31)
    await env.DB.prepare('delete from publication_reviews where draft_id = ?').bind(website.draftId).run()
    await website.save(await harmless('Wren & Daughter Plumbing'))
    expect((await website.publish()).status).toBe(200)
    expect((await queued()).passed.map(({ draftId }) => draftId)).not.toContain(website.draftId)
  })

  it('passes with approved content, and is held with more phishing', async () => {
    const website = await newDraft(await newPerson(), phishing())
    await website.publish()
    await act(website.draftId, 'approve')
    await website.save({ ...phishing(), sections: phishing().sections })
    expect((await website.publish()).status).toBe(200)
    await website.save({ ...badWebsite(2), id: 'example' })
    expect(codeOf(await website.publish())).toBe('held_for_review')
  })
})

describe('a passing publication', () => {
  it('waits in the operators’ queue with its findings until an operator marks it as checked', async () => {
    const website = await newDraft(await newPerson(), smallDocument('PayPal Login'))
    expect((await website.publish()).status).toBe(200)
    const line = (await queued()).passed.find(({ draftId }) => draftId === website.draftId)
    expect(line).toMatchObject({ review: 'passed' })
    expect(line?.findings).toHaveLength(2)
    expect((await act(website.draftId, 'approve')).status).toBe(404)
    expect((await act(website.draftId, 'mark-checked')).status).toBe(200)
    expect((await queued()).passed.map(({ draftId }) => draftId)).not.toContain(website.draftId)
    const { entries } = auditList.parse((await operator.get('/api/operate/audit')).body)
    expect(entries[0]).toMatchObject({ act: 'check-publication', subjectId: website.draftId })
  })
})
