import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { callerOf } from '../../../worker/platform/http/caller.ts'
import { allowanceOf, spend } from '../../../worker/platform/limits/count-attempt.ts'
import { attemptLimits } from '../../../worker/platform/limits/limits.ts'
import { makePng } from '../../harness/pictures/png.ts'
import { newAddress, newCodePerson, password, uidOf } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { newDraftId, pictureRows, storedFiles, upload } from '../../harness/workers/pictures/uploads.ts'

const alone: Partial<Env> = { PEOPLE_AN_ADDRESS: '1' }
/** A small photo is drawn in one size and as AVIF, but counts as the six that a large one takes. */
const aPhoto = 6

type Name = 'picture sizes of an account' | 'picture sizes from an address' | 'picture sizes'
/** Has all but so many photos of a day's limit used up. */
async function leavePhotos(name: Name, who: string, photos: number) {
  const allowance = await allowanceOf({ env: { ...env, ...alone } }, name, who)
  const amount = attemptLimits[name].most - photos * aPhoto
  expect(await spend(openDatabase(env.DB), allowance, { amount, at: new Date() })).toBeUndefined()
}

let seed = 1
const newPhoto = () => makePng(12, 12, 70_000 + seed++)
const refusal = { status: 429, code: 'upload_limit_reached' }

async function newUnverified(settings: Partial<Env>, address: string): Promise<Browser> {
  const browser = new Browser(settings, address)
  expect((await browser.post('/api/login/sign-up', { email: newAddress(), password })).status).toBe(201)
  return browser
}

async function uploadToNewDraft(browser: Browser) {
  return upload(browser, await newDraftId(browser), await newPhoto())
}

describe('the daily limit of uploads', () => {
  it('limits uploads by a person who uploads and deletes in turns', async () => {
    const { browser } = await newCodePerson()
    await leavePhotos('picture sizes of an account', await uidOf(browser), 3)
    const draftId = await newDraftId(browser)
    for (let turn = 0; turn < 3; turn += 1) {
      const { status, picture } = await upload(browser, draftId, await newPhoto())
      expect(status).toBe(201)
      expect((await browser.delete(`/api/drafts/${draftId}/images/${picture.id}`)).status).toBe(204)
    }
    const before = [(await storedFiles()).size, (await pictureRows(draftId)).rows.length]
    const refused = await upload(browser, draftId, await newPhoto())
    expect(refused).toMatchObject({ ...refusal, details: { retryAfter: expect.any(Number) } })
    for (const kind of ['crop', 'upload']) {
      expect(await upload(browser, draftId, await newPhoto(), { query: `?kind=${kind}` })).toMatchObject(refusal)
    }
    const { rows, removals } = await pictureRows(draftId)
    expect([(await storedFiles()).size, rows.length]).toEqual(before)
    expect(removals).toBe(0)
  })

  it('counts crops on every website of the account, and no existing picture', async () => {
    const { browser } = await newCodePerson()
    await leavePhotos('picture sizes of an account', await uidOf(browser), 2)
    const [first, second] = [await newDraftId(browser), await newDraftId(browser)]
    const file = await newPhoto()
    expect((await upload(browser, first, file)).status).toBe(201)
    expect((await upload(browser, second, await newPhoto(), { query: '?kind=crop' })).status).toBe(201)
    expect((await upload(browser, first, file)).status).toBe(201)
    expect(await upload(browser, second, file)).toMatchObject(refusal)
  })

  it('limits ten parallel uploads', async () => {
    const { browser } = await newCodePerson()
    await leavePhotos('picture sizes of an account', await uidOf(browser), 4)
    const draftId = await newDraftId(browser)
    const files = await Promise.all(Array.from({ length: 10 }, newPhoto))
    const answers = await Promise.all(files.map((file) => upload(browser, draftId, file)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
    expect(answers.filter(({ code }) => code === 'upload_limit_reached')).toHaveLength(6)
  })

  it('returns when the limit resets, in words and as a header', async () => {
    const { browser } = await newCodePerson()
    await leavePhotos('picture sizes of an account', await uidOf(browser), 0)
    const response = await browser.fetch(`/api/drafts/${await newDraftId(browser)}/images`, {
      method: 'POST',
      headers: { origin: env.APP_ORIGIN, 'content-type': 'image/png' },
      body: await newPhoto(),
    })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(86_000)
  })

  it('shares one limit among the unverified accounts of an address', async () => {
    const address = '198.51.100.90'
    const first = await newUnverified(alone, address)
    const stranger = await callerOf({ env }, new Headers({ 'cf-connecting-ip': address }))
    await leavePhotos('picture sizes from an address', stranger.address ?? '', 2)
    expect((await uploadToNewDraft(first)).status).toBe(201)
    expect((await uploadToNewDraft(await newUnverified(alone, address))).status).toBe(201)
    expect(await uploadToNewDraft(await newUnverified(alone, address))).toMatchObject(refusal)
    expect((await uploadToNewDraft((await newCodePerson(alone)).browser)).status).toBe(201)
  })

  it('ends for all unverified accounts together before it ends for customers', async () => {
    await env.DB.exec('delete from attempt_counts')
    const settings = { ...alone, TRANSFORMATIONS_DAILY: String(2 * aPhoto) }
    for (const address of ['198.51.100.91', '198.51.100.92'])
      expect((await uploadToNewDraft(await newUnverified(settings, address))).status).toBe(201)
    expect(await uploadToNewDraft(await newUnverified(settings, '198.51.100.93'))).toMatchObject(refusal)
    const { browser } = await newCodePerson(settings)
    const draftId = await newDraftId(browser)
    for (let photo = 0; photo < 6; photo += 1)
      expect((await upload(browser, draftId, await newPhoto())).status).toBe(201)
    expect(await upload(browser, draftId, await newPhoto())).toMatchObject(refusal)
  })
})
