import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Draft } from '../../../../worker/drafts/schema.ts'
import { handlesAtRest } from '../../../../worker/publishing/schema.ts'
import { codeOf, newCodePerson, requestProof } from '../../../harness/workers/accounts/account.ts'
import { Browser } from '../../../harness/workers/accounts/browser.ts'
import { newPerson } from '../../../harness/workers/accounts/sign-in.ts'
import { newDraftId } from '../../../harness/workers/pictures/uploads.ts'
import { smallDocument } from '../../../harness/workers/sites/documents.ts'
import { newHandle } from '../../../harness/workers/sites/sites.ts'

const ifMatch = { 'if-match': '"1"' }

const statusFor = async (browser: Browser, handle: string) =>
  ((await browser.get(`/api/handles/${handle}`)).body as { status: string }).status

async function publishAt(browser: Browser, handle: string): Promise<string> {
  const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument() })
  const { draftId } = body as Draft
  expect((await browser.post(`/api/drafts/${draftId}/publish`, { handle }, ifMatch)).status).toBe(200)
  return draftId
}

describe('the web address of a deleted account', () => {
  it('returns handle_in_use for a deleted account’s handle while it is reserved, signed in or not', async () => {
    const [{ browser, email }, handle] = [await newCodePerson(), newHandle()]
    await publishAt(browser, handle)
    const proof = await requestProof(browser, email, 'delete-account')
    expect((await browser.post('/api/account/reauthentication/code/verify', proof)).status).toBe(200)
    expect((await browser.delete('/api/account')).status).toBe(204)
    const stranger = await newPerson()
    expect(await statusFor(new Browser(), handle)).toBe('in-use')
    expect(await statusFor(stranger, handle)).toBe('in-use')
    const refused = await stranger.post(`/api/drafts/${await newDraftId(stranger)}/publish`, { handle }, ifMatch)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'handle_in_use'])
  })
})

describe('moving a website again and again', () => {
  it('reserves only the last few handles that a website has left', async () => {
    const [browser, stranger] = [await newPerson(), new Browser()]
    const handles = Array.from({ length: 9 }, newHandle)
    const draftId = await publishAt(browser, handles[0] ?? '')
    for (const handle of handles.slice(1))
      expect((await browser.put(`/api/drafts/${draftId}/handle`, { handle })).status).toBe(200)
    const seen = await Promise.all(handles.map((handle) => statusFor(stranger, handle)))
    const kept = handlesAtRest + 1
    expect(seen).toEqual([...Array(handles.length - kept).fill('available'), ...Array(kept).fill('in-use')])
  })

  it('counts handles left by going offline among the reserved ones', async () => {
    const [browser, stranger] = [await newPerson(), new Browser()]
    const handles = Array.from({ length: 6 }, newHandle)
    const draftId = await newDraftId(browser)
    for (const handle of handles) {
      await browser.post(`/api/drafts/${draftId}/publish`, { handle }, ifMatch)
      expect((await browser.post(`/api/drafts/${draftId}/unpublish`)).status).toBe(200)
    }
    const seen = await Promise.all(handles.map((handle) => statusFor(stranger, handle)))
    expect(seen.filter((status) => status === 'in-use')).toHaveLength(handlesAtRest)
    expect(seen.slice(-handlesAtRest)).toEqual(Array(handlesAtRest).fill('in-use'))
  })

  it('reserves one handle for each website of an account', async () => {
    const [browser, stranger] = [await newPerson(), new Browser()]
    const handles = Array.from({ length: handlesAtRest + 2 }, newHandle)
    const draftIds: string[] = []
    for (const handle of handles) draftIds.push(await publishAt(browser, handle))
    for (const draftId of draftIds) await browser.post(`/api/drafts/${draftId}/unpublish`)
    for (const handle of handles) expect(await statusFor(stranger, handle)).toBe('in-use')
  })

  it('lets another person take a released handle, and keeps one that a schedule needs', async () => {
    const [browser, stranger] = [await newPerson(), await newPerson()]
    const [waiting, first] = [newHandle(), newHandle()]
    const draftId = await publishAt(browser, waiting)
    await browser.put(`/api/drafts/${draftId}/handle`, { handle: first })
    const later = `/api/drafts/${await newDraftId(browser)}/schedules`
    const at = new Date(Date.now() + 3_600_000).toISOString()
    expect((await browser.post(later, { handle: waiting, at }, ifMatch)).status).toBe(200)
    for (let moves = 0; moves <= handlesAtRest; moves += 1)
      await browser.put(`/api/drafts/${draftId}/handle`, { handle: newHandle() })
    expect(await statusFor(stranger, waiting)).toBe('in-use')
    expect(await statusFor(stranger, first)).toBe('available')
    const draft = await newDraftId(stranger)
    expect((await stranger.post(`/api/drafts/${draft}/publish`, { handle: first }, ifMatch)).status).toBe(200)
    expect(await env.DB.prepare('select 1 from kept_handles where handle = ?').bind(first).first()).toBeNull()
  })
})
