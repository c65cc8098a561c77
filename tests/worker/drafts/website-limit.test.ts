import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { insertCreation } from '../../../worker/creation/rows.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { creationIdOf, newToken } from '../../../worker/platform/crypto/hash.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { newPerson } from '../../harness/workers/accounts/account.ts'
import { type Answer, Browser } from '../../harness/workers/accounts/browser.ts'
import { idleRuns, plumberAnswers } from '../../harness/workers/creation/creations.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'

const limit = 5
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const draftsOf = async (browser: Browser) =>
  ((await browser.get('/api/drafts')).body as { drafts: { draftId: string }[] }).drafts
const newDraft = (browser: Browser) => browser.post('/api/drafts', { websiteSettings: smallDocument() })

/** Another window of the same person, optionally with a creation. */
function windowOf(person: Browser, creation?: string, changes: Partial<typeof env> = {}): Browser {
  const window = new Browser(changes)
  for (const [name, value] of person.cookies) window.cookies.set(name, value)
  window.cookies.delete('creation')
  if (creation) window.cookies.set('creation', creation)
  return window
}

/** A website finished before sign-in; returns the token of its browser. */
async function waitingCreation(): Promise<string> {
  const token = newToken()
  const id = await creationIdOf(token)
  await insertCreation(openDatabase(env.DB), {
    ...{ id, answers: JSON.stringify(plumberAnswers), websiteSettings: JSON.stringify(smallDocument()) },
    ...{ createdAt: new Date(), status: 'done' },
  })
  return token
}

function expectRefused(answers: readonly Answer[], made: number): void {
  const refused = answers.filter(({ status }) => status >= 400)
  expect(answers.length - refused.length).toBe(made)
  for (const { status, body } of refused) {
    expect([status, body]).toEqual([409, { error: { code: 'website_limit_reached', requestId: expect.any(String) } }])
  }
}

// ASVS 2.3.2
it('the website limit is five by default', async () => {
  expect(env.WEBSITE_LIMIT).toBe(String(limit))
  const few = await newPerson({ WEBSITE_LIMIT: '2' })
  expectRefused(await times(4, () => newDraft(few)), 2)
  const log = vi.spyOn(console, 'error').mockReturnValue()
  for (const wrong of ['', '0', 'many', '2.5']) {
    expect((await newDraft(windowOf(few, undefined, { WEBSITE_LIMIT: wrong }))).status).toBe(500)
  }
  expect(linesAbout(log, 'api.unexpected')).toHaveLength(4)
  log.mockRestore()
})

describe('the website limit with twenty parallel requests', () => {
  it('applies to documents sent from two windows', async () => {
    const person = await newPerson()
    const windows = [person, windowOf(person)]
    expectRefused(await times(20, (index) => newDraft(windows[index % 2] ?? person)), limit)
    expect(await draftsOf(person)).toHaveLength(limit)
  })

  it('applies to duplicates', async () => {
    const person = await newPerson()
    const { draftId } = (await newDraft(person)).body as Draft
    expectRefused(await times(20, () => person.post(`/api/drafts/${draftId}/duplicate`)), limit - 1)
    expect(await draftsOf(person)).toHaveLength(limit)
  })

  it('applies to claimed websites, and excess websites remain pending', async () => {
    const person = await newPerson()
    const windows = await times(20, async () => windowOf(person, await waitingCreation()))
    expectRefused(await Promise.all(windows.map((window) => window.post('/api/creations/current/claim'))), limit)
    expect(await draftsOf(person)).toHaveLength(limit)
    const waiting = windows.filter(({ cookies }) => cookies.has('creation'))
    expect(waiting).toHaveLength(20 - limit)
    for (const window of waiting) {
      expect((await window.get('/api/creations/current')).body).toMatchObject({ status: 'done', draftId: null })
    }
    const [first] = await draftsOf(person)
    await person.delete(`/api/drafts/${first?.draftId}`)
    expectRefused(await Promise.all(waiting.map((window) => window.post('/api/creations/current/claim'))), 1)
  })

  it('applies to wizards finished in twenty windows', async () => {
    const person = await newPerson()
    const windows = await times(20, async () => windowOf(person, undefined, { CREATIONS: idleRuns }))
    expectRefused(await Promise.all(windows.map((window) => window.post('/api/creations', plumberAnswers))), limit)
  })

  it('applies to drafts, duplicates, claims and wizards together', async () => {
    const person = await newPerson()
    const { draftId } = (await newDraft(person)).body as Draft
    const ways = [
      () => newDraft(windowOf(person)),
      () => windowOf(person).post(`/api/drafts/${draftId}/duplicate`),
      async () => windowOf(person, await waitingCreation()).post('/api/creations/current/claim'),
    ]
    expectRefused(await times(21, async (index) => (ways[index % 3] ?? newDraft)(person)), limit - 1)
    expect(await draftsOf(person)).toHaveLength(limit)
  })
})

it('the website limit applies to each person separately', async () => {
  const [full, other] = [await newPerson(), await newPerson()]
  await times(limit, () => newDraft(full))
  expect((await newDraft(full)).status).toBe(409)
  expectRefused(await times(limit, () => newDraft(other)), limit)
})
